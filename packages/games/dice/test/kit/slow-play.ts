// What a move changes on a sheet, and what a sheet scores, by the plain words of the rules and from the rows alone.
import {
  AGORA_FIRST_POINTS,
  type Bill,
  BONUS_IDS,
  BONUSES,
  type BonusId,
  type DiceMove,
  type DiceView,
  type Effect,
  PASS_COINS,
  type Pending,
  RESERVE,
  SCORE_ROWS,
  SECTION_COSTS,
  type ScoreRow,
  type SpaceId,
  type StructureId,
} from '../../src/index.ts';
import {
  boardOf,
  chosenCoins,
  countOf,
  crossedAtStart,
  dieCost,
  effectsOn,
  nextStage,
  offers,
  rowAt,
  type Sheet,
  spaceCost,
  spacesOf,
} from './slow-moves.ts';

/** One coin after the other: at a free place, else where a filled one is erased; when all are circled it is lost. */
const gaining = (sheet: Sheet, count: number): Sheet => {
  if (count === 0 || sheet.coins === RESERVE) return sheet;
  const full = sheet.coins + sheet.spent === RESERVE;
  return gaining({ ...sheet, coins: sheet.coins + 1, spent: full ? sheet.spent - 1 : sheet.spent }, count - 1);
};
const opening = (sheet: Sheet, next: Pending): Sheet => ({ ...sheet, pending: [next, ...sheet.pending] });

/** West meets the East of the next seat, East the West of the one before. */
const defenceAgainst = (view: DiceView, { seat }: Sheet, space: SpaceId): number => {
  const west = space.startsWith('barracksWest.');
  const other = (seat + (west ? 1 : view.seats.length - 1)) % view.seats.length;
  const { city } = view.seats[other];
  if (city === undefined) throw new Error(`seat ${other} has no city`);
  const side = west ? 'barracksEast.' : 'barracksWest.';
  const defences = crossedAtStart(view, other).filter((one) => one.startsWith(side));
  return effectsOn(city, defences, 'defence').reduce((sum, { amount }) => sum + amount, 0);
};

const withEffect = (view: DiceView, sheet: Sheet, effect: Effect, space?: SpaceId): Sheet => {
  switch (effect.kind) {
    case 'gainCoins':
      return gaining(sheet, effect.amount);
    case 'coinsAndPointsPerSpace':
      return gaining(sheet, effect.coins * countOf(sheet.crossed, effect.of));
    case 'attack':
      if (space === undefined) throw new Error('a bonus cannot attack');
      return { ...sheet, attacks: { ...sheet.attacks, [space]: effect.points - defenceAgainst(view, sheet, space) } };
    case 'cross':
      return opening(sheet, { kind: 'cross', colours: effect.colours, count: effect.count });
    case 'constructFreeDie':
      return opening(sheet, { kind: 'free-die' });
    case 'anotherAction':
      return opening(sheet, { kind: 'action' });
    case 'produceResource':
    case 'defence':
    case 'pointsPerLeader':
    case 'dieCostMinus':
    case 'dieCostZero':
    case 'coinsWhenChosen':
    case 'unlockDie':
      return sheet;
  }
};
const withEffects = (view: DiceView, sheet: Sheet, effects: readonly Effect[], space?: SpaceId): Sheet =>
  effects.reduce((after, effect) => withEffect(view, after, effect, space), sheet);

const isComplete = (sheet: Sheet, structure: StructureId): boolean =>
  spacesOf(sheet.city, structure).every(([space]) => sheet.crossed.includes(space));

/** Pays, crosses off, has the effects, and gets a bonus for a structure of the city that is complete by it. */
const crossing = (view: DiceView, sheet: Sheet, space: SpaceId, price: number): Sheet => {
  const paid: Sheet = { ...sheet, coins: sheet.coins - price, spent: sheet.spent + price, crossed: [...sheet.crossed, space] };
  const after = withEffects(view, paid, rowAt(sheet.city, space).effects, space);
  const structure = space.slice(0, space.indexOf('.')) as StructureId;
  const gives = boardOf(sheet.city)[structure].bonus && isComplete(after, structure) && after.bonuses.length < BONUS_IDS.length;
  return gives ? opening(after, { kind: 'bonus' }) : after;
};

const takingBonus = (view: DiceView, sheet: Sheet, id: BonusId): Sheet =>
  withEffects(view, { ...sheet, bonuses: [...sheet.bonuses, id] }, BONUSES[id].effects);

/** What can only be declined falls away, a single bonus takes itself. */
const settled = (view: DiceView, sheet: Sheet): Sheet => {
  const [next, ...rest] = sheet.pending;
  if (next === undefined || next.kind === 'action') return sheet;
  const possible = offers(view, sheet);
  if (possible.length === 0) return settled(view, { ...sheet, pending: rest });
  const [first] = possible;
  if (first.kind !== 'bonus' || possible.length > 1) return sheet;
  return settled(view, takingBonus(view, { ...sheet, pending: rest }, first.bonus));
};

