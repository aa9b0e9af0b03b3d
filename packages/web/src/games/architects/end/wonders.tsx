// Every wonder as it stands, with the tokens and cards that lie beside it.
import { STAGE_COSTS } from '@maravilha/architects';
import { ArchitectsWonder, CatToken, ProgressToken } from '../pieces/index.ts';
import { Icon } from '../../../components/index.ts';
import { architectsEndWords } from '../end-words.ts';
import { architectsTableWords } from '../words.ts';
import { cityAt } from '../model.ts';
import type { Play } from '../play.ts';
import { monumentName, tokenName, wonderName } from '../say.ts';

interface StandingProps {
  readonly play: Play;
  readonly seat: number;
  readonly plaques: 'all' | 'none';
  readonly size?: 'own' | 'seat' | 'small' | 'tiny';
}

/** The drawing of a seat's wonder; nothing can be built any more, so the rest is a faint plan. */
export function StandingWonder({ play, seat, plaques, size }: StandingProps) {
  const { wonder, built } = cityAt(play.table, seat);
  if (wonder === undefined) return null;
  const label = architectsEndWords()['wonders.one']({
    name: play.nameOf(seat),
    wonder: monumentName(wonder),
    built: built.length,
    all: STAGE_COSTS.length,
  });
  return <ArchitectsWonder wonder={wonder} built={built} available={[]} plaques={plaques} size={size} label={label} />;
}

function City({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const { wonder, built, tokens } = cityAt(play.table, seat);
  const cat = play.table.view.cat === seat;
  return (
    <li class={play.score.winners.includes(seat) ? 'winner' : ''}>
      <StandingWonder play={play} seat={seat} plaques="none" />
      <p>
        <b>{play.nameOf(seat)}</b>
        <small>
          {wonder !== undefined && wonderName(wonder)}
          <span class="numerals" aria-hidden="true">
            <Icon id="stage" />
            {built.length}/{STAGE_COSTS.length}
          </span>
        </small>
      </p>
      {(tokens.length > 0 || cat) && (
        <ul class="held">
          {cat && (
            <li title={architectsTableWords()['stat.cat']}>
              <CatToken size={28} />
              <span class="visually-hidden">{architectsTableWords()['stat.cat']}</span>
            </li>
          )}
          {tokens.map((token, i) => (
            <li key={i} title={tokenName(token)}>
              <ProgressToken token={token} size={28} />
              <span class="visually-hidden">{tokenName(token)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function Wonders({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  return (
    <ul class={`standing seats-${seats.length}`}>
      {seats.map((seat) => (
        <City key={seat} play={play} seat={seat} />
      ))}
    </ul>
  );
}
