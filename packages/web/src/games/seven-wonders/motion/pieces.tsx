// What flies over the table: copies of cards, coins, tokens. They are drawn like everything else and thrown away when they land.
import '../../../components/card-tiny.css';
import './motion.css';
import type { Age, CardId } from '@maravilha/seven-wonders';
import { CardFace } from '../../../components/card.tsx';
import { Icon } from '../../../components/index.ts';
import { CardBack } from '../../../components/card-back.tsx';
import { pieceOf } from '../../../table/motion/piece.ts';
import { cardFace, tinyFace } from '../faces.ts';
import { cardName } from '../say.ts';

/** The card if it is known, else its back. */
export const cardPiece = (card: CardId | undefined, age: Age, small: boolean): HTMLElement =>
  pieceOf(
    small ? 'flying-card small' : 'flying-card',
    card === undefined ? (
      <CardBack back={`age-${age}`} />
    ) : (
      <CardFace {...(small ? tinyFace(card) : cardFace(card))} name={cardName(card)} tiny={small} />
    ),
  );

export const coinPiece = (): HTMLElement => pieceOf('flying-coin', <i class="coin" />);

export const debtPiece = (): HTMLElement => pieceOf('flying-debt', <Icon id="debt" class="" />);

export const dovePiece = (): HTMLElement => pieceOf('flying-dove', <Icon id="dove" class="" />);

export const tokenPiece = (points: number): HTMLElement =>
  pieceOf(
    'flying-token',
    <span class={points < 0 ? 'row war-token lost' : 'row war-token'}>
      <Icon id={points < 0 ? 'defeat' : 'victory'} class="" />
      {points < 0 ? `−${-points}` : `+${points}`}
    </span>,
  );

/** Numbers from 0 up to the shields, one above the other: each has its moment. */
function Tally({ shields }: { readonly shields: number }) {
  return (
    <b>
      {Array.from({ length: shields + 1 }, (_, n) => (
        <span key={n} data-count={n}>
          {n}
        </span>
      ))}
    </b>
  );
}

/** Both sides of a conflict over the war box, with the result behind. */
export const warPiece = (shields: readonly [number, number], outcome: 'win' | 'lose' | 'tie'): HTMLElement =>
  pieceOf(
    `row flying-war ${outcome}`,
    <>
      <span class="row side">
        <Tally shields={shields[0]} />
        <Icon id="shield" class="" />
      </span>
      <span class="sign">
        <Icon id="war" class="" />
        <Icon id={outcome === 'win' ? 'check' : outcome === 'lose' ? 'cross' : 'equal'} class="end" />
      </span>
      <span class="row side">
        <Icon id="shield" class="" />
        <Tally shields={shields[1]} />
      </span>
    </>,
  );
