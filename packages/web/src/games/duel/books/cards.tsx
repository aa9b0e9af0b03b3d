// The box of Duel: cards, wonders and progress tokens.
import { CARDS, type CardDef, type CardId, COLOURS, type Effect, TOKENS, type TokenId, type WonderId, WONDERS } from '@maravilha/duel/box';
import { describeCost, describeEffects } from '@maravilha/words/duel';
import type { BookCards, Collection, Piece } from '../../../base/book.ts';
import { capital, countersOf } from '../../../base/entries.tsx';
import { readingWords } from '../../../base/reading-words.ts';
import { theme } from '../../../base/settings.ts';
import { CardFace, CardStrip } from '../../../components/card.tsx';
import { TokenFace } from '../../../components/token.tsx';
import { WonderCard } from '../../../components/wonder.tsx';
import { cardFace, tokenFace, wonderFace } from '../faces.ts';
import { duelWords } from '../words.ts';
import { RULE_OF_COLOUR } from './colour-rules.ts';
import { symbolsOfCard, symbolsOfToken, symbolsOfWonder } from './shown.ts';
import { trackTokens } from './tokens.tsx';

const CARD_IDS = Object.keys(CARDS) as readonly CardId[];
const WONDER_IDS = Object.keys(WONDERS) as readonly WonderId[];
const TOKEN_IDS = Object.keys(TOKENS) as readonly TokenId[];

/** What a filter calls an effect. */
const GROUP = {
  produce: 'resources',
  produceChoice: 'resources',
  fixedPrice: 'trade',
  discount: 'trade',
  tradeIncome: 'trade',
  points: 'points',
  pointsPer: 'points',
  shields: 'shields',
  extraShields: 'shields',
  science: 'science',
  coins: 'coins',
  coinsPer: 'coins',
  coinsOnChain: 'coins',
  opponentLosesCoins: 'coins',
  playAgain: undefined,
  wondersPlayAgain: undefined,
  destroy: undefined,
  tokenFromBox: 'science',
  buildFromDiscard: undefined,
} as const satisfies Record<Effect['kind'], string | undefined>;

const RULE_OF_WONDER: Readonly<Partial<Record<WonderId, string>>> = {
  'appian-way': 'DU-WON-9',
  'circus-maximus': 'DU-WON-6',
  'great-library': 'DU-WON-8',
  'great-lighthouse': 'DU-COST-6',
  'hanging-gardens': 'DU-WON-10',
  mausoleum: 'DU-WON-7',
  piraeus: 'DU-COST-6',
  sphinx: 'DU-WON-4',
  'statue-of-zeus': 'DU-WON-6',
  'temple-of-artemis': 'DU-WON-10',
};

const groupsOf = (effects: readonly Effect[]): readonly string[] => effects.flatMap(({ kind }) => GROUP[kind] ?? []);

const pieceId = (card: CardId): string => `card-${card}`;
const withChain = (test: (card: CardDef) => boolean): readonly string[] => CARD_IDS.filter((id) => test(CARDS[id])).map(pieceId);

const cardPiece = (id: CardId): Piece => {
  const words = duelWords();
  const def: CardDef = CARDS[id];
  const name = words[`card.${id}`];
  const { chainIn, chainOut } = def;
  return {
    id: pieceId(id),
    name,
    kind: readingWords()['cards.kind']({ kind: capital(words[`kind.${def.colour}`]), age: def.age }),
    says: describeEffects(words, def.effects),
    rule: RULE_OF_COLOUR[def.colour],
    symbols: symbolsOfCard(def),
    draw: () => <CardFace {...cardFace(id)} name={name} />,
    known: { cost: 'confirmed', effects: 'confirmed' },
    card: {
      age: def.age,
      colour: def.colour,
      cost: describeCost(words, def.cost),
      effects: groupsOf(def.effects),
      from: chainIn === undefined ? [] : withChain((other) => other.chainOut === chainIn),
      into: chainOut === undefined ? [] : withChain((other) => other.chainIn === chainOut),
      ...(chainIn === undefined ? {} : { sign: `ch-${chainIn}` as const }),
      strip: () => <CardStrip colour={def.colour} glyphs={cardFace(id).glyphs} name={name} />,
    },
  };
};

const wonderPiece = (id: WonderId): Piece => {
  const words = duelWords();
  const name = words[`wonder.${id}.short`];
  return {
    id: `wonder-${id}`,
    name,
    kind: readingWords()['kind.wonder'],
    says: describeEffects(words, WONDERS[id].effects),
    rule: RULE_OF_WONDER[id] ?? 'DU-WON-11',
    symbols: symbolsOfWonder(WONDERS[id]),
    draw: () => <WonderCard {...wonderFace(id)} name={name} time={theme.value} built />,
    parts: [{ id: `wonder-${id}-cost`, says: `${readingWords()['cards.cost']}: ${describeCost(words, WONDERS[id].cost)}.` }],
    known: { cost: 'confirmed', effects: 'confirmed' },
  };
};

const tokenPiece = (id: TokenId): Piece => {
  const words = duelWords();
  return {
    id: `token-${id}`,
    name: words[`token.${id}`],
    kind: readingWords()['kind.token'],
    says: describeEffects(words, TOKENS[id].effects),
    rule: `DU-TOK-${TOKEN_IDS.indexOf(id) + 1}`,
    symbols: symbolsOfToken(TOKENS[id]),
    draw: () => <TokenFace {...tokenFace(id)} />,
    known: { effects: 'confirmed' },
  };
};

const collections = (): readonly Collection[] => {
  const words = readingWords();
  return [
    { id: 'cards', title: words['view.cards'], icon: 'hand', pieces: CARD_IDS.map(cardPiece), note: words['note.duel-cards'] },
    { id: 'wonders', title: words['view.wonders'], icon: 'stage', pieces: WONDER_IDS.map(wonderPiece), note: words['note.duel-wonders'] },
    { id: 'tokens', title: words['view.tokens'], icon: 'progress', pieces: TOKEN_IDS.map(tokenPiece), note: words['note.duel-tokens'] },
    countersOf(trackTokens()),
  ];
};

export const cards: BookCards = {
  collections,
  filters: () => ({
    colours: COLOURS.map((colour) => [colour, capital(duelWords()[`colour.${colour}`])]),
    effects: (['resources', 'trade', 'coins', 'points', 'science', 'shields'] as const).map((id) => [id, readingWords()[`effect.${id}`]]),
    seats: [],
  }),
};
