// Numeric tables, built once from the rows: cards, wonders, decks and tokens are dense numbers inside the engine. A row that the engine would
// not carry out in full is refused here.
import { bitsWhere, numbering, pinned } from '@maravilha/kernel';
import { DECKS, type DeckId } from '../data/decks.ts';
import {
  CARD_IDS,
  type CardCounts,
  CARDS,
  type CardDef,
  type CardId,
  type Effect,
  effectIn,
  RESOURCES,
  sumIn,
  SYMBOLS,
  type TokenDef,
  type WonderDef,
} from '../data/effects.ts';
import { type Stage, STAGE_COSTS, STAGES } from '../data/numbers.ts';
import { TOKEN_COPIES, TOKEN_IDS, TOKENS } from '../data/tokens.ts';
import { WONDER_IDS, WONDERS } from '../data/wonders.ts';

export const NONE = 255;
export const MAX_SEATS = 7;
export const CARD_COUNT = CARD_IDS.length;
export const WONDER_COUNT = WONDER_IDS.length;
export const TOKEN_COUNT = TOKEN_IDS.length;
export const STAGE_COUNT = STAGE_COSTS.length;
export const ALL_STAGES = (1 << STAGE_COUNT) - 1;

const cards: readonly CardDef[] = CARD_IDS.map((id) => CARDS[id]);
const wonders: readonly WonderDef[] = WONDER_IDS.map((id) => WONDERS[id]);
const tokens: readonly TokenDef[] = TOKEN_IDS.map((id) => TOKENS[id]);

// Cards come in the order grey, yellow, green, red, blue.
export const RESOURCE_COUNT = RESOURCES.length;
/** Cards that pay come first: one of each resource, then the coin. The green ones follow, in the order of their symbols. */
export const COIN = CARD_IDS.indexOf('coin');
export const PAYING = COIN + 1;
export const GREEN_AT = cards.findIndex((c) => c.colour === 'green');
export const RED_AT = cards.findIndex((c) => c.colour === 'red');
export const BLUE_AT = cards.findIndex((c) => c.colour === 'blue');
export const CAT_CARD = cards.findIndex((c) => effectIn(c.effects, 'cat') !== undefined);
export const HORNS = Uint8Array.from(cards, (c) => sumIn(c.effects, 'horns'));
export const CARD_SHIELDS = pinned(Uint8Array.from(cards, (c) => sumIn(c.effects, 'shields')));
export const CARD_POINTS = pinned(Uint8Array.from(cards, (c) => sumIn(c.effects, 'points')));
const cardsWith = (kind: Effect['kind']): Uint8Array =>
  pinned(Uint8Array.from(cards.flatMap((c, card) => (effectIn(c.effects, kind) === undefined ? [] : [card]))));
export const SHIELD_CARDS = cardsWith('shields');
export const HORNED_CARDS = cardsWith('horns');
export const POINT_CARDS = cardsWith('points');
export const CAT_CARDS = cardsWith('cat');

// Decks: that of wonder w is deck w, the central one comes last.
export const DECK_IDS: readonly DeckId[] = [...WONDER_IDS, 'central'];
export const CENTRAL = DECK_IDS.indexOf('central');
export const DECK_COUNT = DECK_IDS.length;
const sizeOf = (id: DeckId): number => Object.values(DECKS[id]).reduce((sum, n) => sum + n, 0);
export const DECK_SIZE = Uint8Array.from(DECK_IDS, sizeOf);
const WONDER_DECK = DECK_SIZE[0];
export const DECK_START = pinned(Uint8Array.from(DECK_IDS, (_, d) => d * WONDER_DECK));
/** 235 cards in the box. */
export const BOX_SIZE = DECK_IDS.reduce((sum, id) => sum + sizeOf(id), 0);
/** Every deck in the order of the card list, one after the other: what is shuffled. */
export const BOX = Uint8Array.from(
  DECK_IDS.flatMap((id) => CARD_IDS.flatMap((card, c) => Array.from({ length: countIn(id, card) }, () => c))),
);
function countIn(deck: DeckId, card: CardId): number {
  return (DECKS[deck] as Readonly<Partial<Record<CardId, number>>>)[card] ?? 0;
}
/** Cards that a search leaves to be shuffled back, at most: all but the one that is kept. */
export const MIX_SIZE = WONDER_DECK - 1;

// Stages: `[wonder * STAGE_COUNT + stage]`, counted from 0 inside the engine.
const perStage = <T extends number>(value: (wonder: WonderDef, stage: number) => T): T[] =>
  wonders.flatMap((w) => w.stages.map((_, n) => value(w, n)));
