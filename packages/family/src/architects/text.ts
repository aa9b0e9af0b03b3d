import {
  ENDINGS,
  SCORE_ROWS,
  STAGE_COSTS,
  WONDERS,
  type ArchitectsReason,
  type ArchitectsShape,
  type ArchitectsView,
  type DeckView,
  type SeatView,
  type Stage,
  type StageDef,
  type WonderId,
} from '@maravilha/architects';
import type { Seat } from '@maravilha/kernel';
import type { Language } from '@maravilha/words';
import {
  describeCards,
  describeCost,
  describeCounts,
  describeEvent,
  describeMove,
  describeRefusal,
  describeToken,
  describeWonder,
  followTags,
  type ArchitectsWords,
} from '@maravilha/words/architects';
import { en } from '@maravilha/words/architects/en';
import { ptBR } from '@maravilha/words/architects/pt-BR';
import type { CliWords } from '@maravilha/words/cli';
import { type GameText, type NameOf, namedLine, wordOf } from '../terminal.ts';

const WORDS: Readonly<Record<Language, ArchitectsWords>> = { en, 'pt-BR': ptBR };
const STAGES: readonly Stage[] = [1, 2, 3, 4, 5];

export const architectsText = (language: Language, words: CliWords): GameText<ArchitectsShape> => {
  const own = WORDS[language];
  return {
    title: own['game.name'],
    move: (move, nameOf) => describeMove(own, move, nameOf),
    price: (reason, move, seat, nameOf) => {
      switch (move.kind) {
        case 'wonder':
          return describeWonder(own, move.wonder);
        case 'take':
        case 'keep':
          return followsText(reason, own, seat, nameOf) ?? (move.kind === 'take' ? words['ar.unseen'] : '');
        case 'build':
          return buildText(reason, move.pay ?? [], own);
        case 'token':
          return move.token === 'pile' ? '' : describeToken(own, move.token);
        case 'starter':
        case 'search':
        case 'exchange':
        case 'end':
          return '';
      }
    },
    refusal: (reason) => reason.why.map((why) => describeRefusal(own, why)).join(' '),
    // Whose turn it is, the next line says.
    event: (event, whoOf) => (event.kind === 'turn' ? '' : describeEvent(own, event, whoOf)),
    table: (view, nameOf) => [
      ...middleLines(view, own, words),
      ...view.seats.flatMap((_, seat) => cityLines(view, seat, nameOf(seat), own, words)),
      ...turnLines(view, own, words),
    ],
    prompt: (view) => own[`decision.${view.decision}`],
    row: wordOf(SCORE_ROWS, (row) => own[`score.${row}`]),
    ending: wordOf(ENDINGS, (ending) => own[`ending.${ending}`]),
  };
};

/** The card, and what follows from it: "Coin: builds stage 2, +5". */
const followsText = ({ follows }: ArchitectsReason, own: ArchitectsWords, seat: Seat, nameOf: NameOf): string | undefined => {
  if (follows === undefined) return undefined;
  const tags = followTags(own, follows, seat, nameOf).map((tag) => tag.text);
  const card = own[`card.${follows.card}`];
  return tags.length === 0 ? card : `${card}: ${tags.join('; ')}`;
};

/** The points of the stage, and the tokens that this payment uses up. */
const buildText = ({ payments, points }: ArchitectsReason, pay: readonly string[], own: ArchitectsWords): string => {
  const wanted = [...pay].sort().join();
  const payment = payments.find(({ cards }) => [...cards].sort().join() === wanted);
  return [
    ...(points === undefined ? [] : [`+ ${own.points({ count: points })}`]),
    ...(payment?.economy === true ? [own['pay.economy']] : []),
    ...(payment?.engineering === true ? [own['pay.engineering']] : []),
  ].join('; ');
};

const deckText = (deck: DeckView, own: ArchitectsWords, words: CliWords): string => {
  const { count, top } = deck;
  if (count === 0) return words['ar.deck.empty'];
  if (top === undefined) return words['ar.deck.unseen']({ count });
  const card = own[`card.${top}`];
  return deck.id === 'central' ? words['ar.deck.looked']({ card, count }) : words['ar.deck.top']({ card, count });
};

/** What lies in the middle; nothing before the decks are laid out. */
const middleLines = (view: ArchitectsView, own: ArchitectsWords, words: CliWords): readonly string[] => {
  const central = view.decks.find((deck) => deck.id === 'central');
  if (central === undefined) return [];
  const discarded = Object.values(view.discard).some((count) => count > 0);
  return [
    words['ar.conflict'](view.conflict),
    `${words['ar.central']}: ${deckText(central, own, words)}`,
    ...namedLine(words['ar.open'], [...view.open.map((token) => own[`token.${token}`]), words['ar.pile']({ count: view.pile })]),
    ...namedLine(words['ar.discard'], discarded ? [describeCounts(own, view.discard)] : []),
    '',
  ];
};

/** Stages that could be built next, with what they take and give. */
const nextStages = (wonder: WonderId, built: readonly Stage[], own: ArchitectsWords, words: CliWords): readonly string[] =>
  STAGES.flatMap((stage) => {
    const def: StageDef | undefined = WONDERS[wonder].stages[stage - 1];
    const ready = def?.above.every((below) => built.some((done) => done === below)) ?? false;
    if (def === undefined || !ready || built.includes(stage)) return [];
    return [words['ar.stage']({ stage, cost: describeCost(own, stage), points: own.points({ count: def.points }), effect: def.effect })];
  });

const factsOf = (seat: SeatView, cat: boolean, own: ArchitectsWords, words: CliWords): readonly string[] => [
  words['ar.built']({ built: seat.built.length, of: STAGE_COSTS.length }),
  own.shields({ count: seat.shields }),
  ...(seat.victories > 0 ? [own.victories({ count: seat.victories })] : []),
  ...(cat ? [own.cat] : []),
];

/** A city, and the deck between it and its left neighbour. */
const cityLines = (view: ArchitectsView, n: Seat, name: string, own: ArchitectsWords, words: CliWords): readonly string[] => {
  const seat = view.seats[n];
  if (seat === undefined) return [];
  const mark = view.decision !== 'over' && view.active === n ? '> ' : '  ';
  const { wonder } = seat;
  if (wonder === undefined) return [`${mark}${name}`];
  const deck = view.decks.find(({ id }) => id === wonder);
  const holds = Object.values(seat.cards).some((count) => count > 0);
  const below = [
    ...namedLine(words['ar.next'], nextStages(wonder, seat.built, own, words)),
    ...namedLine(words['ar.cards'], holds ? [describeCounts(own, seat.cards)] : []),
    ...namedLine(
      words['ar.tokens'],
      seat.tokens.map((token) => own[`token.${token}`]),
    ),
    ...(deck === undefined ? [] : [`${words['ar.deck']}: ${deckText(deck, own, words)}`]),
  ];
  return [
    `${mark}${name} · ${own[`wonder.${wonder}`]}: ${factsOf(seat, view.cat === n, own, words).join(', ')}`,
    ...below.map((line) => `      ${line}`),
  ];
};

/** What this turn has laid open: cards looked through, extra cards. */
const turnLines = ({ search, extras }: ArchitectsView, own: ArchitectsWords, words: CliWords): readonly string[] => [
  ...namedLine(words['ar.search'], search === undefined ? [] : [describeCards(own, search.cards)]),
  ...namedLine(
    words['ar.extras'],
    extras.map((token) => own[`token.${token}`]),
  ),
];
