// The score pad of Architects: each column stands under its wonder, and says beside the points where they are from.
import { type ScoreRow, STAGE_COSTS, type TokenId } from '@maravilha/architects';
import { ProgressToken } from '../pieces/index.ts';
import { Icon, type SymbolId } from '../../../components/index.ts';
import { architectsEndWords } from '../end-words.ts';
import { Beside, type PadHead, type PadParts } from '../../../table/end/pad.tsx';
import { cityAt } from '../model.ts';
import type { Play } from '../play.ts';
import { tokenName, wonderName } from '../say.ts';
import { StandingWonder } from './wonders.tsx';

type Counted = readonly [icon: SymbolId, count: number | string];

/** Small signs beside the points. */
const Signs = ({ said, signs }: { readonly said: string; readonly signs: readonly Counted[] }) => (
  <Beside said={said}>
    {signs.map(([icon, count]) => (
      <span key={icon} class="pad-symbol">
        <Icon id={icon} />
        {count}
      </span>
    ))}
  </Beside>
);

function Held({ tokens }: { readonly tokens: readonly TokenId[] }) {
  return (
    <span class="tokens">
      {tokens.map((token, i) => (
        <span key={i} title={tokenName(token)}>
          <ProgressToken token={token} size={28} />
          <span class="visually-hidden">, {tokenName(token)}</span>
        </span>
      ))}
    </span>
  );
}

/** Up to this many tokens are drawn in a column, by the number of columns. */
const tokenRoom = (seats: number): number => (seats <= 3 ? 7 : seats <= 4 ? 4 : 0);

interface DetailProps {
  readonly play: Play;
  readonly seat: number;
  readonly row: ScoreRow;
}

function Detail({ play, seat, row }: DetailProps) {
  const words = architectsEndWords();
  const { built, cards, victories, tokens } = cityAt(play.table, seat);
  const all = STAGE_COSTS.length;
  const [plain, cats] = [cards['blue-3'] ?? 0, cards['blue-2-cat'] ?? 0];
  const blue: readonly Counted[] = [...(plain > 0 ? [['mk-blue', plain] as const] : []), ...(cats > 0 ? [['cat', cats] as const] : [])];
  if (row === 'wonder')
    return <Signs said={words['stages.of']({ built: built.length, all })} signs={[['stage', `${built.length}/${all}`]]} />;
  if (row === 'blue' && blue.length > 0) return <Signs said={words['detail.blue']({ plain, cats })} signs={blue} />;
  if (row === 'military' && victories > 0)
    return <Signs said={words['detail.victories']({ count: victories })} signs={[['battle', victories]]} />;
  if (row !== 'progress' || tokens.length === 0) return null;
  if (tokens.length <= tokenRoom(play.table.seats)) return <Held tokens={tokens} />;
  return <Signs said={words['detail.tokens']({ names: tokens.map(tokenName) })} signs={[['progress', tokens.length]]} />;
}

const headOf = (play: Play, seat: number): PadHead => {
  const { wonder } = cityAt(play.table, seat);
  return {
    picture: (
      <span class="raised-row">
        <StandingWonder play={play} seat={seat} plaques="none" />
      </span>
    ),
    note: wonder !== undefined && wonderName(wonder),
  };
};

export const padOf = (play: Play): PadParts<ScoreRow> => ({
  head: (seat) => headOf(play, seat),
  detail: (seat, row) => !play.phone && <Detail play={play} seat={seat} row={row} />,
});
