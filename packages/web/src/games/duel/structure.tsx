import '../../components/card-tiny.css';
import './structure.css';
import type { CSSProperties, TargetedMouseEvent } from 'preact';
import { CardFace } from '../../components/card.tsx';
import { CardBack } from './pieces.ts';
import { tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { cardFace } from './faces.ts';
import type { Fit } from './fit.ts';
import { askCard, placesOf, type Place, priceOf } from './model.ts';
import type { Play } from './play.ts';
import { cardLabel, cardName, priceTag, priceWords } from './say.ts';
import { rem } from '../../table/window.ts';

/** The slots that would be turned up, or become open, if the card in this slot were taken. */
const opensWith = (play: Play, places: readonly Place[], slot: number | undefined): readonly number[] => {
  const card = places.find((p) => p.slot === slot && p.open)?.card;
  return card === undefined ? [] : askCard(play.table, play.table.me, card).opens;
};

/** First activation opens a card; a second one by keyboard goes on to its actions, by pointer it closes the card. */
const onCard = (play: Play, slot: number) => (event: TargetedMouseEvent<HTMLElement>) => {
  const { subject } = play.ui;
  const now = subject.peek();
  if (now?.kind === 'slot' && now.slot === slot) {
    if (event.detail > 0) subject.value = undefined;
    else document.querySelector<HTMLElement>('.duel .dock button')?.focus();
    return;
  }
  subject.value = { kind: 'slot', slot };
};

interface CardProps {
  readonly play: Play;
  readonly place: Place;
  readonly style: CSSProperties;
  readonly tiny: boolean;
}

function OneCard({ play, place, style, tiny }: CardProps) {
  const words = tableWords();
  const { table, ui } = play;
  const { card } = place;
  if (card === undefined) return null;
  const seat = ui.foePrices.value ? table.foe : table.me;
  const price = place.open ? priceOf(askCard(table, seat, card)) : undefined;
  const said = ui.foePrices.value ? words['price.for']({ name: play.nameOf(seat), price: priceWords(price) }) : priceWords(price);
  const subject = ui.subject.value;
  const selected = subject?.kind === 'slot' && subject.slot === place.slot;
  return (
    <CardFace
      {...cardFace(card)}
      name={cardName(card)}
      tag={priceTag(price, tiny)}
      covered={!place.open}
      selected={selected}
      tiny={tiny}
      class={ui.foePrices.value ? 'for-foe' : ''}
      style={style}
      data-slot={place.slot}
      data-place={`card:${card}`}
      aria-label={cardLabel(card, [place.open ? said : words['card.covered']])}
      aria-pressed={selected}
      tabIndex={place.open ? 0 : -1}
      onClick={onCard(play, place.slot)}
    />
  );
}

/** The cards of the age, overlapping as on a table. */
export function Structure({ play, fit, middle }: { readonly play: Play; readonly fit: Fit; readonly middle: number }) {
  const words = tableWords();
  const { view } = play.table;
  const places = placesOf(view);
  const subject = play.ui.subject.value;
  const opens = opensWith(play, places, subject?.kind === 'slot' ? subject.slot : undefined);
  return (
    <div
      class={fit.step < fit.w * (fit.tiny ? 1.04 : 0.55) ? 'structure close' : 'structure'}
      role="group"
      aria-label={view.age === 0 ? '' : words['structure.title']({ age: duelWords().age({ age: view.age }) })}
      style={{ width: rem(fit.width), height: rem(fit.height) }}
    >
      {places.map((place) => {
        const left = fit.width / 2 + ((place.x - middle) * (fit.w + fit.gap)) / 2 - fit.w / 2;
        const style = { '--w': rem(fit.w), left: rem(Math.round(left)), top: rem(place.row * fit.step), zIndex: place.row + 1 };
        const reveals = opens.includes(place.slot);
        if (place.card !== undefined) return <OneCard key={place.slot} play={play} place={place} style={style} tiny={fit.tiny} />;
        return (
          <CardBack
            key={place.slot}
            back={place.back}
            reveals={reveals}
            class={fit.tiny ? 'tiny' : ''}
            style={style}
            data-slot={place.slot}
            role="img"
            aria-label={reveals ? `${duelWords()[`back.${place.back}`]}, ${words['structure.reveals']}` : duelWords()[`back.${place.back}`]}
          />
        );
      })}
    </div>
  );
}
