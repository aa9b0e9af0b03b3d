// The effects of the base game and of Cities as drawings: no words. Each has a full form for cards and a short one for narrow places.
import { type Age, type Countable, type Effect, type Neighbour, RESOURCES, type Scope } from '@maravilha/seven-wonders';
import { coin, either, points, sign, SLASH, text } from '../../components/faces.ts';
import type { Glyph } from '../../components/types.ts';
import type { SymbolId } from '../../symbols/drawings.ts';

/** The token of an age shows its points. */
const VICTORY = { 1: 'victory-1', 2: 'victory-3', 3: 'victory-5' } as const satisfies Record<Age, SymbolId>;
const ARROW = { left: 'arrow-left', right: 'arrow-right' } as const satisfies Record<Neighbour, SymbolId>;
const SCOPE = { own: [], neighbours: [sign('scope-neighbours')], 'own-and-neighbours': [sign('scope-all')] } as const satisfies Record<
  Scope,
  readonly Glyph[]
>;

/** What concerns both neighbours stands between two arrows. */
const bothSides = (glyph: Glyph): readonly Glyph[] => [sign('arrow-left'), glyph, sign('arrow-right')];

/** What concerns one side or both: the arrow stands on that side. */
const towards = (sides: readonly Neighbour[], glyphs: readonly Glyph[]): readonly Glyph[] => [
  ...(sides.includes('left') ? [sign(ARROW.left)] : []),
  ...glyphs,
  ...(sides.includes('right') ? [sign(ARROW.right)] : []),
];

const countedGlyphs = (of: Countable): readonly Glyph[] => {
  switch (of.kind) {
    case 'cards':
      return of.colours.map((colour) => ({ kind: 'mark', colour }));
    case 'stages':
      return [sign('stage')];
    case 'victories':
      return [sign(of.age === undefined ? 'victory' : VICTORY[of.age])];
    case 'defeats':
      return [sign('defeat')];
  }
};

const fullGlyphs = (effect: Effect): readonly Glyph[] => {
  switch (effect.kind) {
    case 'produce':
      return RESOURCES.flatMap((resource) =>
        Array.from({ length: effect.resources[resource] ?? 0 }, (): Glyph => ({ kind: 'chip', resource })),
      );
    case 'produceChoice':
      return either(effect.oneOf.map((resource) => ({ kind: 'chip', resource })));
    case 'tradePrice':
      return towards(effect.sides, [{ kind: 'mark', colour: effect.of === 'raw' ? 'brown' : 'grey' }, coin(effect.price)]);
    case 'points':
      return [points(effect.count)];
    case 'shields':
      return [{ kind: 'shields', n: effect.count }];
    case 'science':
      return [{ kind: 'science', symbol: effect.symbol }];
    case 'scienceChoice':
      return either((['compass', 'gear', 'tablet'] as const).map((symbol) => ({ kind: 'science', symbol })));
    case 'coins':
      return [coin(effect.count)];
    case 'coinsPer':
      return [coin(effect.each), SLASH, ...countedGlyphs(effect.of), ...SCOPE[effect.in]];
    case 'pointsPer':
      return [points(effect.each), SLASH, ...countedGlyphs(effect.of), ...SCOPE[effect.in]];
    case 'pointsIfComplete':
      return [sign('stage-whole'), points(effect.count)];
    case 'playLastCard':
      return [sign('last-card')];
    case 'buildFromDiscard':
      return [sign('discard')];
    case 'freeFirstOfColour':
      return [sign('free-build'), SLASH, sign('colours')];
    case 'freeFirstOfAge':
      return [sign('free-build'), sign('age-first')];
    case 'freeLastOfAge':
      return [sign('free-build'), sign('age-last')];
    case 'tradeRebate':
      return towards([effect.side], [sign('goods'), text(`−${effect.count}`)]);
    case 'initialRebate':
      return towards(['left', 'right'], [sign('initial'), text(`−${effect.count}`)]);
    case 'extraProduced':
      return [text('+1'), sign('goods')];
    case 'extraUnproduced':
      return [text('+1'), sign('goods-lacking')];
    case 'stagesWithoutResources':
      return [sign('stage'), sign('goods-free')];
    case 'neighboursGainCoins':
      return bothSides(coin(effect.count));
    case 'othersGainCoins':
      return [sign('others'), coin(effect.count)];
    case 'othersLoseCoins':
      return [sign('debt'), coin(-effect.count)];
    case 'othersLoseCoinsPer':
      return [sign('debt'), coin(-effect.each), SLASH, ...countedGlyphs(effect.of)];
    case 'neighboursTakeDebt':
      return bothSides(sign('debt'));
    case 'victoryToken':
      return [sign(VICTORY[effect.age])];
    case 'discardDefeats':
      return [sign('defeat'), sign('cross')];
    case 'diplomacy':
      return [sign('dove')];
    case 'copyScience':
      return [sign('copy'), { kind: 'mark', colour: 'green' }, sign('scope-neighbours')];
  }
};

