// My own city on a phone, at the foot of the table or, in a low window, at its right.
import './phone.css';
import { ProgressToken } from './pieces/index.ts';
import { architectsTableWords } from './words.ts';
import { DuelRow } from './info.tsx';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { tokenInBrief, tokenName } from './say.ts';
import { Minis, Picture, Place, Stats } from './seat-parts.tsx';
import { forecastOf } from './war.ts';

interface OfPlay {
  readonly play: Play;
}

/** My tokens with their words; many have room for their names, still more for themselves. */
function MyTokens({ play }: OfPlay) {
  const words = architectsTableWords();
  const { me, view } = play.table;
  const { tokens } = cityAt(play.table, me);
  if (tokens.length === 0) return null;
  const told = tokens.length === 1;
  const named = tokens.length <= 3;
  return (
    <ul class="my-tokens" data-spot={`tokens:${me}`}>
      {tokens.map((token, i) => {
        const used = view.active === me && view.used.includes(token);
        const ready = view.active === me && view.extras.includes(token);
        return (
          <li key={i} class={used ? 'used' : ''} title={tokenName(token)}>
            <ProgressToken token={token} size={28} />
            <span class={named ? '' : 'visually-hidden'}>
              <b>{tokenName(token)}</b>
              {told && `: ${ready ? words['tokens.ready'] : tokenInBrief(token)}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** How a battle would end now, wherever there is room for it. */
function War({ play }: OfPlay) {
  if (play.table.view.decision === 'over') return null;
  const { duels, victories } = forecastOf(play.table);
  return (
    <div class="my-war">
      <small>{architectsTableWords()['war.title']}</small>
      {duels.map((duel) => (
        <DuelRow key={duel.side} play={play} duel={duel} victories={victories} />
      ))}
    </div>
  );
}

export function MyRow({ play }: OfPlay) {
  const seat = play.table.me;
  return (
    <Place play={play} seat={seat} class="home-city">
      <Picture play={play} seat={seat} size="seat" plaques="all" />
      <div class="body">
        <div class="first-line">
          <h2>{play.nameOf(seat)}</h2>
          <Stats play={play} seat={seat} brief />
        </div>
        <Minis play={play} seat={seat} most={9} />
        <War play={play} />
        <MyTokens play={play} />
      </div>
    </Place>
  );
}
