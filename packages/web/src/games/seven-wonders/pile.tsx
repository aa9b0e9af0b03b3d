// The discard pile, at the table and at the end: known cards lie open, the others show the age they came from.
import '../../components/card-tiny.css';
import type { CardId } from '@maravilha/seven-wonders';
import { CardFace } from '../../components/card.tsx';
import { CardBack } from '../../components/card-back.tsx';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { cardFace } from './faces.ts';
import type { Play } from './play.ts';
import { cardEffect, cardLabel, cardName } from './say.ts';

/** With `read` a card can be opened, and says who discarded it. */
export function Pile({ play, read }: { readonly play: Play; read?(card: CardId): void }) {
  const game = sevenWondersWords();
  return (
    <ol class="pile">
      {play.table.view.discard.map(({ card, seat, age, turn }, i) => {
        const from = sevenWondersTableWords()['discard.from']({ name: play.nameOf(seat), age: game.age({ age }), turn });
        return (
          <li key={i} title={from}>
            {card === undefined ? (
              <CardBack back={`age-${age}`} role="img" aria-label={game[`back.age-${age}`]} />
            ) : (
              <CardFace
                {...cardFace(card)}
                name={cardName(card)}
                tiny={read === undefined}
                title={cardEffect(card)}
                aria-label={cardLabel(card, [from])}
                {...(read === undefined ? { role: 'img' } : { onClick: () => read(card) })}
              />
            )}
            {read && <small>{from}</small>}
          </li>
        );
      })}
    </ol>
  );
}
