// What a viewer may see, field by field. Nothing here reads the cards left out, a coming deck, an unturned card or the order of the box.
import { type Brief, range, type Seat, seatsOf, type Viewer } from '@maravilha/kernel';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import { AGES } from '../data/effects.ts';
import { TOKEN_IDS, type TokenId } from '../data/tokens.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { drawnTokens, seesDrawn } from './progress.ts';
import { cardAt, type DuelState, lootBit, NO_COLOUR, NO_ENDING, optionsOf, tokenAt, WONDERS_EACH } from './state.ts';
import { DECK_START, faceUpCard, SLOT_COUNT } from './structure.ts';
import { BROWN, isGuild, LOOT, NONE, TOKEN_COUNT, WONDER_COUNT } from './tables.ts';
import { type Back, type CityView, DECISIONS, type DuelView, ENDINGS, type SlotView, type WonderView } from './types.ts';

const backOf = (s: DuelState, slot: number): Back => (isGuild(s.deck[DECK_START[s.age] + slot]) ? 'guild' : (`age-${s.age}` as Back));

const structureOf = (s: DuelState): SlotView[] =>
  range(SLOT_COUNT)
    .filter((slot) => (s.present >>> slot) & 1)
    .map((slot) => {
      const card = faceUpCard(s, slot);
      return {
        slot,
        card: card === undefined ? undefined : CARD_IDS[card],
        back: backOf(s, slot),
        open: ((s.open >>> slot) & 1) === 1,
      };
    });

const wonderOf = (s: DuelState, seat: Seat, wonder: number): WonderView => {
  const under = s.under[wonder];
  const status = under !== NONE ? 'built' : (s.unbuilt[seat] >>> wonder) & 1 ? 'unbuilt' : 'lost';
  return { wonder: WONDER_IDS[wonder], status, under: under === NONE ? undefined : CARD_IDS[under] };
};

const cityOf = (s: DuelState, seat: Seat): CityView => ({
  coins: s.coins[seat],
  built: range(s.builtCount[seat]).map((n) => CARD_IDS[cardAt(s, seat, n)]),
  wonders: range(s.wondersHeld[seat]).map((n) => wonderOf(s, seat, s.wonders[seat * WONDERS_EACH + n])),
  tokens: range(s.tokenCount[seat]).map((n) => TOKEN_IDS[tokenAt(s, seat, n)]),
});

const lootOf = (s: DuelState, victim: Seat): number[] => LOOT.filter((_, zone) => s.loot & lootBit(victim, zone)).map((l) => l.coins);

/** Tokens of a set, in the order of the table. */
const tokensIn = (s: DuelState, bits: number): TokenId[] =>
  range(TOKEN_COUNT)
    .map((n) => s.progress[n])
    .filter((token) => (bits >>> token) & 1)
    .map((token) => TOKEN_IDS[token]);

export const discardOf = (s: DuelState): CardId[] => range(s.discardCount).map((n) => CARD_IDS[s.discard[n]]);

/** Wonders on offer, in the order in which they were turned up. */
export const offeredOf = (s: DuelState) =>
  range(WONDER_COUNT)
    .map((n) => s.wonderDeck[n])
    .filter((wonder) => (s.offered >>> wonder) & 1)
    .map((wonder) => WONDER_IDS[wonder]);

export const view = (s: DuelState, viewer: Viewer): DuelView => ({
  options: optionsOf(s),
  viewer,
  decision: DECISIONS[s.decision],
  active: s.active,
  turn: s.turn,
  first: s.first,
  age: s.age === 0 ? 0 : AGES[s.age - 1],
  offered: offeredOf(s),
  draftPick: s.draftPick,
  structure: structureOf(s),
  cities: [cityOf(s, 0), cityOf(s, 1)],
  pawn: s.pawn,
  loot: [lootOf(s, 0), lootOf(s, 1)],
  board: tokensIn(s, s.board),
  drawn: seesDrawn(s, viewer) ? tokensIn(s, drawnTokens(s)) : undefined,
  discard: discardOf(s),
  doomed: s.doomed === NO_COLOUR ? undefined : s.doomed === BROWN ? 'brown' : 'grey',
  again: s.again === 1,
  ending: s.ending === NO_ENDING ? undefined : ENDINGS[s.ending],
  winners: seatsOf(s.winners),
});

export const brief = (s: DuelState): Brief => (s.age === 0 ? {} : { age: s.age });
