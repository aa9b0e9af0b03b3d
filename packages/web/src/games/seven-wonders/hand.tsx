// The hand: as large as the row allows, every card with its effect in words and what it costs me now. The open card grows in its own place.
import './hand.css';
import './planks.css';
import type { CardId } from '@maravilha/seven-wonders';
import { describeMove } from '@maravilha/words/seven-wonders';
import { CardFace } from '../../components/card.tsx';
import { colourMark, CostRow, glyphRoom, Glyphs, Icon } from '../../components/index.ts';
import { waitingFor } from '../../table/sight.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import type { SeatProps } from './city-parts.tsx';
import { chainSymbol } from './chain-signs.ts';
import { cardFace, tinyFace } from './faces.ts';
import { Least } from './least.tsx';
import { useKeptFocus } from './focus.ts';
import { cityAt, leadsOf } from './model.ts';
import { askBuild, type Price, priceOf } from './offers.ts';
import { Reveal } from './on-demand.ts';
import { HandOpen, ReadOpen, SealedOpen } from './open-card.tsx';
import { type Play, toggleSubject } from './play.ts';
import { cardBrief, cardLabel, cardName, priceWords } from './say.ts';
import { Tag } from './tags.tsx';

/** The names of the cards that this one makes free, each behind the symbol that does it. */
function Leads({ play, card }: { readonly play: Play; readonly card: CardId }) {
  const leads = leadsOf(play.table, card);
  if (leads.length === 0) return null;
  return (
    <span class="leads" aria-hidden="true">
      {leads.map(({ chain, to }) => (
        <span key={to} class="row">
          <i class="disc">
            <Icon id={chainSymbol(chain)} class="" />
          </i>
          <em>{cardName(to)}</em>
        </span>
      ))}
    </span>
  );
}

interface FaceProps {
  readonly play: Play;
  readonly card: CardId;
  readonly price: Price | undefined;
  readonly sealed: boolean;
  /** Beside an open card there is no room for words. */
  readonly terse: boolean;
  /** What makes the face a button of the hand. */
  readonly rest: object;
}

/** A card as it lies on a desk. */
function Upright({ play, card, price, sealed, terse, rest }: FaceProps) {
  return (
    <CardFace {...cardFace(card)} {...rest} chainOut={[]} name={cardName(card)} sealed={sealed} off={price?.kind === 'no'}>
      <Least card={card} />
      <span class="effect-words">{cardBrief(card)}</span>
      <Leads play={play} card={card} />
      {!sealed && <Tag price={price} terse={terse} />}
    </CardFace>
  );
}

/** A card lying on its side, for a phone: band, name and effect, cost and price. */
function Plank({ play, card, price, sealed, rest }: FaceProps) {
  const face = tinyFace(card);
  const off = price?.kind === 'no';
  return (
    <button type="button" {...rest} class={`plank c-${face.colour}${off ? ' unavailable' : ''}${sealed ? ' sealed' : ''}`}>
      <span class={`plank-band band room-${Math.min(6, Math.max(1, Math.ceil(glyphRoom(face.glyphs))))}`}>
        <Icon id={colourMark(face.colour)} class="colour-mark" />
        <Glyphs glyphs={face.glyphs} />
      </span>
      <span class="plank-text">
        <b>
          {cardName(card)} <Least card={card} />
        </b>
        <small>{cardBrief(card)}</small>
        <Leads play={play} card={card} />
      </span>
      <span class="plank-price">
        <span class="row">
          <CostRow cost={face.cost} />
          {face.chainIn.map((symbol) => (
            <i key={symbol} class="disc">
              <Icon id={symbol} class="" />
            </i>
          ))}
        </span>
        {sealed ? (
          <span class="row sealed-mark">
            <Icon id="seal" class="" />
            {sevenWondersTableWords()['card.chosen']}
          </span>
        ) : (
          <Tag price={price} terse />
        )}
      </span>
    </button>
  );
}

/** An upright window of this width has room for cards in two rows. */
const TABLET = 560;

interface HandCardProps extends SeatProps {
  readonly cards: readonly CardId[];
  readonly card: CardId;
  readonly i: number;
  /** The card that lies open in its place, by its number. */
  readonly at: number;
  /** Cards of a phone stand as they do on a desk. */
  readonly upright: boolean;
}

