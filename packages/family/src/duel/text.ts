import {
  CAPITAL,
  CARDS,
  type CardId,
  type CityView,
  COLOURS,
  type DuelShape,
  type DuelView,
  ENDINGS,
  LAYOUTS,
  SCORE_ROWS,
  type SlotView,
} from '@maravilha/duel';
import type { Language } from '@maravilha/words';
import type { CliWords } from '@maravilha/words/cli';
import { describeRefusal, type DuelWords } from '@maravilha/words/duel';
import { describeBill, describeEvent, describeMove, type DuelAsideWords } from '@maravilha/words/duel/aside';
import { en } from '@maravilha/words/duel/aside/en';
import { ptBR } from '@maravilha/words/duel/aside/pt-BR';
import { type GameText, type NameOf, namedLine, wordOf } from '../terminal.ts';

const DUEL_WORDS: Readonly<Record<Language, DuelAsideWords>> = { en, 'pt-BR': ptBR };

export const duelText = (language: Language, words: CliWords): GameText<DuelShape> => {
  const own = DUEL_WORDS[language];
  return {
    title: own['game.name'],
    move: (move, nameOf) => describeMove(own, move, nameOf),
    price: (reason) => {
      if (reason.income !== undefined) return `+ ${own.coins({ count: reason.income })}.`;
      return reason.bill === undefined ? '' : describeBill(own, reason.bill);
    },
    refusal: (reason) => reason.why.map((why) => describeRefusal(own, why)).join(' '),
    event: (event, whoOf) => describeEvent(own, event, whoOf),
    table: (view, nameOf) => [
      ...structureLines(view, own),
      ...view.cities.flatMap((city, seat) => cityLines(city, nameOf(seat), own, words)),
      trackLine(view, nameOf, words),
      ...namedLine(
        words['duel.board'],
        view.board.map((token) => own[`token.${token}`]),
      ),
      ...namedLine(
        words['duel.discard'],
        view.discard.map((card) => own[`card.${card}`]),
      ),
    ],
    prompt: (view) => own[`decision.${view.decision}`],
    row: wordOf(SCORE_ROWS, (row) => own[`score.${row}`]),
    ending: wordOf(ENDINGS, (ending) => own[`ending.${ending}`]),
  };
};

/** Row by row, farthest first; open cards in brackets, face-down cards by their back. */
const structureLines = (view: DuelView, own: DuelWords): readonly string[] => {
  if (view.age === 0) return view.offered.map((wonder) => `  [${own[`wonder.${wonder}`]}]`);
  const layout = LAYOUTS[view.age - 1] ?? [];
  const rows = new Map<number, string[]>();
  for (const slot of view.structure) {
    const row = layout[slot.slot]?.row ?? 0;
    rows.set(row, [...(rows.get(row) ?? []), slotText(slot, own)]);
  }
  return [own.age({ age: view.age }), ...[...rows.entries()].sort(([a], [b]) => a - b).map(([, cards]) => `  ${cards.join(' · ')}`)];
};

const slotText = ({ card, back, open }: SlotView, own: DuelWords): string => {
  const text = card === undefined ? `(${own[`back.${back}`]})` : own[`card.${card}`];
  return open ? `[${text}]` : text;
};

const cityLines = (city: CityView, name: string, own: DuelWords, words: CliWords): readonly string[] => {
  const built = COLOURS.flatMap((colour) => {
    const cards = city.built.filter((card) => colourOf(card) === colour).map((card) => own[`card.${card}`]);
    return cards.length === 0 ? [] : [`    ${own[`colour.${colour}`]}: ${cards.join(', ')}`];
  });
  const wonders = city.wonders.map(({ wonder, status }) => `${own[`wonder.${wonder}.short`]} (${words[`duel.wonder.${status}`]})`);
  return [
    `${name}: ${own.coins({ count: city.coins })}`,
    ...built,
    ...namedLine(`  ${words['duel.wonders']}`, wonders),
    ...namedLine(
      `  ${words['duel.tokens']}`,
      city.tokens.map((token) => own[`token.${token}`]),
    ),
  ];
};

const colourOf = (card: CardId): string => CARDS[card].colour;

const trackLine = ({ pawn }: DuelView, nameOf: NameOf, words: CliWords): string => {
  if (pawn === 0) return `  ${words['duel.track']}: ${words['duel.track.even']}`;
  const leader = nameOf(pawn > 0 ? 0 : 1);
  return `  ${words['duel.track']}: ${words['duel.track.lead']({ leader, steps: Math.abs(pawn), left: CAPITAL - Math.abs(pawn) })}`;
};
