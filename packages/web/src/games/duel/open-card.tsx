// What lies open for reading or for acting on it: a card of the structure or of a city, a wonder, a token.
import type { WonderId } from '@maravilha/duel';
import type { ComponentChildren } from 'preact';
import { theme } from '../../base/settings.ts';
import { CardFace, IconButton, TokenFace, WonderCard } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { Actions } from './actions.tsx';
import { BillList, billLength, shortOf } from './bill.tsx';
import { cardFace, tokenFace, wonderFace } from './faces.ts';
import type { Fit } from './fit.ts';
import { askCard, askWonder, placesOf, type Place } from './model.ts';
import { Previews } from './on-demand.ts';
import type { Play, Subject } from './play.ts';
import { cardEffect, cardKind, cardName, tokenEffect, tokenName, wonderEffect, wonderName, wonderShort, wonderState } from './say.ts';

/** Lines that effect and bill may take together in the full form; a longer bill stands in one line. */
const LINES = { phone: 4, desk: 5 } as const;
/** Letters in a line of the effect. */
const LETTERS = 44;
/** From this length on the preview keeps to signs and figures. */
const LONG_BILL = 3;

function Close({ play }: { readonly play: Play }) {
  return <IconButton icon="cross" label={tableWords().close} class="close" onClick={() => (play.ui.subject.value = undefined)} />;
}

const coverNames = (places: readonly Place[], place: Place): string => {
  const words = tableWords();
  const names = place.under.map((slot) => {
    const card = places.find((p) => p.slot === slot)?.card;
    return card === undefined ? words['card.hidden-one'] : cardName(card);
  });
  return words['card.covered-by']({ cards: duelWords().and({ items: names }) });
};

/** A card of the structure: playable when it is available on the viewer's turn, readable at any time. */
function SlotDock({
  play,
  place,
  places,
  form,
}: {
  readonly play: Play;
  readonly place: Place;
  readonly places: readonly Place[];
  readonly form: Fit['form'];
}) {
  const { table } = play;
  const { card } = place;
  if (card === undefined) return null;
  const seat = play.ui.foePrices.value ? table.foe : table.me;
  const reason = askCard(table, seat, card);
  const acting = place.open && table.mine && table.view.decision === 'turn';
  const opens = place.open ? places.filter((p) => reason.opens.includes(p.slot)) : [];
  const bill = reason.bill;
  const lines = bill === undefined ? 0 : billLength(bill, shortOf(reason));
  const words = Math.ceil(cardEffect(card).length / LETTERS);
  const long = lines + words > (play.phone ? LINES.phone : LINES.desk);
  // On a phone a long text does without the picture: a higher sheet would cover the cards that can be taken.
  const slim = form === 'slim' || (play.phone && long);
  const inLine = slim || long;
  const terse = slim || play.phone || (!inLine && lines >= LONG_BILL);
  return (
    <div class={`dock${slim ? ' slim' : ''}${acting ? '' : ' reading'}`} role="region" aria-label={cardName(card)}>
      {!slim && <CardFace {...cardFace(card)} name={cardName(card)} class="show" />}
      <div class="dock-text column">
        <h3>{cardName(card)}</h3>
        <p>{cardEffect(card)}</p>
        {!place.open && <p class="note">{coverNames(places, place)}</p>}
        {seat !== table.me && <p class="note">{tableWords()['bill.for']({ name: play.nameOf(seat) })}</p>}
        {bill && <BillList play={play} bill={bill} seat={seat} short={shortOf(reason)} inLine={inLine} />}
        <Previews play={play} card={card} acting={acting} opens={opens} slim={terse} />
      </div>
      {acting && <Actions play={play} card={card} slim={slim} />}
      <Close play={play} />
    </div>
  );
}

interface ReadProps {
  readonly play: Play;
  readonly title: string;
  readonly where: string;
  readonly effect: string;
  readonly picture: ComponentChildren;
  readonly children?: ComponentChildren;
}

function Reading({ play, title, where, effect, picture, children }: ReadProps) {
  return (
    <div class="dock reading thing" role="region" aria-label={title}>
      {picture}
      <div class="dock-text column">
        <h3>{title}</h3>
        <small class="where">{where}</small>
        <p>{effect}</p>
        {children}
      </div>
      <Close play={play} />
    </div>
  );
}

function WonderReading({ play, wonder, from }: { readonly play: Play; readonly wonder: WonderId; readonly from: number | 'offer' }) {
  const words = tableWords();
  const held = play.table.view.cities.flatMap((c) => c.wonders).find((w) => w.wonder === wonder);
  const seat = from === 'offer' ? play.table.me : from;
  const reason = held?.status === 'unbuilt' ? askWonder(play.table, seat, wonder) : undefined;
  const state =
    held === undefined ? words['read.on-offer'] : `${words['read.wonder-of']({ name: play.nameOf(seat) })} · ${wonderState(held)}`;
  return (
    <Reading
      play={play}
      title={wonderName(wonder)}
      where={state}
      effect={wonderEffect(wonder)}
      picture={
        <WonderCard
          {...wonderFace(wonder)}
          name={wonderShort(wonder)}
          time={theme.value}
          built={held?.status === 'built'}
          out={held?.status === 'lost'}
          class="show"
        />
      }
    >
      {reason?.bill && <BillList play={play} bill={reason.bill} seat={seat} short={shortOf(reason)} inLine />}
    </Reading>
  );
}

export function OpenCard({ play, subject, form }: { readonly play: Play; readonly subject: Subject; readonly form: Fit['form'] }) {
  const words = tableWords();
  switch (subject.kind) {
    case 'slot': {
      const places = placesOf(play.table.view);
      const place = places.find((p) => p.slot === subject.slot);
      return place === undefined ? null : <SlotDock play={play} place={place} places={places} form={form} />;
    }
    case 'card':
      return (
        <Reading
          play={play}
          title={cardName(subject.card)}
          where={`${cardKind(subject.card)} · ${subject.from === 'discard' ? words['read.in-discard'] : words['read.in-city']({ name: play.nameOf(subject.from) })}`}
          effect={cardEffect(subject.card)}
          picture={<CardFace {...cardFace(subject.card)} name={cardName(subject.card)} class="show" />}
        />
      );
    case 'wonder':
      return <WonderReading play={play} wonder={subject.wonder} from={subject.from} />;
    case 'token':
      return (
        <Reading
          play={play}
          title={tokenName(subject.token)}
          where={subject.from === 'board' ? words['read.on-board'] : words['read.token-of']({ name: play.nameOf(subject.from) })}
          effect={tokenEffect(subject.token)}
          picture={<TokenFace {...tokenFace(subject.token)} class="show" />}
        />
      );
  }
}
