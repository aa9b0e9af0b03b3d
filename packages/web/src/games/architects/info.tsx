// Beside my city while nothing is asked: how a battle would end now, and my tokens with what they do.
import './info.css';
import type { TokenId } from '@maravilha/architects';
import { CatToken, CostSigns, ProgressToken } from '../../components/architects/index.ts';
import { Icon } from '../../components/index.ts';
import { arTableWords } from '../../i18n/index.ts';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { tokenEffect, tokenName } from './say.ts';
import { cityName } from './tags.ts';
import { type Duel, forecastOf } from './war.ts';

function DuelRow({ play, duel, victories }: { readonly play: Play; readonly duel: Duel; readonly victories: number }) {
  const words = arTableWords();
  const name = cityName(play, duel.foe);
  // One neighbour may be worth more than one token only at a table of two.
  const outcome =
    duel.outcome === 'win'
      ? words['war.win']({ count: duel.side === 'only' ? victories : 1 })
      : words[duel.outcome === 'tie' ? 'war.tie' : 'war.none'];
  return (
    <div class="fc2">
      <span class="vh">{words['war.versus']({ name, mine: duel.mine, theirs: duel.theirs, outcome })}</span>
      <span class="nb" aria-hidden="true">
        <Icon id={duel.side === 'right' ? 'arrow-right' : 'arrow-left'} class="" />
        {name}
      </span>
      <span class="v" aria-hidden="true">
        <Icon id="shield" class="" />
        {duel.mine} × {duel.theirs}
      </span>
      <em class={duel.outcome} aria-hidden="true">
        {outcome}
      </em>
    </div>
  );
}

export function War({ play }: { readonly play: Play }) {
  const words = arTableWords();
  const { duels, victories } = forecastOf(play.table);
  const past = cityAt(play.table, play.table.me).victories;
  return (
    <div class="bx forecast">
      <h3>{words['war.title']}</h3>
      {duels.map((duel) => (
        <DuelRow key={duel.side} play={play} duel={duel} victories={victories} />
      ))}
      <p class="mvr">
        <Icon id="battle" class="" />
        <b>{past}</b> {words['war.past']({ count: past })}
      </p>
      <p>{words['war.after']}</p>
    </div>
  );
}

/** Whether a token is used up in this turn, or gives a card in it. */
const stateOf = (play: Play, token: TokenId): 'used' | 'ready' | undefined => {
  const { view, me } = play.table;
  if (view.active !== me) return undefined;
  if (view.extras.includes(token)) return 'ready';
  return view.used.includes(token) ? 'used' : undefined;
};

/** With more tokens than this there is no room for their sentences. */
const SENTENCES = 3;

export function MyTokens({ play }: { readonly play: Play }) {
  const words = arTableWords();
  const { me, seated, view } = play.table;
  const { tokens } = cityAt(play.table, me);
  const cat = view.cat === me;
  const brief = tokens.length + (cat ? 1 : 0) > SENTENCES;
  return (
    <div class="bx own-tokens">
      <h3>{seated ? words['tokens.mine'] : words['tokens.of']({ name: play.nameOf(me) })}</h3>
      <ul class={brief ? 'brief' : ''} data-spot={`tokens:${me}`}>
        {tokens.length === 0 && !cat && <li class="none">{words['tokens.none']}</li>}
        {tokens.map((token, i) => {
          const state = stateOf(play, token);
          return (
            <li key={i} class={state ?? ''} title={`${tokenName(token)}: ${tokenEffect(token)}`}>
              <ProgressToken token={token} size={brief ? 34 : 40} />
              <p>
                <b>{tokenName(token)}</b>
                <span class={brief ? 'vh' : ''}>{tokenEffect(token)}</span>
                {state !== undefined && <em>{words[`tokens.${state}`]}</em>}
              </p>
            </li>
          );
        })}
        {cat && (
          <li title={words['cat.help']}>
            <CatToken size={brief ? 34 : 40} />
            <p>
              <b>{words['cat.title']}</b>
              <span class={brief ? 'vh' : ''}>{words['cat.help']}</span>
            </p>
          </li>
        )}
      </ul>
      <p class="lgd">
        <span>
          <CostSigns stage={3} />
          {words['legend.different']}
        </span>
        <span>
          <CostSigns stage={4} />
          {words['legend.identical']}
        </span>
      </p>
    </div>
  );
}

export function Info({ play }: { readonly play: Play }) {
  return (
    <div class="inf">
      <War play={play} />
      <MyTokens play={play} />
    </div>
  );
}