const chosen = (view: DiceView, before: Sheet, move: DiceMove): Sheet => {
  const [next, ...rest] = before.pending;
  const sheet: Sheet = { ...before, pending: rest };
  switch (move.kind) {
    case 'pass':
      return gaining(sheet, PASS_COINS);
    case 'decline':
      return sheet;
    case 'bonus':
      return takingBonus(view, sheet, move.bonus);
    case 'wonder':
      return crossing(view, sheet, nextStage(sheet), spaceCost(sheet, nextStage(sheet)));
    case 'cross': {
      const left = next.kind === 'cross' ? next.count - 1 : 0;
      const more: Sheet = next.kind === 'cross' && left > 0 ? opening(sheet, { ...next, count: left }) : sheet;
      return crossing(view, more, move.space, spaceCost(sheet, move.space));
    }
    case 'construct': {
      const die = view.forum.find((one) => one.die === move.die);
      if (die === undefined) throw new Error(`the ${move.die} die is not in the Forum`);
      const price = (next.kind === 'free-die' ? 0 : dieCost(sheet, die)) + spaceCost(sheet, move.space);
      return crossing(view, gaining(sheet, chosenCoins(sheet, die)), move.space, price);
    }
    case 'city':
      throw new Error('cities are chosen before the first turn');
  }
};

/** The sheet after the move, with all that follows by itself. */
export const slowPlay = (view: DiceView, sheet: Sheet, move: DiceMove): Sheet => settled(view, chosen(view, sheet, move));

/** What the move costs, part by part; `undefined` if it crosses off nothing. */
export const slowBill = (view: DiceView, sheet: Sheet, move: DiceMove): Bill | undefined => {
  const space = move.kind === 'wonder' ? nextStage(sheet) : move.kind === 'cross' || move.kind === 'construct' ? move.space : undefined;
  if (space === undefined) return undefined;
  const die = move.kind === 'construct' ? view.forum.find((one) => one.die === move.die) : undefined;
  const section = die === undefined ? 0 : SECTION_COSTS[die.section];
  const due = die === undefined || sheet.pending[0].kind === 'free-die' ? 0 : dieCost(sheet, die);
  const gained = die === undefined ? 0 : Math.min(RESERVE - sheet.coins, chosenCoins(sheet, die));
  const { cost } = rowAt(sheet.city, space);
  const total = due + spaceCost(sheet, space);
  const resources = cost - spaceCost(sheet, space);
  return {
    section,
    dieCut: section - due,
    chosenCoins: gained,
    cost,
    resources,
    total,
    left: sheet.coins + gained - total,
  };
};

/** What a structure scores. */
const rowPoints = (sheet: Sheet, row: ScoreRow, agoraFirst: boolean): number => {
  const own = sheet.crossed.filter((space) => space.startsWith(`${row}.`));
  const printed = own.reduce((sum, space) => sum + rowAt(sheet.city, space).points + (sheet.attacks[space] ?? 0), 0);
  const perSpace = effectsOn(sheet.city, own, 'coinsAndPointsPerSpace').reduce(
    (sum, { of, points }) => sum + points * countOf(sheet.crossed, of),
    0,
  );
  const laurels = effectsOn(sheet.city, own, 'pointsPerLeader').reduce(
    (sum, { points }) => sum + points * countOf(sheet.crossed, 'leadersGallery'),
    0,
  );
  return printed + perSpace + laurels + (row === 'agora' && agoraFirst ? AGORA_FIRST_POINTS : 0);
};
export const slowRows = (sheet: Sheet, agoraFirst: boolean): Readonly<Record<ScoreRow, number>> =>
  Object.fromEntries(SCORE_ROWS.map((row) => [row, rowPoints(sheet, row, agoraFirst)])) as Record<ScoreRow, number>;

/** Most points; of those, most coins. */
export const slowWinners = (totals: readonly number[], coins: readonly number[]): readonly number[] => {
  const top = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []));
  const most = Math.max(...top.map((seat) => coins[seat]));
  return top.filter((seat) => coins[seat] === most);
};

/** Who marks the first Agora at the end of this turn. */
export const slowAgora = (view: DiceView, sheets: readonly Sheet[]): readonly number[] =>
  view.agoraTaken
    ? []
    : sheets.flatMap((sheet) =>
        isComplete(sheet, 'agora') && !isComplete({ ...sheet, crossed: crossedAtStart(view, sheet.seat) }, 'agora') ? [sheet.seat] : [],
      );
