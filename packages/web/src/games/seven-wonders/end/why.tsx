// Why these points: cards, stages, tokens, coins and symbols, drawn.
import { type ScoreRow, VICTORY_POINTS } from '@maravilha/seven-wonders';
import { type Source as Found, sourcesOf } from '@maravilha/seven-wonders/sources';
import { CardStrip } from '../../../components/card.tsx';
import { Coin, Glyphs, Icon, scienceMark } from '../../../components/index.ts';
import type { Source, Why } from '../../../table/end/why.tsx';
import { sevenWondersEndWords } from '../end-words.ts';
import { boardFace, cardFace } from '../faces.ts';
import { cardDef, cityAt } from '../model.ts';
import { ConflictTokens } from '../pieces/war.tsx';
import type { Play } from '../play.ts';
import { cardEffect, cardName } from '../say.ts';

const RULES: Readonly<Record<ScoreRow, readonly [book: string, id: string]>> = {
  wonder: ['seven-wonders', 'WO-SCORE-1'],
  treasury: ['seven-wonders', 'WO-SCORE-2'],
  military: ['seven-wonders', 'WO-MIL-2'],
  blue: ['seven-wonders', 'WO-CARD-2'],
  yellow: ['seven-wonders', 'WO-CARD-5'],
  green: ['seven-wonders', 'WO-SCORE-3'],
  purple: ['seven-wonders', 'WO-CARD-8'],
  black: ['cities', 'CI-CARD-1'],
};

const tokens = (count: number, each: number): Pick<Source, 'drawing' | 'says'> => ({
  drawing: <ConflictTokens tokens={Array.from({ length: count }, () => each)} />,
  says: sevenWondersEndWords()['why.tokens']({ count, each }),
});

const partsOf = (play: Play, seat: number, found: Found): Pick<Source, 'drawing' | 'says'> => {
  const words = sevenWondersEndWords();
  switch (found.kind) {
    case 'card': {
      const { card } = found;
      const { colour, short } = cardFace(card);
      return {
        drawing: <CardStrip colour={colour} glyphs={short} name={cardName(card)} />,
        // Printed points say themselves.
        says: cardDef(card).effects.every(({ kind }) => kind === 'points') ? undefined : cardEffect(card),
      };
    }
    case 'stage': {
      const { board, side } = cityAt(play.table, seat);
      const face = board === undefined || side === undefined ? undefined : boardFace(board, side).stages[found.stage - 1];
      return { drawing: <Glyphs glyphs={face?.glyphs ?? []} />, says: words['why.stage']({ stage: found.stage }) };
    }
    case 'coins':
      return { drawing: <Coin n={found.count} />, says: words['why.coins'] };
    case 'debts':
      return {
        drawing: (
          <>
            <Icon id="debt" />×{found.count}
          </>
        ),
        says: words['why.debts'],
      };
    case 'victories':
      return tokens(found.count, VICTORY_POINTS[found.age]);
    case 'defeats':
      return tokens(found.count, -1);
    case 'symbols': {
      const { symbol, count, chosen } = found;
      return {
        drawing: (
          <>
            <Icon id={scienceMark(symbol)} />
            {count}
          </>
        ),
        says: chosen === 0 ? words['why.square']({ count }) : words['why.square-chosen']({ count, chosen }),
      };
    }
    case 'sets':
      return {
        drawing: (['compass', 'gear', 'tablet'] as const).map((symbol) => <Icon key={symbol} id={scienceMark(symbol)} />),
        says: words['why.sets']({ count: found.count }),
      };
  }
};

export const whyOf = (play: Play): Why<ScoreRow> => ({
  rule: (row) => {
    const [book, id] = RULES[row];
    return { book, id };
  },
  sources: (seat, row) => sourcesOf(play.table.state, seat, row).map((found) => ({ ...partsOf(play, seat, found), points: found.points })),
});
