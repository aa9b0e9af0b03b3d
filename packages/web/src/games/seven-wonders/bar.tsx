import './bar.css';
import { Icon, IconButton, Logo } from '../../components/index.ts';
import { common, sevenWondersWords, swTableWords } from '../../i18n/index.ts';
import { useClock } from '../../table/clock.ts';
import { SettingButtons } from '../../table/setting-buttons.tsx';
import { useKeptFocus } from './focus.ts';
import { waitingFor } from './model.ts';
import { type Play, togglePanel } from './play.ts';

const pillText = (play: Play): string => {
  const words = swTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const { decision } = table.view;
  if (decision === 'over') return words['bar.over'];
  if (play.session.sending.value) return words['bar.sending'];
  if (table.sealed !== undefined && table.mine) return words['bar.sealed'];
  if (table.mine) return play.phone ? words[`bar.short.${decision}`] : game[`decision.${decision}`];
  if (play.phone) return words['bar.short.wait'];
  const names = waitingFor(table).map(play.nameOf);
  if (names.length > 2) return words['bar.waiting']({ count: names.length });
  return game[`decision.wait.${decision}`]({ names });
};

/** What is asked of me or of whom we wait for, with my clock. */
function Pill({ play }: { readonly play: Play }) {
  const { table } = play;
  const over = table.view.decision === 'over';
  const open = table.mine && table.sealed === undefined;
  const { text: time, low } = useClock(play.session.match.value, table.me, open);
  const ready = table.awaiting.length > 1;
  return (
    <p class={`turn${open ? ' mine' : ''}${low ? ' low' : ''}${over ? ' over' : ''}`}>
      <Icon id={over ? 'crown' : table.sealed !== undefined && table.mine ? 'check' : 'hourglass'} class="" />
      <span class="words">{pillText(play)}</span>
      {play.phone && ready && !over && (
        <span class="num part" aria-hidden="true">
          {table.ready.length}/{table.awaiting.length}
        </span>
      )}
      {time !== undefined && !over && table.seated && (
        <span class="num part" role="timer" aria-label={swTableWords()['bar.clock']({ time })}>
          {time}
        </span>
      )}
    </p>
  );
}

/** Turns of the age as small marks. */
function TurnDots({ play }: { readonly play: Play }) {
  const { turn, turns } = play.table.view;
  return (
    <span class="tdots" aria-hidden="true">
      {Array.from({ length: turns }, (_, i) => (
        <i key={i} class={i < turn - 1 ? 'd' : i === turn - 1 ? 'n' : ''} />
      ))}
    </span>
  );
}

function Pass({ play }: { readonly play: Play }) {
  const { pass } = play.table;
  if (pass === undefined) return null;
  const words = sevenWondersWords()[`pass.${pass}`];
  const arrow = <Icon id={pass === 'left' ? 'arrow-left' : 'arrow-right'} class="" />;
  return (
    <span class="passd" title={words}>
      {play.phone && pass === 'left' && arrow}
      <Icon id="hand" class="" />
      <span class={play.phone ? 'vh' : ''}>{words}</span>
      {(!play.phone || pass === 'right') && arrow}
    </span>
  );
}

export function Bar({ play }: { readonly play: Play }) {
  useKeptFocus();
  const words = swTableWords();
  const game = sevenWondersWords();
  const shell = common();
  const { table } = play;
  const { view } = table;
  const ended = view.decision === 'over' && !play.ui.reviewing.value;
  const name = view.options.cities ? game['game.cities'] : game['game.name'];
  const title = ended ? name : view.age === 0 ? words['bar.boards'] : game.age({ age: view.age });
  const watching = play.session.info.value.spectators;
  const several = table.awaiting.length > 1;
  return (
    <header class="dbar">
      <h1 class="vh">{name}</h1>
      {!play.phone && (
        <a class="home" href="/" aria-label={shell['app.back-home']}>
          <Logo />
        </a>
      )}
      <span class="era">
        <span class="title">{title}</span>
        {view.age > 0 && !ended && (
          <>
            <small>{play.phone ? `${view.turn}/${view.turns}` : game.turn({ turn: view.turn, turns: view.turns })}</small>
            {!play.phone && <TurnDots play={play} />}
          </>
        )}
      </span>
      {!ended && !play.phone && <Pass play={play} />}
      <span class="bank" data-place="bank">
        {!ended && <Pill play={play} />}
      </span>
      {!ended && play.phone && <Pass play={play} />}
      {!ended && !play.phone && several && (
        <span class="rdyn num">{words['bar.ready']({ ready: table.ready.length, all: table.awaiting.length })}</span>
      )}
      {watching > 0 && !play.phone && (
        <span class="watching num" title={words['bar.spectators']({ count: watching })}>
          <Icon id="spectator" class="" />
          <span aria-hidden="true">{watching}</span>
          <span class="vh">{words['bar.spectators']({ count: watching })}</span>
        </span>
      )}
      {!play.phone && (
        <IconButton
          icon="discard"
          label={words['discard.count']({ count: view.discard.length })}
          badge={view.discard.length}
          data-place="discard"
          class="pile"
          onClick={() => togglePanel(play, 'discard')}
        />
      )}
      <IconButton
        icon="log"
        label={words['bar.log']}
        aria-expanded={play.ui.panel.value === 'log'}
        onClick={() => togglePanel(play, 'log')}
      />
      {!play.phone && <SettingButtons />}
      <IconButton
        icon="menu"
        label={words['bar.menu']}
        aria-expanded={play.ui.panel.value === 'menu'}
        onClick={() => togglePanel(play, 'menu')}
      />
    </header>
  );
}
