// Prices by trying everything, from words alone. Slow and obvious: the engine is compared with it.
import {
  type CardId,
  CARDS,
  type CityView,
  type Cost,
  type DuelView,
  type Effect,
  RESOURCES,
  type Resource,
  TOKENS,
  type WonderId,
  WONDERS,
} from '../../src/index.ts';

const cardEffects = (city: CityView): readonly Effect[] => city.built.flatMap((card): readonly Effect[] => CARDS[card].effects);
const builtWonders = (city: CityView): WonderId[] => city.wonders.filter((w) => w.status === 'built').map((w) => w.wonder);
const wonderEffects = (city: CityView): readonly Effect[] =>
  builtWonders(city).flatMap((wonder): readonly Effect[] => WONDERS[wonder].effects);
const tokenEffects = (city: CityView): readonly Effect[] => city.tokens.flatMap((token): readonly Effect[] => TOKENS[token].effects);

const productionOf = (city: CityView, resource: Resource): number =>
  cardEffects(city).reduce((sum, e) => sum + (e.kind === 'produce' ? (e.resources[resource] ?? 0) : 0), 0);

const unitPrice = (view: DuelView, seat: number, resource: Resource): number => {
  const fixed = cardEffects(view.cities[seat]).find((e) => e.kind === 'fixedPrice' && e.resources.includes(resource));
  return fixed?.kind === 'fixedPrice' ? fixed.price : 2 + productionOf(view.cities[1 - seat], resource);
};

/** The least that the missing units can cost: every choice producer tries every resource, the discount every unit. */
const least = (
  missing: readonly Resource[],
  choices: readonly (readonly Resource[])[],
  discount: number,
  price: (r: Resource) => number,
): number => {
  const without = (i: number): Resource[] => missing.filter((_, n) => n !== i);
  const plans: number[] = [];
  const [choice, ...rest] = choices;
  if (choice !== undefined) {
    missing.forEach((r, i) => {
      if (choice.includes(r)) plans.push(least(without(i), rest, discount, price));
    });
    plans.push(least(missing, rest, discount, price));
  } else if (discount > 0 && missing.length > 0) {
    missing.forEach((_, i) => plans.push(least(without(i), [], discount - 1, price)));
  } else {
    plans.push(missing.reduce((sum, r) => sum + price(r), 0));
  }
  return Math.min(...plans);
};

const slowPrice = (view: DuelView, seat: number, cost: Cost, on: 'wonders' | 'blue' | 'nothing'): number => {
  const city = view.cities[seat];
  const missing = RESOURCES.flatMap((r) => Array.from({ length: Math.max(0, (cost[r] ?? 0) - productionOf(city, r)) }, () => r));
  const choices = [...cardEffects(city), ...wonderEffects(city)].flatMap((e) => (e.kind === 'produceChoice' ? [e.oneOf] : []));
  const discount = tokenEffects(city).reduce((sum, e) => sum + (e.kind === 'discount' && e.on === on ? e.count : 0), 0);
  return (cost.coins ?? 0) + least(missing, choices, discount, (r) => unitPrice(view, seat, r));
};

export const slowCardPrice = (view: DuelView, seat: number, card: CardId): number => {
  const { chainIn, colour, cost }: { chainIn?: string; colour: string; cost: Cost } = CARDS[card];
  const shown = view.cities[seat].built.map((id): string | undefined => (CARDS[id] as { chainOut?: string }).chainOut);
  if (chainIn !== undefined && shown.includes(chainIn)) return 0;
  return slowPrice(view, seat, cost, colour === 'blue' ? 'blue' : 'nothing');
};

export const slowWonderPrice = (view: DuelView, seat: number, wonder: WonderId): number =>
  slowPrice(view, seat, WONDERS[wonder].cost, 'wonders');
