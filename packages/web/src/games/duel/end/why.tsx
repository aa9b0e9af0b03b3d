// Why these points: cards, wonders, tokens, coins and the pawn, drawn.
import type { ScoreRow } from '@maravilha/duel';
import { type Source as Found, sourcesOf } from '@maravilha/duel/sources';
import { CardStrip } from '../../../components/card.tsx';
import { Coin, Glyphs, Icon } from '../../../components/index.ts';
import type { Source, Why } from '../../../table/end/why.tsx';
import { cardFace, tokenFace, wonderFace } from '../faces.ts';
import { cardDef } from '../model.ts';
import { TokenFace } from '../pieces.ts';
import type { Play } from '../play.ts';
import { cardEffect, cardName, tokenLabel, wonderShort } from '../say.ts';
import { duelAsideWords } from '../words.ts';

const RULES: Readonly<Record<ScoreRow, string>> = {
  blue: 'DU-CARD-2',
  green: 'DU-CARD-3',
  yellow: 'DU-CARD-7',
  purple: 'DU-GUILD-2',
  wonders: 'DU-END-2',
  progress: 'DU-TOK-6',
  treasury: 'DU-END-3',
  military: 'DU-MIL-5',
};

const partsOf = (found: Found): Pick<Source, 'drawing' | 'says'> => {
  const words = duelAsideWords();
  switch (found.kind) {
    case 'card': {
      const { card } = found;
      const { colour, glyphs } = cardFace(card);
      return {
        drawing: <CardStrip colour={colour} glyphs={glyphs} name={cardName(card)} />,
        // Printed points say themselves.
        says: cardDef(card).effects.some(({ kind }) => kind === 'pointsPer') ? cardEffect(card) : undefined,
      };
    }
    case 'wonder':
      return { drawing: <Glyphs glyphs={wonderFace(found.wonder).glyphs} />, says: wonderShort(found.wonder) };
    case 'token':
      return { drawing: <TokenFace {...tokenFace(found.token)} />, says: tokenLabel(found.token) };
    case 'coins':
      return { drawing: <Coin n={found.count} />, says: words['why.coins'] };
    case 'pawn':
      return { drawing: <Icon id="pawn" />, says: words['why.pawn']({ steps: found.steps }) };
  }
};

export const whyOf = ({ table }: Play): Why<ScoreRow> => ({
  rule: (row) => ({ book: 'duel', id: RULES[row] }),
  sources: (seat, row) => sourcesOf(table.state, seat, row).map((found) => ({ ...partsOf(found), points: found.points })),
});
