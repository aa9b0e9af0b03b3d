// The score pad of Architects: each column stands under its wonder, and says beside the points where they are from.
import { type ScoreRow, STAGE_COSTS, type TokenId } from '@maravilha/architects';
import { ProgressToken } from '../pieces/index.ts';
import { Icon, type SymbolId } from '../../../components/index.ts';
import { architectsEndWords } from '../words.ts';
import { Pad, PadHead } from '../../../table/end/pad.tsx';
import type { Scored } from '../../../table/end/scored.ts';
import { cityAt } from '../model.ts';
import { avatarOf, type Play } from '../play.ts';
import { tokenName, wonderName } from '../say.ts';
import { StandingWonder } from './wonders.tsx';

interface SeatProps {
  readonly play: Play;
  readonly seat: number;
}

function Head({ play, seat }: SeatProps) {
  const { wonder } = cityAt(play.table, seat);
  return (
    <PadHead
      name={play.nameOf(seat)}
      won={play.score.winners.includes(seat)}
      phone={play.phone}
      seats={play.table.seats}
      avatar={avatarOf(play, seat)}
      picture={
        <span class="raised-row">
          <StandingWonder play={play} seat={seat} plaques="none" />
        </span>
      }
      note={wonder !== undefined && wonderName(wonder)}
    />
  );
}

type Counted = readonly [icon: SymbolId, count: number | string];

/** Small signs beside the points, said in words to those who do not see them. */
const Beside = ({ said, signs }: { readonly said: string; readonly signs: readonly Counted[] }) => (
  <small title={said}>
    <span aria-hidden="true">
      {signs.map(([icon, count]) => (
        <span key={icon} class="pad-symbol">
          <Icon id={icon} />
          {count}
        </span>
      ))}
    </span>
    <span class="visually-hidden">{said}</span>
  </small>
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

function Detail({ play, seat, row }: SeatProps & { readonly row: ScoreRow }) {
  const words = architectsEndWords();
  const { built, cards, victories, tokens } = cityAt(play.table, seat);
  const all = STAGE_COSTS.length;
  const [plain, cats] = [cards['blue-3'] ?? 0, cards['blue-2-cat'] ?? 0];
  const blue: readonly Counted[] = [...(plain > 0 ? [['mk-blue', plain] as const] : []), ...(cats > 0 ? [['cat', cats] as const] : [])];
  if (row === 'wonder')
    return <Beside said={words['stages.of']({ built: built.length, all })} signs={[['stage', `${built.length}/${all}`]]} />;
  if (row === 'blue' && blue.length > 0) return <Beside said={words['detail.blue']({ plain, cats })} signs={blue} />;
  if (row === 'military' && victories > 0)
    return <Beside said={words['detail.victories']({ count: victories })} signs={[['battle', victories]]} />;
  if (row !== 'progress' || tokens.length === 0) return null;
  if (tokens.length <= tokenRoom(play.table.seats)) return <Held tokens={tokens} />;
  return <Beside said={words['detail.tokens']({ names: tokens.map(tokenName) })} signs={[['progress', tokens.length]]} />;
}

interface PadProps {
  readonly play: Play;
  readonly scored: Scored<ScoreRow>;
  readonly seats: readonly number[];
}

export function ArchitectsPad({ play, scored, seats }: PadProps) {
  return (
    <Pad
      scored={scored}
      seats={seats}
      head={(seat) => <Head key={seat} play={play} seat={seat} />}
      detail={(seat, row) => !play.phone && <Detail play={play} seat={seat} row={row} />}
    />
  );
}
