import './bar.css';
import { Icon, IconButton, Logo } from '../../components/index.ts';
import { common, duelWords, tableWords } from '../../i18n/index.ts';
import { useClock } from '../../table/clock.ts';
import { SettingButtons } from '../../table/setting-buttons.tsx';
import type { Panel, Play } from './play.ts';

/** Whose turn it is, with the clock of that seat. */
function TurnPill({ play }: { readonly play: Play }) {
  const words = tableWords();
  const { table } = play;
  const { view } = table;
  const { text: time, low } = useClock(play.session.match.value, view.active, table.mine);
  const over = view.decision === 'over';
  const text = over
    ? words['bar.over']
    : play.session.sending.value
      ? words['bar.sending']
      : table.mine
        ? view.decision === 'turn' || play.phone
          ? words['bar.your-turn']
          : duelWords()[`decision.${view.decision}`]
        : play.phone
          ? words['bar.watching']({ name: play.nameOf(view.active) })
          : duelWords()[`decision.wait.${view.decision}`]({ name: play.nameOf(view.active) });
  return (
    <p class={`turn${table.mine ? ' mine' : ''}${low ? ' low' : ''}${over ? ' over' : ''}`}>
      <Icon id={over ? 'crown' : 'hourglass'} class="" />
      <span class="words">{text}</span>
      {time !== undefined && !over && (
        <span class="num clock" role="timer" aria-label={words['bar.clock']({ name: play.nameOf(view.active), time })}>
          {time}
        </span>
      )}
    </p>
  );
}

const open = (play: Play, panel: Panel) => () => {
  play.ui.panel.value = play.ui.panel.peek() === panel ? undefined : panel;
};

export function Bar({ play }: { readonly play: Play }) {
  const words = tableWords();
  const shell = common();
  const { view } = play.table;
  const ended = view.decision === 'over' && !play.ui.reviewing.value;
  const title = ended ? duelWords()['game.name'] : view.age === 0 ? words['bar.draft'] : duelWords().age({ age: view.age });
  const watching = play.session.info.value.spectators;
  const discard = words['discard.count']({ count: view.discard.length });
  return (
    <header class="dbar">
      <h1 class="vh">{duelWords()['game.name']}</h1>
      {!play.phone && (
        <a class="home" href="/" aria-label={shell['app.back-home']}>
          <Logo />
        </a>
      )}
      <span class="era">
        <span class="title">{title}</span>
        {view.structure.length > 0 && !play.phone && !ended && <small>{words['bar.cards-left']({ count: view.structure.length })}</small>}
      </span>
      <span class="bank" data-place="bank">
        {!ended && <TurnPill play={play} />}
      </span>
      {watching > 0 && !play.phone && (
        <span class="watching num" title={words['bar.spectators']({ count: watching })}>
          <Icon id="spectator" class="" />
          <span aria-hidden="true">{watching}</span>
          <span class="vh">{words['bar.spectators']({ count: watching })}</span>
        </span>
      )}
      <IconButton
        icon="discard"
        label={discard}
        badge={view.discard.length}
        data-place="discard"
        class="pile"
        onClick={open(play, 'discard')}
      />
      <IconButton icon="log" label={words['bar.log']} aria-expanded={play.ui.panel.value === 'log'} onClick={open(play, 'log')} />
      {!play.phone && <SettingButtons />}
      <IconButton icon="menu" label={words['bar.menu']} aria-expanded={play.ui.panel.value === 'menu'} onClick={open(play, 'menu')} />
    </header>
  );
}
