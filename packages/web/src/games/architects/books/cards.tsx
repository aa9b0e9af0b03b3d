// The box of Architects: kinds of cards and where they lie, wonders, progress tokens.
import {
  CARD_IDS,
  type CardCounts,
  CARDS,
  type CardDef,
  type CardId,
  COLOURS,
  type DeckId,
  DECKS,
  STAGES,
  TOKEN_COPIES,
  TOKEN_IDS,
  type TokenId,
  TOKENS,
  WONDER_IDS,
  type WonderId,
} from '@maravilha/architects/box';
import { describeCard, describeStage, describeToken, describeWonder } from '@maravilha/words/architects';
import type { BookCards, Collection, Piece } from '../../../base/book.ts';
import { capital, countersOf } from '../../../base/entries.tsx';
import { readingWords } from '../../../base/reading-words.ts';
import { CardStrip } from '../../../components/card.tsx';
import { ArCard } from '../pieces/card.tsx';
import { cardFace } from '../pieces/faces.ts';
import { CostSigns } from '../pieces/signs.tsx';
import { ProgressToken } from '../pieces/tokens.tsx';
import { ArchitectsWonder } from '../pieces/wonder.tsx';
import { architectsWords } from '../words.ts';
import { RULE_OF_COLOUR } from './colour-rules.ts';
import { DeckTable } from './deck-table.tsx';
import { symbolsIn, symbolsOfWonder } from './shown.ts';
import { catToken, warTokens } from './tokens.tsx';

const DECK_IDS = Object.keys(DECKS) as readonly DeckId[];
const countIn = (deck: DeckId, card: CardId): number => (DECKS[deck] as CardCounts)[card] ?? 0;

const RULE_OF_CARD: Readonly<Partial<Record<CardId, string>>> = { 'blue-2-cat': 'AR-CAT-2', 'red-1': 'AR-WAR-2', 'red-2': 'AR-WAR-2' };

const cardPiece = (id: CardId): Piece => {
  const words = architectsWords();
  const { colour }: CardDef = CARDS[id];
  const name = words[`card.${id}`];
  return {
    id: `card-${id}`,
    name,
    kind: capital(words[`kind.${colour}`]),
    says: describeCard(words, id),
    rule: RULE_OF_CARD[id] ?? RULE_OF_COLOUR[colour],
    symbols: [colour, ...symbolsIn(CARDS[id].effects)],
    draw: () => <ArCard card={id} size="big" name={name} />,
    note: readingWords()['copies.kind']({ n: DECK_IDS.reduce((sum, deck) => sum + countIn(deck, id), 0) }),
    known: { effects: 'confirmed' },
    card: {
      colour,
      effects: [],
      from: [],
      into: [],
      strip: () => <CardStrip colour={colour} glyphs={[cardFace(id).glyph]} name={name} />,
    },
  };
};

const RULE_OF_WONDER = {
  alexandria: 'AR-WONDER-2',
  babylon: 'AR-WONDER-5',
  ephesus: 'AR-WONDER-3',
  giza: 'AR-WONDER-8',
  halicarnassus: 'AR-WONDER-7',
  olympia: 'AR-WONDER-4',
  rhodes: 'AR-WONDER-6',
} as const satisfies Record<WonderId, string>;

const wonderPiece = (id: WonderId): Piece => {
  const words = architectsWords();
  return {
    id: `wonder-${id}`,
    name: words[`wonder.${id}`],
    kind: words[`monument.${id}`],
    says: describeWonder(words, id),
    rule: RULE_OF_WONDER[id],
    symbols: symbolsOfWonder(id),
    draw: () => (
      <span class="piece-monument">
        <ArchitectsWonder wonder={id} built={STAGES} available={[]} plaques="all" size="seat" />
      </span>
    ),
    parts: STAGES.map((stage) => ({
      id: `wonder-${id}-${stage}`,
      drawing: <CostSigns stage={stage} />,
      says: describeStage(words, id, stage),
    })),
    known: { cost: 'confirmed', points: 'confirmed', effects: 'confirmed' },
  };
};

const tokenPiece = (id: TokenId): Piece => {
  const words = architectsWords();
  return {
    id: `token-${id}`,
    name: words[`token.${id}`],
    kind: readingWords()['kind.token'],
    says: describeToken(words, id),
    rule: RULE_OF_TOKEN[id] ?? 'AR-TOKEN-1',
    symbols: [...new Set(['progress', ...symbolsIn(TOKENS[id].effects)])],
    draw: () => <ProgressToken token={id} />,
    note: readingWords()['copies.kind']({ n: TOKEN_COPIES[id] ?? 1 }),
    known: { effects: 'confirmed' },
  };
};

/** The others give an extra card. */
const RULE_OF_TOKEN: Readonly<Partial<Record<TokenId, string>>> = {
  economy: 'AR-TOKEN-8',
  engineering: 'AR-TOKEN-9',
  tactics: 'AR-TOKEN-11',
  decor: 'AR-TOKEN-12',
  politics: 'AR-TOKEN-12',
  strategy: 'AR-TOKEN-12',
  education: 'AR-TOKEN-12',
  culture: 'AR-TOKEN-12',
};

const collections = (): readonly Collection[] => {
  const words = readingWords();
  return [
    {
      id: 'cards',
      title: words['view.cards'],
      icon: 'hand',
      pieces: CARD_IDS.map(cardPiece),
      note: words['note.architects-cards'],
      Summary: DeckTable,
    },
    {
      id: 'wonders',
      title: words['view.wonders'],
      icon: 'stage',
      pieces: WONDER_IDS.map(wonderPiece),
      note: words['note.architects-wonders'],
    },
    {
      id: 'tokens',
      title: words['view.tokens'],
      icon: 'progress',
      pieces: TOKEN_IDS.map(tokenPiece),
      note: words['note.architects-tokens'],
    },
    countersOf([...warTokens(), catToken()]),
  ];
};

export const cards: BookCards = {
  collections,
  filters: () => ({
    colours: COLOURS.map((colour) => [colour, capital(architectsWords()[`colour.${colour}`])]),
    effects: [],
    seats: [],
  }),
};
