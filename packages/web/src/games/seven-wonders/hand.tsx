// The hand: cards with what each costs me now, and in team play the partner's hand one press away.
import './hand.css';
import type { CardId } from '@maravilha/seven-wonders';
import { CardFace, Icon, Vignette } from '../../components/index.ts';
import { sevenWondersTableWords } from './words.ts';
import type { SeatProps } from './city-parts.tsx';
import { cardFace } from './faces.ts';
import { cityAt } from './model.ts';
import { askBuild, priceOf } from './offers.ts';
import { type Play, toggleSubject } from './play.ts';
import { cardEffect, cardLabel, cardName, priceWords } from './say.ts';
import { Tag } from './tags.tsx';

/** Widths for which the desk was drawn at a height of 768: fewer cards are larger. */
const wantedWidth = (cards: number, ring: boolean): number => {
  if (cards > 7) return 103;
  if (cards > 6) return 106;
  return ring ? 120 : 150;
};

/** How far a card sinks below the middle of the fan. */
const sink = (i: number, cards: number): number => Math.round((i - (cards - 1) / 2) ** 2 * 0.55);

function HandCard(props: SeatProps & { readonly cards: readonly CardId[]; readonly card: CardId; readonly i: number }) {
  const { play, seat, cards, card, i } = props;
  const words = sevenWondersTableWords();
  const { table, ui } = play;
  const own = seat === table.me;
  // Of two equal cards the first one stands for both.
  const first = cards.indexOf(card) === i;
  const sealed = own && first && table.sealed !== undefined && 'card' in table.sealed && table.sealed.card === card;
  const price = priceOf(askBuild(table, seat, card));
  const subject = ui.subject.value;
  const selected =
    first && subject?.card === card && (own ? subject.kind === 'hand' : subject.kind === 'card' && subject.from === 'partner');
  const now = [own ? priceWords(price) : words['price.for']({ name: play.nameOf(seat), price: priceWords(price) })];
  if (sealed) now.push(words['card.sealed']);
  return (
    <CardFace
      {...cardFace(card)}
      name={cardName(card)}
      tiny={play.phone}
      selected={selected}
      sealed={sealed}
      off={price?.kind === 'no'}
      data-card={card}
      data-sealed={sealed || undefined}
      data-index={i}
      title={cardEffect(card)}
      aria-label={cardLabel(card, now)}
      aria-expanded={selected}
      style={{ '--k': sink(i, cards.length) }}
      onClick={() => toggleSubject(play, own ? { kind: 'hand', card } : { kind: 'card', card, from: 'partner' })}
    >
      {play.phone && <Vignette colour={cardFace(card).colour} />}
      {!sealed && <Tag price={price} terse={play.phone} />}
    </CardFace>
  );
}

function HandTabs({ play, mine, theirs }: { readonly play: Play; readonly mine: number; readonly theirs: number }) {
  const words = sevenWondersTableWords();
  const { partnerHand, subject } = play.ui;
  const partner = play.table.partner ?? 0;
  const show = (other: boolean) => () => {
    partnerHand.value = other;
    subject.value = undefined;
  };
  return (
    <div class="row tabs" role="group" aria-label={words['hand.which']}>
      <button type="button" class="row" aria-pressed={!partnerHand.value} onClick={show(false)}>
        <Icon id="hand" class="" />
        {words['hand.mine']}
        <b>{mine}</b>
      </button>
      <button type="button" class="row" aria-pressed={partnerHand.value} data-partner-hand onClick={show(true)}>
        <Icon id="team" class="" />
        {words['hand.of']({ name: play.nameOf(partner) })}
        <b>{theirs}</b>
      </button>
      {partnerHand.value && !play.phone && (
        <span class="row note">
          <Icon id="eye" class="" />
          {words['hand.look-only']({ name: play.nameOf(partner) })}
        </span>
      )}
    </div>
  );
}

export function Hand({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const mine = table.seated ? (cityAt(table, table.me).hand ?? []) : [];
  const partnerCards = table.partner === undefined ? undefined : cityAt(table, table.partner).hand;
  const other = play.ui.partnerHand.value && partnerCards !== undefined && table.partner !== undefined;
  const seat = other ? (table.partner ?? table.me) : table.me;
  const cards = other ? partnerCards : mine;
  const width = wantedWidth(cards.length, table.ring.length > 0);
  return (
    <>
      {partnerCards !== undefined && <HandTabs play={play} mine={mine.length} theirs={partnerCards.length} />}
      <div
        class={`hand${other ? ' other' : ''}${cards.length < 7 ? ' few' : ''}`}
        role="group"
        aria-label={other ? words['hand.of']({ name: play.nameOf(seat) }) : words['hand.mine']}
        data-hand={other ? 'partner' : 'mine'}
        data-place="hand"
        style={{ '--n': Math.max(1, cards.length), '--wk': width / 7.68 }}
      >
        {cards.map((card, i) => (
          <HandCard key={`${card} ${cards.indexOf(card) === i ? 0 : i}`} play={play} card={card} i={i} cards={cards} seat={seat} />
        ))}
        {cards.length === 0 && !table.seated && <p class="empty">{words['hand.hidden']}</p>}
      </div>
    </>
  );
}
