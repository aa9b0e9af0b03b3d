// Examples in the rules of Duel.
import { type CardId, SYMBOLS, SYMBOLS_TO_WIN } from '@maravilha/duel/box';
import { useState } from 'preact/hooks';
import type { BookFigures } from '../../../base/book.ts';
import { capital, onColour } from '../../../base/entries.tsx';
import { Figure, Stepper, Sum, Toggle } from '../../../base/ui/figure.tsx';
import { CardBack } from '../../../components/card-back.tsx';
import { CardFace } from '../../../components/card.tsx';
import { Chip, Coin } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Price } from '../../../components/types.ts';
import { duelSymbolWords } from '../books.ts';
import { cardFace } from '../faces.ts';
import { duelWords } from '../words.ts';
import './figures.css';
import { pawnPoints, priceOf, scienceOf } from './examples.ts';

function Card(props: { readonly card: CardId; readonly tag?: Price; readonly covered?: boolean }) {
  const { card, ...rest } = props;
  return <CardFace {...cardFace(card)} name={duelWords()[`card.${card}`]} {...rest} />;
}

function Open() {
  const words = duelSymbolWords();
  return (
    <Figure title={words['figure.open']} says={words['figure.open.says']}>
      <div class="figure-structure" aria-hidden="true">
        <div>
          <Card card="baths" covered />
          <Card card="altar" covered />
        </div>
        <div>
          <CardBack back="age-1" />
          <CardBack back="age-1" />
          <CardBack back="age-1" />
        </div>
        <div>
          <Card card="quarry" />
          <Card card="theater" />
          <Card card="stable" />
          <Card card="tavern" />
        </div>
      </div>
    </Figure>
  );
}

function Pricing() {
  const words = duelSymbolWords();
  const [theirs, setTheirs] = useState(2);
  const [own, setOwn] = useState(0);
  const [reserve, setReserve] = useState(false);
  const { unit, missing, total } = priceOf(theirs, own, reserve);
  const stone = <Chip resource="stone" />;
  return (
    <Figure title={words['figure.price']} says={words['figure.price.says']({ coins: total })} live>
      <div class="figure-cards">
        <Card card="aqueduct" tag={total === 0 ? { kind: 'free' } : { kind: 'coins', n: total }} />
      </div>
      <Stepper label={words['figure.price.theirs']} value={theirs} most={5} onChange={setTheirs}>
        {stone}
      </Stepper>
      <Stepper label={words['figure.price.own']} value={own} most={3} onChange={setOwn}>
        {stone}
      </Stepper>
      <Toggle label={words['figure.price.reserve']} on={reserve} onChange={setReserve} />
      <Sum
        lines={[
          [words['figure.price.unit'], <Coin n={unit} />],
          [words['figure.price.missing'], missing],
          [words['figure.price.total'], <Coin n={total} />],
        ]}
      />
    </Figure>
  );
}

const SPACES = Array.from({ length: 19 }, (_, i) => i - 9);
const zoneOf = (at: number): string => (Math.abs(at) === 9 ? 'zone-end' : `zone-${pawnPoints(Math.abs(at))}`);

function Track() {
  const words = duelSymbolWords();
  const [at, setAt] = useState(2);
  const distance = Math.abs(at);
  return (
    <Figure
      title={words['figure.track']}
      says={words['figure.track.says']({ at: distance, points: pawnPoints(distance), mine: at > 0 })}
      live
    >
      <div class="figure-track" aria-hidden="true">
        {SPACES.map((space) => (
          <i key={space} class={space === at ? `${zoneOf(space)} pawn-here` : zoneOf(space)} />
        ))}
      </div>
      <Stepper label={words['figure.track.mine']} value={at} least={-9} most={9} onChange={setAt}>
        <Icon id="shield" />
      </Stepper>
    </Figure>
  );
}

/** The scales stand on the Law token alone, and make no pair. */
const mostOf = (symbol: (typeof SYMBOLS)[number]): number => (symbol === 'scales' ? 1 : 2);

function Science() {
  const words = duelSymbolWords();
  const names = duelWords();
  const [counts, setCounts] = useState<readonly number[]>(SYMBOLS.map((_, i) => (i === 0 ? 2 : i < 4 ? 1 : 0)));
  const { pairs, kinds, wins } = scienceOf(counts);
  return (
    <Figure title={words['figure.science']} says={words['figure.science.says']({ missing: SYMBOLS_TO_WIN - kinds, wins })} live>
      {SYMBOLS.map((symbol, i) => (
        <Stepper
          key={symbol}
          label={capital(names[`symbol.${symbol}`])}
          value={counts[i] ?? 0}
          most={mostOf(symbol)}
          onChange={(value) => setCounts(counts.with(i, value))}
        >
          {onColour('green', `sci-${symbol}`)}
        </Stepper>
      ))}
      <Sum
        lines={[
          [words['figure.science.pairs'], pairs],
          [words['figure.science.kinds'], `${kinds} / ${SYMBOLS_TO_WIN}`],
        ]}
      />
    </Figure>
  );
}

export const figures: BookFigures = { 2: Open, 3: Pricing, 5: Track, 6: Science };
