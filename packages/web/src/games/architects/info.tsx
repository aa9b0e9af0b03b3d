// Beside my city while nothing is asked: how a battle would end now, and my tokens with what they do.
import './info.css';
import type { ComponentChildren } from 'preact';
import type { TokenId } from '@maravilha/architects';
import { CatToken, CostSigns, ProgressToken } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';
import { tokenEffect, tokenInBrief, tokenName } from './say.ts';
import { cityName } from './tags.ts';
import { type Duel, forecastOf } from './war.ts';

export function DuelRow({ play, duel, victories }: { readonly play: Play; readonly duel: Duel; readonly victories: number }) {
  const words = architectsTableWords();
  const name = cityName(play, duel.foe);
  // One neighbour may be worth more than one token only at a table of two.
  const outcome =
    duel.outcome === 'win'
      ? words['war.win']({ count: duel.side === 'only' ? victories : 1 })
      : words[duel.outcome === 'tie' ? 'war.tie' : 'war.none'];
  return (
    <div class="versus">
      <span class="visually-hidden">{words['war.versus']({ name, mine: duel.mine, theirs: duel.theirs, outcome })}</span>
      <span class="neighbour" aria-hidden="true">
        <Icon id={duel.side === 'right' ? 'arrow-right' : 'arrow-left'} />
        {name}
      </span>
      <span class="shields" aria-hidden="true">
        <Icon id="shield" />
        {duel.mine} × {duel.theirs}
      </span>
      <em class={duel.outcome} aria-hidden="true">
        {outcome}
      </em>
    </div>
  );
}

function War({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { duels, victories } = forecastOf(play.table);
  const past = cityAt(play.table, play.table.me).victories;
  // After the game no battle comes.
  const coming = play.table.view.decision !== 'over';
  return (
    <div class="info-box forecast">
      {coming && <h3>{words['war.title']}</h3>}
      {coming && duels.map((duel) => <DuelRow key={duel.side} play={play} duel={duel} victories={victories} />)}
      <p class="past">
        <Icon id="battle" />
        <b>{past}</b> {words['war.past']({ count: past })}
      </p>
      {coming && <p>{words['war.after']}</p>}
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

/** The more tokens, the fewer words: a sentence, a few words, the name, nothing but the token. Beside another city there is less room. */
const formOf = (count: number, mine: boolean): 'full' | 'short' | 'names' | 'bare' => {
  if (count <= (mine ? 2 : 1)) return 'full';
  if (count <= (mine ? 3 : 2)) return 'short';
  return count <= 6 ? 'names' : 'bare';
};

interface HeldProps {
  readonly piece: ComponentChildren;
  readonly name: string;
  readonly brief: string;
  readonly effect: string;
  readonly state?: ReturnType<typeof stateOf>;
  readonly form: ReturnType<typeof formOf>;
}

function Held({ piece, name, brief, effect, state, form }: HeldProps) {
  return (
    <li class={state ?? ''} title={`${name}: ${effect}`}>
      {piece}
      <p class={form === 'bare' ? 'visually-hidden' : ''}>
        <b>{name}</b>
        <span class={form === 'names' ? 'visually-hidden' : ''}>{form === 'short' ? brief : effect}</span>
        {state !== undefined && <em>{architectsTableWords()[`tokens.${state}`]}</em>}
      </p>
    </li>
  );
}

/** The tokens of a seat with what they do; mine with the key to the cost signs below. */
export function HeldTokens({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const words = architectsTableWords();
  const { me, seated, view } = play.table;
  const { tokens } = cityAt(play.table, seat);
  const mine = seat === me;
  // What the Cat shows is told to the one who holds it.
  const cat = mine && view.cat === seat;
  const form = formOf(tokens.length + (cat ? 1 : 0), mine);
  const size = !mine ? 28 : form === 'full' ? 40 : 34;
  const help = words['cat.help'];
  return (
    <div class="info-box own-tokens">
      <h3>{mine && seated ? words['tokens.mine'] : words['tokens.of']({ name: play.nameOf(seat) })}</h3>
      <ul class={form} data-spot={`tokens:${seat}`}>
        {tokens.length === 0 && !cat && <li class="none">{words['tokens.none']}</li>}
        {tokens.map((token, i) => (
          <Held
            key={i}
            piece={<ProgressToken token={token} size={size} />}
            name={tokenName(token)}
            brief={tokenInBrief(token)}
            effect={tokenEffect(token)}
            state={mine ? stateOf(play, token) : undefined}
            form={form}
          />
        ))}
        {cat && <Held piece={<CatToken size={size} />} name={words['cat.title']} brief={help} effect={help} form={form} />}
      </ul>
      {mine && (
        <p class="legend">
          <span>
            <CostSigns stage={3} />
            {words['legend.different']}
          </span>
          <span>
            <CostSigns stage={4} />
            {words['legend.identical']}
          </span>
        </p>
      )}
    </div>
  );
}

export function Info({ play }: { readonly play: Play }) {
  return (
    <div class="beside">
      <War play={play} />
      <HeldTokens play={play} seat={play.table.me} />
    </div>
  );
}
