import { AGORA_FIRST_POINTS, BONUSES_TO_END, dice, type DiceState, type DiceView, PASS_COINS, SECTION_COSTS } from '@maravilha/dice';
import type { Figures, Played } from './played.ts';

const viewOf = ({ before }: Played): DiceView => before.view as unknown as DiceView;
const nextViewOf = ({ after }: Played): DiceView => after.view as unknown as DiceView;
const coins = (view: DiceView): number => view.seats[0]!.coins;

export const diceFigures: Figures = {
  forum: (played) => [viewOf(played).forum.length, SECTION_COSTS.length, ...SECTION_COSTS],
  cross: (played) => {
    const { bill } = dice.explain(played.before.state as unknown as DiceState, 0, { kind: 'construct', die: 'blue', space: 'agora.a2' });
    if (bill === undefined) throw new Error('the space has no price');
    return [bill.section, bill.dieCut, bill.cost, bill.resources, bill.total, coins(viewOf(played)) - coins(nextViewOf(played))];
  },
  warehouse: () => [1],
  agora: () => [AGORA_FIRST_POINTS],
  pass: (played) => [PASS_COINS, coins(nextViewOf(played)) - coins(viewOf(played))],
  bonus: () => [BONUSES_TO_END],
};
