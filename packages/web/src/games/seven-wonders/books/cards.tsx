// The boxes of 7 Wonders and of Cities: cards, and both sides of every board.
import {
  BOARD_IDS,
  type BoardId,
  BOARDS,
  CARD_IDS,
  type CardDef,
  type CardId,
  CARDS,
  COLOURS,
  type Effect,
  SEAT_COUNTS,
  type Side,
  SIDES,
  type StageDef,
} from '@maravilha/seven-wonders/box';
import { describeCost, describeEffects, describeStage } from '@maravilha/words/seven-wonders';
import type { BookCards, CardFacts, Collection, Part, Piece } from '../../../base/book.ts';
import { capital, countersOf } from '../../../base/entries.tsx';
import { readingWords } from '../../../base/reading-words.ts';
import { CardFace, CardStrip } from '../../../components/card.tsx';
import { chainSymbol } from '../chain-signs.ts';
import { boardFace, cardFace } from '../faces.ts';
import { StageLine, WonderBoard } from '../pieces/wonder-board.tsx';
import { sevenWondersWords } from '../words.ts';
import { ruleOfCard } from './colour-rules.ts';
import { symbolsOfCard, symbolsOfStage } from './shown.ts';
import { conflictTokens, debtToken, diplomacyToken } from './tokens.tsx';

/** What a filter calls an effect. */
const groupOf = ({ kind }: Effect): string | undefined => {
  switch (kind) {
    case 'produce':
    case 'produceChoice':
    case 'extraProduced':
    case 'extraUnproduced':
      return 'resources';
    case 'tradePrice':
    case 'tradeRebate':
    case 'initialRebate':
      return 'trade';
    case 'coins':
    case 'coinsPer':
    case 'neighboursGainCoins':
    case 'othersGainCoins':
      return 'coins';
    case 'points':
    case 'pointsPer':
    case 'pointsIfComplete':
      return 'points';
    case 'science':
    case 'scienceChoice':
    case 'copyScience':
      return 'science';
    case 'shields':
    case 'victoryToken':
      return 'shields';
    case 'othersLoseCoins':
    case 'othersLoseCoinsPer':
    case 'neighboursTakeDebt':
      return 'debts';
    case 'playLastCard':
    case 'buildFromDiscard':
    case 'freeFirstOfColour':
    case 'freeFirstOfAge':
    case 'freeLastOfAge':
    case 'stagesWithoutResources':
    case 'discardDefeats':
    case 'diplomacy':
      return undefined;
  }
};

const pieceId = (card: CardId): string => `card-${card}`;
const withChain = (test: (card: CardDef) => boolean): readonly string[] => CARD_IDS.filter((id) => test(CARDS[id])).map(pieceId);

const chainsOf = ({ chainIn, chainOut = [] }: CardDef): Pick<CardFacts, 'from' | 'into' | 'sign'> => ({
  from: chainIn === undefined ? [] : withChain((other) => other.chainOut?.includes(chainIn) ?? false),
  into: withChain((other) => other.chainIn !== undefined && chainOut.includes(other.chainIn)),
  ...(chainIn === undefined ? {} : { sign: chainSymbol(chainIn) }),
});

/** How many are in the deck with so many seats. */
const copiesOf = ({ copies }: CardDef): Pick<CardFacts, 'copies' | 'least'> =>
  copies?.[0] === undefined
    ? {}
    : { least: copies[0], copies: SEAT_COUNTS.map((seats) => [seats, copies.filter((from) => from <= seats).length]) };

const noteOf = ({ colour }: CardDef): Pick<Piece, 'note'> => {
  if (colour === 'purple') return { note: readingWords()['note.guilds'] };
  return colour === 'black' ? { note: readingWords()['note.black'] } : {};
};

const cardPiece = (id: CardId): Piece => {
  const words = sevenWondersWords();
  const def: CardDef = CARDS[id];
  const { colour, age } = def;
  const name = words[`card.${id}`];
  return {
    id: pieceId(id),
    name,
    kind: readingWords()['cards.kind']({ kind: capital(words[`kind.${colour}`]), age }),
    says: describeEffects(words, def.effects),
    rule: ruleOfCard(def),
    symbols: symbolsOfCard(def),
    draw: () => <CardFace {...cardFace(id)} name={name} />,
    known: { cost: def.doubt?.cost ?? 'confirmed', effects: 'confirmed' },
    ...noteOf(def),
    card: {
      age,
      colour,
      cost: describeCost(words, def.cost),
      effects: def.effects.flatMap((effect) => groupOf(effect) ?? []),
      ...chainsOf(def),
      ...copiesOf(def),
      strip: () => <CardStrip colour={colour} glyphs={cardFace(id).short} name={name} />,
    },
  };
};

