import './price-tag.css';
import { Chip, Coin } from './glyphs.tsx';
import { Icon } from './icon.tsx';
import type { Price } from './types.ts';

/** What it costs me now, or why not; on the lower edge of a card or wherever it is put. */
export function PriceTag(props: { readonly price: Price; readonly class?: string | undefined }) {
  const { price } = props;
  const more = props.class ? ` ${props.class}` : '';
  switch (price.kind) {
    case 'free':
      return (
        <span class={`tag fine${more}`}>
          <Icon id="check" class="" />
          {price.text}
        </span>
      );
    case 'chain':
      return (
        <span class={`tag fine${more}`}>
          <Icon id="chain" class="" />
          {price.symbol && <Icon id={price.symbol} class="" />}
          {price.text}
        </span>
      );
    case 'coins':
      return (
        <span class={`tag coins${more}`}>
          <Coin n={price.n} />
          {price.text}
        </span>
      );
    case 'trade':
      return (
        <span class={`tag trade${more}`}>
          {price.left > 0 && (
            <>
              <Icon id="arrow-left" class="" />
              <Coin n={price.left} />
            </>
          )}
          {price.left > 0 && price.right > 0 && '+'}
          {price.right > 0 && (
            <>
              <Coin n={price.right} />
              <Icon id="arrow-right" class="" />
            </>
          )}
        </span>
      );
    case 'no':
      return (
        <span class={`tag refused${more}`}>
          <Icon id="cross" class="" />
          {price.text}
          {price.coins !== undefined && <Coin n={price.coins} />}
          {price.resource && <Chip resource={price.resource} />}
        </span>
      );
  }
}
