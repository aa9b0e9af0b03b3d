// Why these points: the spaces that are crossed off, drawn.
import { type ScoreRow, spaceOf } from '@maravilha/dice';
import { type Source as Found, sourcesOf } from '@maravilha/dice/sources';
import { describeSpace } from '@maravilha/words/dice';
import { Icon } from '../../../components/index.ts';
import type { Source, Why } from '../../../table/end/why.tsx';
import { seatAt } from '../model.ts';
import { SpaceSigns } from '../pieces/index.ts';
import type { Play } from '../play.ts';
import { diceTableWords, diceWords } from '../words.ts';

const RULES: Readonly<Record<ScoreRow, string>> = {
  wonder: 'DI-SCORE-1',
  barracksWest: 'DI-SCORE-2',
  barracksEast: 'DI-SCORE-2',
  university: 'DI-SCORE-1',
  agora: 'DI-SCORE-3',
  market: 'DI-SCORE-4',
  leadersGallery: 'DI-SCORE-4',
  guildCourt: 'DI-SCORE-1',
};

const partsOf = ({ table }: Play, seat: number, found: Found): Pick<Source, 'drawing' | 'says'> => {
  const { city } = seatAt(table, seat);
  if (found.kind === 'first' || city === undefined) return { drawing: <Icon id="crown" />, says: diceTableWords()['why.first'] };
  const space = spaceOf(city, found.space);
  return {
    drawing: space !== undefined && <SpaceSigns space={space} />,
    says: describeSpace(diceWords(), found.space, city),
  };
};

export const whyOf = (play: Play): Why<ScoreRow> => ({
  rule: (row) => ({ book: 'dice', id: RULES[row] }),
  sources: (seat, row) => sourcesOf(play.table.state, seat, row).map((found) => ({ ...partsOf(play, seat, found), points: found.points })),
});
