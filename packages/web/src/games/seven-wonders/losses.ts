// Which cards and stages of the others made the viewer lose coins in this turn.
import type { BoardId, CardId, Effect } from '@maravilha/seven-wonders';
import { cardDef, cityAt, stagesOf, type Table } from './model.ts';

type LossCause =
  | { readonly seat: number; readonly card: CardId; readonly board?: undefined; readonly stage?: undefined }
  | { readonly seat: number; readonly card?: undefined; readonly board: BoardId; readonly stage: number };

const takes = (effects: readonly Effect[]): boolean => effects.some((e) => e.kind === 'othersLoseCoins' || e.kind === 'othersLoseCoinsPer');

export const lossCauses = (table: Table): readonly LossCause[] => {
  const causes: LossCause[] = [];
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === table.me) continue;
    const { last, revived, board, side } = cityAt(table, seat);
    const cards = [...(last?.kind === 'built' ? [last.card] : []), ...revived];
    for (const card of cards) if (takes(cardDef(card).effects)) causes.push({ seat, card });
    if (last?.kind !== 'stage' || board === undefined || side === undefined) continue;
    const stage = stagesOf(board, side)[last.stage - 1];
    if (stage !== undefined && takes(stage.effects)) causes.push({ seat, board, stage: last.stage });
  }
  return causes;
};
