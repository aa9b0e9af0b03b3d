import './price-tag.css';
import type { ComponentChildren } from 'preact';
import { Chip, Coin } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import type { Price } from './types.ts';

const drawn = (price: Price): readonly [kind: string, signs: ComponentChildren] => {
  switch (price.kind) {
    case 'free':
      return ['fine', <Icon id="check" class="" />];
    case 'chain':
      return [
        'fine',
        <>
          <Icon id="chain" class="" />
          {price.symbol && <Icon id={price.symbol} class="" />}
        </>,
      ];
    case 'coins':
      return ['coins', <Coin n={price.n} />];
    case 'trade':
      return [
        'trade',
        <>
          {price.left > 0 && <Icon id="arrow-left" class="" />}
          {price.left > 0 && <Coin n={price.left} />}
          {price.left > 0 && price.right > 0 && '+'}
          {price.right > 0 && <Coin n={price.right} />}
          {price.right > 0 && <Icon id="arrow-right" class="" />}
        </>,
      ];
    case 'no':
      return ['refused', <Icon id="cross" class="" />];
  }
};

/** What it costs me now, or why not; on the lower edge of a card or wherever it is put. */
export function PriceTag(props: { readonly price: Price; readonly class?: string | undefined }) {
  const { price } = props;
  const [kind, signs] = drawn(price);
  return (
    <span class={`tag ${kind} ${props.class ?? ''}`}>
      {signs}
      {price.kind !== 'trade' && price.text}
      {price.kind === 'no' && price.coins !== undefined && <Coin n={price.coins} />}
      {price.kind === 'no' && price.resource && <Chip resource={price.resource} />}
    </span>
  );
}