const effectsOf = (w: WonderDef, n: number): readonly Effect[] => (w.stages[n].effect ? w.effects : []);
export const STAGE_POINTS = pinned(Uint8Array.from(perStage((w, n) => w.stages[n].points + sumIn(effectsOf(w, n), 'points'))));
export const STAGE_SHIELDS = Uint8Array.from(perStage((w, n) => sumIn(effectsOf(w, n), 'shields')));
export const STAGE_SEARCHES = Uint8Array.from(perStage((w, n) => (effectIn(effectsOf(w, n), 'search') === undefined ? 0 : 1)));
/** Halicarnassus has two stages that search. */
export const MIXES = STAGE_SEARCHES.reduce((sum, searches) => sum + searches, 0);
/** Stages that must stand before, as bits. */
export const STAGE_NEEDS = pinned(
  Uint8Array.from(perStage((w, n) => w.stages[n].above.reduce((bits, below) => bits | (1 << (below - 1)), 0))),
);
/** The sort of a stage, for those who weigh states: 0 without an effect, else one more than the place of its first one in this list. */
const SORTS: readonly Effect['kind'][] = ['any-deck', 'central', 'left-and-right', 'search', 'progress', 'shields'];
export const STAGE_EFFECT = Uint8Array.from(
  perStage((w, n) =>
    effectsOf(w, n)
      .slice(0, 1)
      .reduce((_, e) => SORTS.indexOf(e.kind) + 1, 0),
  ),
);
export const COST_COUNT = Uint8Array.from(STAGE_COSTS, (cost) => cost.count);
export const COST_IDENTICAL = Uint8Array.from(STAGE_COSTS, (cost) => (cost.match === 'identical' ? 1 : 0));

// Progress tokens, one bit each; the second Culture has a bit of its own above the others.
const tokenWith = (kind: Effect['kind']): number => tokens.findIndex((t) => effectIn(t.effects, kind) !== undefined);
export const ECONOMY = tokenWith('coin-worth');
export const ENGINEERING = tokenWith('any-match');
export const CULTURE = tokenWith('points-copies');
/** All 15, in the order of the list: what is shuffled. */
export const ALL_TOKENS = Uint8Array.from(TOKEN_IDS.flatMap((id, t) => Array.from({ length: TOKEN_COPIES[id] ?? 1 }, () => t)));
const tokensThat = (does: (effect: Effect) => boolean): number => bitsWhere(tokens, (t) => t.effects.some(does));
/** `[card]`: the tokens, as bits, whose extra card taking it gives; then those whose extra card any stage gives. */
export const EXTRA_ON = pinned(
  Uint16Array.from(CARD_IDS, (card) => tokensThat((e) => e.kind === 'extra-card' && e.on !== 'stage' && e.on.includes(card))),
);
export const EXTRA_ON_STAGE = tokensThat((e) => e.kind === 'extra-card' && e.on === 'stage');
/** Tokens that give extra cards, as bits. */
export const EXTRA_TOKENS = tokensThat((e) => e.kind === 'extra-card');
export const TOKEN_SHIELDS = pinned(Uint8Array.from(tokens, (t) => sumIn(t.effects, 'shields')));
export const SHIELD_TOKENS = tokensThat((e) => e.kind === 'shields');
/** Tokens that count points at the end, as bits, and what each is worth. */
export const POINT_TOKENS = tokensThat((e) => e.kind.startsWith('points'));
const tokenColumn = (value: (effect: Effect) => number): Uint8Array =>
  Uint8Array.from(tokens, (t) => t.effects.reduce((sum, e) => sum + value(e), 0));
const fixedPoints = (e: Effect): number => (e.kind === 'points' ? e.count : e.kind === 'points-copies' ? e.one : 0);
export const POINTS_UNFINISHED = tokenColumn((e) => (e.kind === 'points-wonder' ? e.unfinished : fixedPoints(e)));
export const POINTS_FINISHED = tokenColumn((e) => (e.kind === 'points-wonder' ? e.finished : fixedPoints(e)));
const pointsPer = (of: 'cat-sign' | 'victory' | 'token'): Uint8Array =>
  tokenColumn((e) => (e.kind === 'points-per' && e.of === of ? e.each : 0));
export const POINTS_PER_CAT = pointsPer('cat-sign');
export const POINTS_PER_VICTORY = pointsPer('victory');
export const POINTS_PER_TOKEN = pointsPer('token');
/** The second Culture has a bit of its own, so that both count. */
export const SECOND_CULTURE = TOKEN_IDS.length;
/** What the second copy adds. */
export const SECOND_POINTS = tokenColumn((e) => (e.kind === 'points-copies' ? e.both - e.one : 0)).reduce((sum, n) => sum + n, 0);