/** Wonder stages whose rule is not that of all stages. */
const RULE_OF_STAGE: Readonly<Partial<Record<Effect['kind'], string>>> = {
  produceChoice: 'WO-WON-4',
  scienceChoice: 'WO-WON-5',
  playLastCard: 'WO-WON-6',
  buildFromDiscard: 'WO-WON-8',
  freeFirstOfColour: 'WO-WON-11',
  freeFirstOfAge: 'WO-WON-12',
  diplomacy: 'CI-DIP-1',
  othersLoseCoins: 'CI-DEBT-1',
};

const boardPiece = (board: BoardId, side: Side): Piece => {
  const words = sevenWondersWords();
  const stages: readonly StageDef[] = BOARDS[board][side];
  const face = boardFace(board, side);
  const id = `board-${board}-${side}`;
  const parts = stages.map(
    (stage, i): Part => ({
      id: `${id}-${i + 1}`,
      drawing: face.stages[i] && <StageLine stage={face.stages[i]} />,
      says: describeStage(words, i + 1, stage),
    }),
  );
  const [own] = stages.flatMap(({ effects }) => effects.flatMap(({ kind }) => RULE_OF_STAGE[kind] ?? []));
  return {
    id,
    name: words[`board.${board}`],
    kind: capital(readingWords()[`side.${side}`]),
    says: readingWords()['board.initial']({ resource: words[`resource.${BOARDS[board].initial}`] }),
    rule: own ?? 'WO-WON-3',
    symbols: [...new Set(['stage', BOARDS[board].initial, ...stages.flatMap(symbolsOfStage)])],
    draw: () => (
      <span class="piece-board">
        <WonderBoard size="own" face={face} name={words[`board.${board}`]} side={readingWords()[`side.${side}`]} built={stages.length} />
      </span>
    ),
    parts,
    known: { cost: 'confirmed', effects: 'confirmed' },
  };
};

const isOfCities = (board: BoardId): boolean => board === 'byzantium' || board === 'petra';

const boxOf = (cardIds: readonly CardId[], boardIds: readonly BoardId[], counters: Collection): readonly Collection[] => {
  const words = readingWords();
  const sides = boardIds.flatMap((board) => SIDES.map((side) => boardPiece(board, side)));
  return [
    { id: 'cards', title: words['view.cards'], icon: 'hand', pieces: cardIds.map(cardPiece) },
    { id: 'wonders', title: words['view.wonders'], icon: 'stage', pieces: sides, note: words['note.boards'] },
    counters,
  ];
};

const EFFECTS = ['resources', 'trade', 'coins', 'points', 'science', 'shields'] as const;

const filtersOf = (withBlack: boolean) => () => ({
  colours: COLOURS.filter((colour) => withBlack || colour !== 'black').map(
    (colour) => [colour, capital(sevenWondersWords()[`colour.${colour}`])] as const,
  ),
  effects: [...EFFECTS, ...(withBlack ? (['debts'] as const) : [])].map((id) => [id, readingWords()[`effect.${id}`]] as const),
  seats: SEAT_COUNTS,
});

const isBase = (id: CardId): boolean => CARDS[id].colour !== 'black';

export const base: BookCards = {
  collections: () =>
    boxOf(
      CARD_IDS.filter(isBase),
      BOARD_IDS.filter((board) => !isOfCities(board)),
      countersOf(conflictTokens()),
    ),
  filters: filtersOf(false),
};

/** Cities is played with the cards and boards of the base game: those of its own come first. */
export const cities: BookCards = {
  collections: () =>
    boxOf(
      [...CARD_IDS.filter((id) => !isBase(id)), ...CARD_IDS.filter(isBase)],
      [...BOARD_IDS.filter(isOfCities), ...BOARD_IDS.filter((board) => !isOfCities(board))],
      countersOf([debtToken(), diplomacyToken(), ...conflictTokens()]),
    ),
  filters: filtersOf(true),
};
