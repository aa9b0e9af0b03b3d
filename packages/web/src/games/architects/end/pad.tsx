// The score pad of Architects: each column stands under its wonder, and says beside the points where they are from.
import { type ScoreRow, STAGE_COSTS, type TokenId } from '@maravilha/architects';
import type { ComponentChildren } from 'preact';
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

/** Small signs beside the points, said in words to those who do not see them. */
function Beside({ said, children }: { readonly said: string; readonly children: ComponentChildren }) {
  return (
    <small title={said}>
      <span aria-hidden="true">{children}</span>
      <span class="visually-hidden">{said}</span>
    </small>
  );
}

function Counted({ icon, count }: { readonly icon: SymbolId; readonly count: number | string }) {
  return (
    <span class="pad-symbol">
      <Icon id={icon} />
      {count}
    </span>
  );
}

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
  switch (row) {
    case 'wonder': {
      const all = STAGE_COSTS.length;
      return (
        <Beside said={words['stages.of']({ built: built.length, all })}>
          <Counted icon="stage" count={`${built.length}/${all}`} />
        </Beside>
      );
    }
    case 'blue': {
      const [plain, cats] = [cards['blue-3'] ?? 0, cards['blue-2-cat'] ?? 0];
      if (plain + cats === 0) return null;
      return (
        <Beside said={words['detail.blue']({ plain, cats })}>
          {plain > 0 && <Counted icon="mk-blue" count={plain} />}
          {cats > 0 && <Counted icon="cat" count={cats} />}
        </Beside>
      );
    }
    case 'military':
      if (victories === 0) return null;
      return (
        <Beside said={words['detail.victories']({ count: victories })}>
          <Counted icon="battle" count={victories} />
        </Beside>
      );
    case 'progress':
      if (tokens.length === 0) return null;
      return tokens.length > tokenRoom(play.table.seats) ? (
        <Beside said={words['detail.tokens']({ names: tokens.map(tokenName) })}>
          <Counted icon="progress" count={tokens.length} />
        </Beside>
      ) : (
        <Held tokens={tokens} />
      );
    case 'cat':
      return null;
  }
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
