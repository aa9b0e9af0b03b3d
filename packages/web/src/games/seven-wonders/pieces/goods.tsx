// What a city makes and sells: chips, choices in a capsule, grouped by price or counted.
import './goods.css';
import { Block, Chip, Coin, type Outer, RESOURCE_NAMES, type ResourceName } from '../../../components/index.ts';

/** One symbol of production: a single resource, or one of several. */
type GoodChoice = readonly ResourceName[];

interface GoodsGroup {
  /** What one unit costs me; without it the coin is left out. */
  readonly price?: number | undefined;
  /** The price is lower thanks to a card of mine: green ring. */
  readonly cut?: boolean | undefined;
  readonly goods: readonly GoodChoice[];
}

/** One symbol of production; a choice is a capsule with slashes. */
export function Good(props: { readonly oneOf: GoodChoice }) {
  const choice = props.oneOf.length > 1;
  return (
    <span class={choice ? `row good choice${props.oneOf.length > 2 ? ' wide' : ''}` : 'row good'}>
      {props.oneOf.map((resource, i) => (
        <>
          {i > 0 && <em>/</em>}
          <Chip resource={resource} />
        </>
      ))}
    </span>
  );
}

/** What a neighbour sells: groups by price, the coin first. A group without goods is left out. */
export function GoodsRow(props: Outer & { readonly groups: readonly GoodsGroup[] }) {
  const { groups, children, ...rest } = props;
  return (
    <Block {...rest} base="goods">
      {groups.map(
        (group, g) =>
          group.goods.length > 0 && (
            <span key={g} class="row price-group">
              {group.price !== undefined && (
                <span class={group.cut ? 'price cut' : 'price'}>
                  <Coin n={group.price} />
                </span>
              )}
              {group.goods.map((good, i) => (
                <Good key={i} oneOf={good} />
              ))}
            </span>
          ),
      )}
      {children}
    </Block>
  );
}

/** Single resources first, in the common order, then the choices. */
const rank = (good: GoodChoice): number =>
  (good.length > 1 ? 100 * good.length : 0) + (good[0] === undefined ? -1 : RESOURCE_NAMES.indexOf(good[0]));

/** All that a city makes: equal symbols once, with their number. */
export function Production(props: Outer & { readonly goods: readonly GoodChoice[] }) {
  const { goods, children, ...rest } = props;
  const counted = new Map<string, { readonly good: GoodChoice; count: number }>();
  for (const good of goods.toSorted((a, b) => rank(a) - rank(b))) {
    const same = counted.get(good.join());
    if (same) same.count += 1;
    else counted.set(good.join(), { good, count: 1 });
  }
  return (
    <Block {...rest} base="goods made-here">
      {[...counted].map(([key, { good, count }]) => (
        <span key={key} class="row counted">
          <Good oneOf={good} />
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
      {children}
    </Block>
  );
}