// What happens at once, by holder; everything else lasts and is read from the columns above. All acts have one shape, which is faster.
const AT_ONCE = ['cat', 'horns', 'any-deck', 'central', 'left-and-right', 'search', 'progress'] as const;
export interface Act {
  readonly kind: (typeof AT_ONCE)[number];
  readonly count: number;
}
const actsOf = (effects: readonly Effect[]): readonly Act[] =>
  effects.flatMap((e) => AT_ONCE.filter((kind) => kind === e.kind).map((kind) => ({ kind, count: 'count' in e ? e.count : 1 })));
export const CARD_ACTS: readonly (readonly Act[])[] = cards.map((c) => actsOf(c.effects));
export const STAGE_ACTS: readonly (readonly Act[])[] = wonders.flatMap((w) => w.stages.map((_, n) => actsOf(effectsOf(w, n))));
export const TOKEN_ACTS: readonly (readonly Act[])[] = tokens.map((t) => actsOf(t.effects));

// What each holder can do. Decks are chosen in the middle of a turn, where only stages are built; payments know the cards that pay by heart.
const HANDLED: Readonly<Record<'card' | 'stage' | 'token', readonly Effect['kind'][]>> = {
  card: ['resource', 'coin', 'symbol', 'shields', 'horns', 'points', 'cat'],
  stage: ['shields', 'horns', 'points', 'cat', 'any-deck', 'central', 'left-and-right', 'search', 'progress'],
  token: ['shields', 'horns', 'points', 'cat', 'extra-card', 'coin-worth', 'any-match', 'points-wonder', 'points-per', 'points-copies'],
};
/** What a seat chooses: one effect of a stage may ask, not two. */
const ASKING: readonly Effect['kind'][] = ['any-deck', 'search', 'progress'];

const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`the rows ask for what the engine cannot do: ${what}`);
};
const checkHandled = (
  holder: keyof typeof HANDLED,
  ids: readonly string[],
  rows: readonly { readonly effects: readonly Effect[] }[],
): void =>
  rows.forEach(({ effects }, n) => {
    for (const { kind } of effects) insist(HANDLED[holder].includes(kind), `${kind} on the ${holder} ${ids[n]}`);
  });
checkHandled('card', CARD_IDS, cards);
checkHandled('stage', WONDER_IDS, wonders);
checkHandled('token', TOKEN_IDS, tokens);

cards.forEach(({ effects }, card) => {
  const own = effects.flatMap((e) =>
    e.kind === 'resource' ? [e.resource] : e.kind === 'symbol' ? [e.symbol] : e.kind === 'coin' ? ['coin'] : [],
  );
  const place = [...RESOURCES, 'coin', ...SYMBOLS].slice(card, card + 1);
  insist(own.join() === place.join(), `the card ${CARD_IDS[card]} pays or shows symbols as ${own.join(' and ') || 'nothing'}`);
});
wonders.forEach(({ effects }, w) => {
  const asking = effects.filter(({ kind }) => ASKING.includes(kind));
  insist(asking.length <= 1, `two choices on a stage of ${WONDER_IDS[w]}`);
});
for (const kind of ['coin-worth', 'any-match', 'points-copies'] as const) {
  insist(tokens.flatMap((t) => t.effects).filter((e) => e.kind === kind).length <= 1, `${kind} twice`);
}
for (const { effects } of tokens) insist((effectIn(effects, 'coin-worth')?.coins ?? 2) === 2, 'a coin that is not worth two');
TOKEN_IDS.forEach((id, token) => {
  const copies = TOKEN_COPIES[id] ?? 1;
  insist(copies === 1 || (copies === 2 && token === CULTURE), `${copies} copies of ${id}`);
});
insist(TOKEN_COUNT < 16, `${TOKEN_COUNT} progress tokens`);

// From ids to numbers and back.
export const cardIds = numbering(CARD_IDS);
export const deckIds = numbering(DECK_IDS);
export const symbolIds = numbering(SYMBOLS);
export const tokenIds = numbering(TOKEN_IDS);
export const wonderIds = numbering(WONDER_IDS);

/** Stages are counted from 1 outside, from 0 inside. */
export const stagesIn = (bits: number): Stage[] => STAGES.filter((_, n) => (bits >>> n) & 1);

/** A row of counts by card in words; kinds that are not there are left out. */
export const countsIn = (row: Uint8Array, from = 0): CardCounts => {
  const counts: { -readonly [C in keyof CardCounts]: CardCounts[C] } = {};
  for (let card = 0; card < CARD_COUNT; card++) if (row[from + card] > 0) counts[CARD_IDS[card]] = row[from + card];
  return counts;
};

/** Writes counts in words into a row. */
export const setCounts = (counts: CardCounts, row: Uint8Array, from = 0): void => {
  for (let card = 0; card < CARD_COUNT; card++) row[from + card] = counts[CARD_IDS[card]] ?? 0;
};