function HandCard({ play, seat, cards, card, i, at, upright }: HandCardProps) {
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
  const rest = {
    'data-card': card,
    'data-sealed': sealed || undefined,
    'data-index': i,
    'aria-label': cardLabel(card, now),
    'aria-expanded': selected,
    'data-opened': i === at ? '' : undefined,
    onClick: () => toggleSubject(play, own ? { kind: 'hand', card } : { kind: 'card', card, from: 'partner' }),
  };
  const Face = upright || !play.phone ? Upright : Plank;
  return <Face play={play} card={card} price={price} sealed={sealed} terse={at >= 0} rest={rest} />;
}

/** What the partner has set, while others still choose. */
function PartnerChoice({ play: { table, nameOf } }: { readonly play: Play }) {
  const { partner, partnerSealed } = table;
  if (partner === undefined || partnerSealed === undefined) return null;
  const said = sevenWondersTableWords()['team.set']({ name: nameOf(partner), what: describeMove(sevenWondersWords(), partnerSealed) });
  return (
    <p class="row partner-choice" title={said} data-partner-choice={partnerSealed.kind}>
      <Icon id="check" class="" />
      <span>{said}</span>
    </p>
  );
}

function HandTabs({ play, mine, theirs }: { readonly play: Play; readonly mine: number; readonly theirs: number }) {
  const words = sevenWondersTableWords();
  const { partnerHand, subject } = play.ui;
  const name = play.nameOf(play.table.partner ?? 0);
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
        {words['hand.of']({ name })}
        <b>{theirs}</b>
      </button>
      <PartnerChoice play={play} />
    </div>
  );
}

/** Somebody else has to act first: said where the hand is. */
function Waiting({ play }: { readonly play: Play }) {
  const { table } = play;
  const { decision } = table.view;
  if (table.mine || decision === 'over' || decision === 'turn') return null;
  return (
    <p class="row waiting-line">
      <Icon id="hourglass" class="" />
      {sevenWondersWords()[`decision.wait.${decision}`]({ names: waitingFor(table).map(play.nameOf) })}
    </p>
  );
}

/** The card of the own hand that lies open, to act on or as chosen. */
const openCardOf = (play: Play): CardId | undefined => {
  const { table, ui } = play;
  const subject = ui.subject.value;
  if (subject !== undefined) return subject.kind === 'hand' ? subject.card : undefined;
  return table.mine && table.sealed !== undefined && 'card' in table.sealed ? table.sealed.card : undefined;
};

function Open({ play, card }: { readonly play: Play; readonly card: CardId }) {
  const { sealed } = play.table;
  if (play.ui.subject.value === undefined && sealed !== undefined && 'card' in sealed) return <SealedOpen play={play} move={sealed} />;
  return <HandOpen play={play} card={card} />;
}

export function Hand({ play }: { readonly play: Play }) {
  useKeptFocus();
  const words = sevenWondersTableWords();
  const { table } = play;
  const mine = table.seated ? (cityAt(table, table.me).hand ?? []) : [];
  const partnerCards = table.partner === undefined ? undefined : cityAt(table, table.partner).hand;
  const other = play.ui.partnerHand.value && partnerCards !== undefined && table.partner !== undefined;
  const seat = other ? (table.partner ?? table.me) : table.me;
  const cards = other ? partnerCards : mine;
  const open = other ? undefined : openCardOf(play);
  const at = open === undefined ? -1 : cards.indexOf(open);
  const subject = play.ui.subject.value;
  if (!table.seated && play.session.info.value.together) return <Reveal play={play} />;
  const upright = play.shape === 'phone' && play.window.width >= TABLET && at < 0;
  return (
    <>
      <Waiting play={play} />
      {partnerCards !== undefined && <HandTabs play={play} mine={mine.length} theirs={partnerCards.length} />}
      <div
        class={`hand cards-${cards.length}${other ? ' other' : ''}${at >= 0 ? ' opened' : ''}${upright ? ' upright' : ''}`}
        role="group"
        aria-label={other ? words['hand.of']({ name: play.nameOf(seat) }) : words['hand.mine']}
        data-hand={other ? 'partner' : 'mine'}
        data-place="hand"
        style={{ '--n': Math.max(1, cards.length) }}
      >
        {cards.map((card, i) => (
          <>
            <HandCard
              key={`${card} ${cards.indexOf(card) === i ? 0 : i}`}
              play={play}
              card={card}
              i={i}
              cards={cards}
              seat={seat}
              at={at}
              upright={upright}
            />
            {i === at && <Open key="open" play={play} card={card} />}
          </>
        ))}
        {cards.length === 0 && <p class="empty">{table.seated ? '' : words['hand.hidden']}</p>}
      </div>
      {subject?.kind === 'card' && <ReadOpen play={play} subject={subject} />}
    </>
  );
}
