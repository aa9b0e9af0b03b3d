import {
  BONUSES_TO_END,
  type CityId,
  type DiceMove,
  type DiceReason,
  type DiceShape,
  type DiceView,
  ENDINGS,
  RESERVE,
  SCORE_ROWS,
  type SeatView,
  SPACE_IDS,
  STRUCTURES,
  type StructureId,
  spaceOf,
  structureIn,
  type TrackDef,
  structureOf,
} from '@maravilha/dice';
import type { Language } from '@maravilha/words';
import type { CliWords } from '@maravilha/words/cli';
import {
  describeBill,
  describeBonus,
  describeEvent,
  describeForum,
  describeMove,
  describePending,
  describeRefusal,
  type DiceWords,
  followTags,
  placeName,
  spaceTags,
} from '@maravilha/words/dice';
import { en } from '@maravilha/words/dice/en';
import { ptBR } from '@maravilha/words/dice/pt-BR';
import { type GameText, wordOf } from '../terminal.ts';

const WORDS: Readonly<Record<Language, DiceWords>> = { en, 'pt-BR': ptBR };

export const diceText = (language: Language, words: CliWords): GameText<DiceShape> => {
  const own = WORDS[language];
  return {
    title: own['game.name'],
    move: (move) => describeMove(own, move),
    price: (reason, move) => {
      switch (move.kind) {
        case 'city':
          return cityText(move.city, own);
        case 'construct':
        case 'wonder':
        case 'cross':
          return crossText(reason, move, own);
        case 'bonus':
          return describeBonus(own, move.bonus);
        case 'pass':
        case 'decline':
          return '';
      }
    },
    refusal: (reason) => reason.why.map((why) => describeRefusal(own, why)).join(' '),
    event: (event, whoOf) => describeEvent(own, event, { whoOf }),
    table: (view, nameOf) => [
      ...forumLines(view, own, words),
      ...view.seats.flatMap((_, seat) => sheetLines(view, seat, nameOf(seat), own, words)),
    ],
    prompt: (view) => promptOf(view, own),
    row: wordOf(SCORE_ROWS, (row) => own[`score.${row}`]),
    ending: wordOf(ENDINGS, (ending) => own[`ending.${ending}`]),
  };
};

/** The bill and what follows: "die 2; space 3 − 1 resource = 2; 4 coins to pay; 3 left: records 3 victory points". */
const crossText = ({ bill, follows }: DiceReason, move: DiceMove, own: DiceWords): string => {
  if (bill === undefined || follows === undefined) return '';
  const die = move.kind === 'construct' ? move.die : undefined;
  const tags = followTags(own, follows).map(({ text }) => text);
  return [describeBill(own, bill, { die }), ...(tags.length === 0 ? [] : [tags.join(', ')])].join(' · ');
};

/** The stages of the Wonder, by which one chooses a city. */
const cityText = (city: CityId, own: DiceWords): string =>
  spacesOf(city, 'wonder')
    .map((space) => `${placeName(own, space, city)}: ${spaceTags(own, space, city).join(', ')}`)
    .join('; ');

const spacesOf = (city: CityId, structure: StructureId) =>
  SPACE_IDS.filter((space) => structureIn(space) === structure && spaceOf(city, space) !== undefined);

const promptOf = (view: DiceView, own: DiceWords): string => {
  const seat = view.seats[view.viewer];
  const [next] = seat?.pending ?? [];
  if (seat === undefined || next === undefined) return own[`decision.${seat?.decision ?? 'ready'}`];
  // The first action of a turn is asked for in full, what follows by what is open.
  return next.kind === 'action' && seat.fresh.length === 0 ? own['decision.action'] : describePending(own, next);
};

const forumLines = (view: DiceView, own: DiceWords, words: CliWords): readonly string[] => {
  if (view.phase === 'city') return [];
  return [
    `${words['di.turn']({ turn: view.turn })}${view.last ? ` (${words['di.last']})` : ''}`,
    `${own.forum}: ${describeForum(own, view.forum)}`,
    '',
  ];
};

/** Spaces that arrows lead to next, with what they take and give. */
const nextSpaces = (seat: SeatView, city: CityId, structure: StructureId, own: DiceWords): readonly string[] => {
  const board = structureOf(city, structure);
  const open = (name: string): boolean => !seat.crossed.includes(`${structure}.${name}`);
  const reached = ({ order, spaces }: TrackDef): readonly string[] =>
    order === 'any' ? spaces.filter(open) : spaces.filter(open).slice(0, 1);
  return [...new Set(board.tracks.flatMap(reached))].map((name) => {
    const space = `${structure}.${name}` as const;
    const cost = own['space.cost']({ cost: board.spaces[name]?.cost ?? 0 });
    return `${placeName(own, space, city)} (${[cost, ...spaceTags(own, space, city)].join(', ')})`;
  });
};

const structureLine = (seat: SeatView, city: CityId, structure: StructureId, own: DiceWords, words: CliWords): string => {
  const of = spacesOf(city, structure).length;
  const crossed = countIn(seat, structure);
  const next = nextSpaces(seat, city, structure, own);
  const head = `${own[`structure.${structure}`]} ${crossed}/${of}`;
  return next.length === 0 ? head : `${head}. ${words['di.next']}: ${next.join('; ')}`;
};

const factsOf = (seat: SeatView, own: DiceWords, words: CliWords): readonly string[] => [
  words['di.coins']({ coins: seat.coins, reserve: RESERVE }),
  own.resources({ count: seat.resources }),
  words['di.bonuses']({ count: seat.bonuses.length, of: BONUSES_TO_END }),
  ...seat.unlocked.map((die) => words['di.unlocked']({ die: own[`die.${die}`] })),
  ...(seat.agoraFirst ? [words['di.agora']] : []),
];

/** The viewer's own sheet in full, of the others what is crossed off. */
const sheetLines = (view: DiceView, n: number, name: string, own: DiceWords, words: CliWords): readonly string[] => {
  const seat = view.seats[n];
  if (seat === undefined) return [];
  const { city } = seat;
  const mark = view.phase === 'city' && view.active === n ? '> ' : '  ';
  if (city === undefined) return [`${mark}${name}`];
  const head = `${mark}${name} · ${own[`city.${city}`]}: ${factsOf(seat, own, words).join(', ')}`;
  const full = view.viewer === n && view.phase === 'turn';
  const lines = full
    ? STRUCTURES.map((structure) => structureLine(seat, city, structure, own, words))
    : [
        STRUCTURES.map(
          (structure) => `${own[`structure.${structure}`]} ${countIn(seat, structure)}/${spacesOf(city, structure).length}`,
        ).join(', '),
      ];
  return [head, ...lines.map((line) => `      ${line}`)];
};

const countIn = (seat: SeatView, structure: StructureId): number => seat.crossed.filter((space) => structureIn(space) === structure).length;