/** Where the full form is too long: what kind of thing it is. */
const shortGlyphs = (effect: Effect): readonly Glyph[] => {
  switch (effect.kind) {
    case 'produceChoice': {
      if (effect.oneOf.length < 3) return fullGlyphs(effect);
      const made = effect.oneOf.some((resource) => resource === 'glass');
      return [{ kind: 'mark', colour: made ? 'grey' : 'brown' }, SLASH];
    }
    case 'tradePrice':
      return towards(effect.sides.length > 1 ? [] : effect.sides, [
        { kind: 'mark', colour: effect.of === 'raw' ? 'brown' : 'grey' },
        coin(effect.price),
      ]);
    case 'shields':
      return effect.count < 3 ? fullGlyphs(effect) : [{ kind: 'shields', n: 1 }, text(`×${effect.count}`)];
    case 'scienceChoice':
      return [sign('sci-any')];
    case 'coinsPer':
      return [coin(effect.each), ...countedGlyphs(effect.of).slice(0, 1)];
    case 'pointsPer':
      return [points(effect.each), ...countedGlyphs(effect.of).slice(0, 1)];
    case 'freeFirstOfColour':
      return [sign('free-build'), sign('colours')];
    case 'initialRebate':
      return [sign('initial'), text(`−${effect.count}`)];
    case 'tradeRebate':
      return towards([effect.side], [text(`−${effect.count}`)]);
    case 'othersLoseCoins':
    case 'othersLoseCoinsPer':
    case 'neighboursTakeDebt':
      return [sign('debt')];
    case 'stagesWithoutResources':
      return [sign('stage')];
    case 'copyScience':
      return [sign('copy'), { kind: 'mark', colour: 'green' }];
    // What it does for others matters less in a city than what it does for its own.
    case 'neighboursGainCoins':
    case 'othersGainCoins':
    case 'discardDefeats':
      return [];
    default:
      return fullGlyphs(effect);
  }
};

/** Coins now and points at the end for the same thing are one drawing, "coin points / thing"; so are coins for defeats that then go. */
export const effectGlyphs = (effects: readonly Effect[]): readonly Glyph[] => {
  const coins = effects.find((effect) => effect.kind === 'coinsPer');
  const counted = effects.find((effect) => effect.kind === 'pointsPer');
  if (coins && counted) return [coin(coins.each), ...fullGlyphs(counted)];
  if (coins && effects.some((effect) => effect.kind === 'discardDefeats')) return [...fullGlyphs(coins), sign('cross')];
  return effects.flatMap(fullGlyphs);
};

export const shortEffectGlyphs = (effects: readonly Effect[]): readonly Glyph[] => {
  const coins = effects.find((effect) => effect.kind === 'coinsPer');
  const counted = effects.find((effect) => effect.kind === 'pointsPer');
  if (coins && counted) return [coin(coins.each), points(counted.each)];
  return effects.flatMap(shortGlyphs);
};

/** On a board cost and effect share one line: free science is one sign, the loss keeps its number. */
export const stageGlyphs = (effects: readonly Effect[]): readonly Glyph[] =>
  effects.flatMap((effect) =>
    effect.kind === 'scienceChoice' || effect.kind === 'freeFirstOfColour' ? shortGlyphs(effect) : fullGlyphs(effect),
  );
