// Payments by the plain words of the rule, tried one by one. Slow and obvious: the engine is compared with it.
import {
  type ArchitectsOptions,
  type CardCounts,
  type CardId,
  RESOURCES,
  type Resource,
  type ScienceSymbol,
  type SeatView,
  type Stage,
  STAGE_COSTS,
  type StageCost,
  SYMBOLS,
  WONDERS,
} from '../../src/index.ts';

const PAYING: readonly CardId[] = [...RESOURCES, 'coin'];
/** One more than any stage costs: so a set with a card too many is tried too. */
const LARGEST = 5;

/** Every set of at most so many of the paying cards in front of a seat, each in the order of the card list. */
const subsetsOf = (cards: CardCounts, kinds: readonly CardId[] = PAYING, room = LARGEST): CardId[][] => {
  const [kind, ...others] = kinds;
  if (kind === undefined) return [[]];
  return Array.from({ length: Math.min(cards[kind] ?? 0, room) + 1 }, (_, n) => n).flatMap((n) =>
    subsetsOf(cards, others, room - n).map((rest) => [...Array.from({ length: n }, () => kind), ...rest]),
  );
};

/** Every way to say what the cards stand for; with `double` one of the coins is worth two units, which may be two kinds. */
const meaningsOf = (cards: readonly CardId[], double: boolean): Resource[][] => {
  const [card, ...others] = cards;
  if (card === undefined) return double ? [] : [[]];
  if (card !== 'coin') return meaningsOf(others, double).map((rest) => [card as Resource, ...rest]);
  const single = meaningsOf(others, double).flatMap((rest) => RESOURCES.map((kind) => [kind, ...rest]));
  const twice = double ? meaningsOf(others, false).flatMap((rest) => RESOURCES.flatMap((a) => RESOURCES.map((b) => [a, b, ...rest]))) : [];
  return [...single, ...twice];
};

const matches = (units: readonly Resource[], { count, match }: StageCost): boolean =>
  units.length === count && new Set(units).size === (match === 'different' ? count : 1);

export interface Help {
  readonly economy: boolean;
  readonly engineering: boolean;
}

const pays = (cards: readonly CardId[], cost: StageCost, { economy, engineering }: Help): boolean =>
  meaningsOf(cards, economy).some((units) => (engineering ? units.length === cost.count : matches(units, cost)));

/** The least help with which the cards pay exactly the cost; `undefined` if they do not pay it with all that may be used. */
const known = new Map<string, Help | undefined>();
const leastHelp = (cards: readonly CardId[], cost: StageCost, usable: Help): Help | undefined => {
  const key = `${cards.join()} ${cost.count} ${cost.match} ${usable.economy} ${usable.engineering}`;
  if (!known.has(key)) {
    const tried = [false, true].flatMap((engineering) => [false, true].map((economy): Help => ({ economy, engineering })));
    const possible = tried.filter((help) => (usable.economy || !help.economy) && (usable.engineering || !help.engineering));
    known.set(
      key,
      possible.find((help) => pays(cards, cost, help)),
    );
  }
  return known.get(key);
};

/** Stages that are not built, and whose lower stages all are. */
const openStages = ({ wonder, built }: SeatView): readonly Stage[] => {
  if (wonder === undefined) return [];
  const stages: readonly { readonly above: readonly number[] }[] = WONDERS[wonder].stages;
  return ([1, 2, 3, 4, 5] as const).filter(
    (stage) => !built.includes(stage) && stages[stage - 1].above.every((below) => (built as readonly number[]).includes(below)),
  );
};

interface Build {
  readonly stage: Stage;
  readonly cards: readonly CardId[];
  readonly help: Help;
}

const coinsIn = ({ cards }: Build): number => cards.filter((card) => card === 'coin').length;
/** The coin stands for a card that is there: another payment has fewer, and asks no token for help that this one does not ask. */
const isWasteful = (one: Build, all: readonly Build[]): boolean =>
  all.some(
    (other) =>
      coinsIn(other) < coinsIn(one) && (!other.help.economy || one.help.economy) && (!other.help.engineering || one.help.engineering),
  );

/** Every build that the city allows. */
export const slowBuilds = (city: SeatView, usable: Help, { coins }: Pick<ArchitectsOptions, 'coins'>): readonly Build[] =>
  openStages(city).flatMap((stage) => {
    const all = subsetsOf(city.cards).flatMap((cards): Build[] => {
      const help = leastHelp(cards, STAGE_COSTS[stage - 1], usable);
      return help === undefined ? [] : [{ stage, cards, help }];
    });
    return coins === 'free' ? all : all.filter((one) => !isWasteful(one, all));
  });

/** As words: stage, cards, and the tokens that it uses up. */
export const buildText = ({ stage, cards, help }: Build): string =>
  `${stage}: ${cards.join(' ')}${help.economy ? ' +economy' : ''}${help.engineering ? ' +engineering' : ''}`;

/** Every exchange that the green cards allow. */
export const slowExchanges = ({ cards }: SeatView, tokens: number): readonly (readonly ScienceSymbol[])[] => {
  if (tokens === 0) return [];
  const pairs = SYMBOLS.filter((symbol) => (cards[symbol] ?? 0) >= 2).map((symbol) => [symbol, symbol]);
  return SYMBOLS.every((symbol) => (cards[symbol] ?? 0) >= 1) ? [...pairs, SYMBOLS] : pairs;
};
