// Prices as they lie on a card or beside a button: coins to the bank, arrows to the neighbours.
import { Coin, Icon } from '../../components/index.ts';
import { PriceTag } from '../../components/price-tag.tsx';
import type { Price } from './offers.ts';
import { priceTag } from './say.ts';

interface CoinsProps {
  readonly bank: number;
  readonly left: number;
  readonly right: number;
  /** Words beside what goes to the sides. */
  readonly toLeft?: string;
  readonly toRight?: string;
}

/** Coins to the left, to the bank and to the right, with an arrow on the side that is paid. */
export function Coins({ bank, left, right, toLeft, toRight }: CoinsProps) {
  return (
    <>
      {bank > 0 && <Coin n={bank} />}
      {bank > 0 && left + right > 0 && '+'}
      {left > 0 && (
        <>
          <Icon id="arrow-left" class="" />
          <Coin n={left} />
          {toLeft && <span>{toLeft}</span>}
        </>
      )}
      {left > 0 && right > 0 && '+'}
      {right > 0 && (
        <>
          <Coin n={right} />
          {toRight && <span>{toRight}</span>}
          <Icon id="arrow-right" class="" />
        </>
      )}
    </>
  );
}

export function Tag(props: { readonly price: Price | undefined; readonly terse: boolean }) {
  const { price, terse } = props;
  if (price === undefined) return null;
  const tag = priceTag(price, terse);
  if (tag !== undefined) return <PriceTag price={tag} />;
  if (price.kind !== 'pay') return null;
  return (
    <span class="tag trade">
      <Coins {...price} />
    </span>
  );
}
