// Why these points: stages, cards, the Cat and tokens, drawn.
import type { ScoreRow } from '@maravilha/architects';
import { type Source as Found, sourcesOf } from '@maravilha/architects/sources';
import { CardStrip } from '../../../components/card.tsx';
import { Icon } from '../../../components/index.ts';
import type { Source, Why } from '../../../table/end/why.tsx';
import { architectsEndWords } from '../end-words.ts';
import { CatToken, CostSigns, ProgressToken } from '../pieces/index.ts';
import { cardFace } from '../pieces/faces.ts';
import { colourOf } from '../model.ts';
import type { Play } from '../play.ts';
import { cardName, tokenEffect, tokenName } from '../say.ts';

const RULES: Readonly<Record<ScoreRow, string>> = {
  wonder: 'AR-END-3',
  blue: 'AR-CAT-1',
  cat: 'AR-END-3',
  military: 'AR-WAR-9',
  progress: 'AR-TOKEN-12',
};

const partsOf = (found: Found): Pick<Source, 'drawing' | 'says'> => {
  const words = architectsEndWords();
  switch (found.kind) {
    case 'stage':
      return { drawing: <CostSigns stage={found.stage} />, says: words['why.stage']({ stage: found.stage }) };
    case 'cards': {
      const { card, count, points } = found;
      return {
        drawing: <CardStrip colour={colourOf(card)} glyphs={[cardFace(card).glyph]} name={cardName(card)} />,
        says: words['why.times']({ count, each: points / count }),
      };
    }
    case 'cat':
      return { drawing: <CatToken />, says: words['why.cat'] };
    case 'victories':
      return { drawing: <Icon id="battle" />, says: words['why.times']({ count: found.count, each: found.points / found.count }) };
    case 'tokens':
      return {
        drawing: Array.from({ length: found.count }, (_, i) => <ProgressToken key={i} token={found.token} />),
        says: `${tokenName(found.token)}: ${tokenEffect(found.token)}`,
      };
  }
};

export const whyOf = ({ table }: Play): Why<ScoreRow> => ({
  rule: (row) => ({ book: 'architects', id: RULES[row] }),
  sources: (seat, row) => sourcesOf(table.state, seat, row).map((found) => ({ ...partsOf(found), points: found.points })),
});
