// What lies open: a card of the structure for acting on it, or something to read.
import { CardFace } from '../../components/card.tsx';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { Actions } from './actions.tsx';
import { BillList, billLength, type BillProps, shortOf } from './bill.tsx';
import { Close } from './close.tsx';
import { cardFace } from './faces.ts';
import type { Fit } from './fit.ts';
import { askCard, placesOf, type Place } from './model.ts';
import { CardRules, Previews, Reading } from './on-demand.ts';
import type { Play, Subject } from './play.ts';
import { cardEffect, cardName } from './say.ts';

/** Letters in a line of the effect. */
const LETTERS = 44;
/** From this length on the preview keeps to signs and figures. */
const LONG_BILL = 3;
/** Lines that a row of wonders takes. */
const WONDER_LINES = 2;

type Room = Pick<Fit, 'form' | 'lines' | 'beside' | 'columns'>;

const coverNames = (places: readonly Place[], place: Place): string => {
  const words = tableWords();
  const names = place.under.map((slot) => {
    const card = places.find((p) => p.slot === slot)?.card;
    return card === undefined ? words['card.hidden-one'] : cardName(card);
  });
  return words['card.covered-by']({ cards: duelWords().and({ items: names }) });
};

/** A card of the structure: playable when it is available on the viewer's turn, readable at any time. */
function SlotDock(props: Room & { readonly play: Play; readonly place: Place; readonly places: readonly Place[] }) {
  const { play, place, places, form, beside, columns } = props;
  const { table } = play;
  const { card } = place;
  if (card === undefined) return null;
  const seat = play.ui.foePrices.value ? table.foe : table.me;
  const reason = askCard(table, seat, card);
  const acting = place.open && table.mine && table.view.decision === 'turn';
  const opens = place.open ? places.filter((p) => reason.opens.includes(p.slot)) : [];
  const bill: BillProps | undefined = reason.bill && { play, bill: reason.bill, seat, short: shortOf(reason), form: '' };
  const lines = bill === undefined ? 0 : billLength(bill);
  const words = Math.ceil(cardEffect(card).length / LETTERS);
  // Beside the structure two wonders stand in a row; what none needs is free.
  const unbuilt = play.me.wonders.filter((w) => w.status === 'unbuilt').length;
  const spare = beside && form === 'full' ? WONDER_LINES * (2 - Math.ceil(unbuilt / 2)) : 0;
  const long = lines + words > props.lines + spare;
  // On a phone a long text does without the picture: a higher sheet would cover the cards that can be taken.
  const slim = form === 'slim' || (play.phone && long);
  const terse = long || lines >= LONG_BILL;
  const inShort = !long ? '' : columns ? 'columns' : 'in-line';
  return (
    <div class={`dock${slim ? ' slim' : ''}${acting ? '' : ' reading'}`} role="region" aria-label={cardName(card)}>
      {!slim && <CardFace {...cardFace(card)} name={cardName(card)} class="show" />}
      <div class="dock-text column">
        <h3>
          {cardName(card)}
          <CardRules card={card} reason={reason} />
        </h3>
        <p>{cardEffect(card)}</p>
        {!place.open && <p class="note">{coverNames(places, place)}</p>}
        {seat !== table.me && <p class="note">{tableWords()['bill.for']({ name: play.nameOf(seat) })}</p>}
        {bill && <BillList {...bill} form={inShort} />}
        <Previews play={play} card={card} acting={acting} opens={opens} slim={terse} />
      </div>
      {acting && <Actions play={play} card={card} slim={slim} />}
      <Close play={play} />
    </div>
  );
}

export function OpenCard({ play, subject, ...room }: Room & { readonly play: Play; readonly subject: Subject }) {
  if (subject.kind !== 'slot') return <Reading play={play} subject={subject} />;
  const places = placesOf(play.table.view);
  const place = places.find((p) => p.slot === subject.slot);
  return place === undefined ? null : <SlotDock {...room} play={play} place={place} places={places} />;
}
