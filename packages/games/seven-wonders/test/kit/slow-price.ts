// Payments by trying everything, from words alone. Slow and obvious: the engine is compared with it.
import { BOARDS, type BoardId, CARDS, type CardId } from '../../data/index.ts';
import { type CardDef, type Cost, type Effect, type Neighbour, RESOURCES, type Resource, type Side } from '../../data/effects.ts';

export interface SlowCity {
  readonly board: BoardId;
  readonly side: Side;
  readonly stages: number;
  readonly built: readonly CardId[];
}

/** One symbol of production: a unit of one of these kinds, once a turn. */
interface SymbolOnTable {
  readonly from: 'own' | Neighbour;
  readonly kinds: readonly Resource[];
  readonly price: number;
}

const cardOf = (id: CardId): CardDef => CARDS[id];
const cardEffects = (city: SlowCity): Effect[] => city.built.flatMap((id) => [...cardOf(id).effects]);
const stageEffects = (city: SlowCity): Effect[] =>
  BOARDS[city.board][city.side].slice(0, city.stages).flatMap((stage): readonly Effect[] => stage.effects);

const symbolsOf = (effects: readonly Effect[]): (readonly Resource[])[] =>
  effects.flatMap((e) => {
    if (e.kind === 'produceChoice') return [e.oneOf];
    if (e.kind !== 'produce') return [];
    return RESOURCES.flatMap((r) => Array.from({ length: e.resources[r] ?? 0 }, () => [r]));
  });

const brownAndGrey = (city: SlowCity): Effect[] =>
  city.built.flatMap((id) => (['brown', 'grey'].includes(cardOf(id).colour) ? [...cardOf(id).effects] : []));

const ownSymbols = (city: SlowCity): (readonly Resource[])[] => {
  const tradable = [[BOARDS[city.board].initial], ...symbolsOf(brownAndGrey(city))];
  const made = RESOURCES.filter((r) => tradable.some((kinds) => kinds.includes(r)));
  const others = RESOURCES.filter((r) => !made.includes(r));
  const black = cardEffects(city).flatMap((e) => (e.kind === 'extraProduced' ? [made] : e.kind === 'extraUnproduced' ? [others] : []));
  return [[BOARDS[city.board].initial], ...symbolsOf([...cardEffects(city), ...stageEffects(city)]), ...black];
};

const symbolsIn = (city: SlowCity): SymbolOnTable[] => ownSymbols(city).map((kinds) => ({ from: 'own', kinds, price: 0 }));

const symbolsAt = (buyer: SlowCity, seller: SlowCity, from: Neighbour): SymbolOnTable[] => {
  const deals = cardEffects(buyer);
  const price = (kinds: readonly Resource[]): number => {
    const of = kinds.every((r) => ['glass', 'papyrus', 'cloth'].includes(r)) ? 'goods' : 'raw';
    return deals.some((e) => e.kind === 'tradePrice' && e.of === of && e.sides.includes(from)) ? 1 : 2;
  };
  const cache = deals.some((e) => e.kind === 'initialRebate') ? 1 : 0;
  const initial = [BOARDS[seller.board].initial];
  return [
    { from, kinds: initial, price: price(initial) - cache },
    ...symbolsOf(brownAndGrey(seller)).map((kinds) => ({ from, kinds, price: price(kinds) })),
  ];
};

interface Plan {
  readonly used: readonly number[];
  readonly left: number;
  readonly right: number;
  readonly own: number;
}

/**
 * Every way to give each unit of the cost its own symbol. Plans are told apart only by what can matter later: the coins so far and
 * which of the symbols that could serve a later unit are used; equal symbols of one source may stand for each other.
 */
const plansFor = (units: readonly Resource[], symbols: readonly SymbolOnTable[]): Plan[] => {
  const names = symbols.map((symbol) => JSON.stringify(symbol));
  let plans: Plan[] = [{ used: [], left: 0, right: 0, own: 0 }];
  units.forEach((unit, n) => {
    const later = units.slice(n + 1);
    const next = new Map<string, Plan>();
    for (const plan of plans) {
      symbols.forEach((symbol, i) => {
        if (plan.used.includes(i) || !symbol.kinds.includes(unit)) return;
        const to = (side: Neighbour): number => plan[side] + (symbol.from === side ? symbol.price : 0);
        const grown = {
          used: [...plan.used, i],
          left: to('left'),
          right: to('right'),
          own: plan.own + (symbol.from === 'own' ? 1 : 0),
        };
        const matters = grown.used.filter((u) => symbols[u].kinds.some((kind) => later.includes(kind))).map((u) => names[u]);
        next.set([grown.left, grown.right, grown.own, ...matters.sort()].join(), grown);
      });
    }
    plans = [...next.values()];
  });
  return plans;
};

export interface SlowPay {
  readonly left: number;
  readonly right: number;
}
const wharfAt = (city: SlowCity, side: Neighbour): number =>
  cardEffects(city).some((e) => e.kind === 'tradeRebate' && e.side === side) ? 1 : 0;

/** Every legal payment to the neighbours for the resources of a cost, whatever it comes to; cheapest first, then fewest coins to the left. */
export const slowPayments = (city: SlowCity, left: SlowCity, right: SlowCity, cost: Cost, teams: boolean): SlowPay[] => {
  const units = RESOURCES.flatMap((r) => Array.from({ length: cost[r] ?? 0 }, () => r));
  const symbols = [...symbolsIn(city), ...symbolsAt(city, left, 'left'), ...symbolsAt(city, right, 'right')];
  const plans = plansFor(units, symbols);
  const mostOwn = Math.max(...plans.map((plan) => plan.own));
  const pays = new Map<string, SlowPay>();
  for (const plan of plans) {
    if (teams && plan.own < mostOwn) continue;
    const pay = { left: Math.max(0, plan.left - wharfAt(city, 'left')), right: Math.max(0, plan.right - wharfAt(city, 'right')) };
    pays.set(`${pay.left} ${pay.right}`, pay);
  }
  return [...pays.values()].sort((a, b) => a.left + a.right - b.left - b.right || a.left - b.left);
};

/** Whether the city makes these units itself, all at once. */
export const slowMakes = (city: SlowCity, units: readonly Resource[]): boolean => plansFor(units, symbolsIn(city)).length > 0;

/** What these units can cost at a neighbour; nothing if it does not sell them all. */
export const slowSales = (city: SlowCity, seller: SlowCity, from: Neighbour, units: readonly Resource[]): number[] =>
  plansFor(units, symbolsAt(city, seller, from)).map((plan) => Math.max(0, plan[from] - wharfAt(city, from)));

/** Those payments that no other one beats on one side without being worse on the other. */
export const slowFrontier = (pays: readonly SlowPay[]): SlowPay[] =>
  pays.filter((pay) => !pays.some((other) => other !== pay && other.left <= pay.left && other.right <= pay.right));
