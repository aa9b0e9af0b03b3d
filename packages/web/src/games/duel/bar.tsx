import './bar.css';
import { useEffect, useState } from 'preact/hooks';
import type { MatchUpdate } from '@maravilha/protocol';
import { chooseSound, chooseTheme, sound, theme } from '../../app/settings.ts';
import { playCue } from '../../app/sound.ts';
import { Icon, IconButton, Logo } from '../../components/index.ts';
import { common, duelWords, language, setLanguage, tableWords } from '../../i18n/index.ts';
import type { Panel, Play } from './play.ts';

const LOW = 15_000;
const SECOND = 1000;

const clockText = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Milliseconds left for a seat, counted on from the moment the update came. */
const useClock = (match: MatchUpdate | undefined, seat: number): number | undefined => {
  const [, tick] = useState(0);
  const [came, setCame] = useState({ match, at: Date.now() });
  if (came.match !== match) setCame({ match, at: Date.now() });
  const runs = match?.clock?.running.includes(seat) ?? false;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND / 2);
    return () => clearInterval(timer);
  }, [runs]);
  const left = match?.clock?.left[seat];
  if (left === undefined) return undefined;
  return runs ? Math.max(0, left - (Date.now() - came.at)) : left;
};

/** Whose turn it is, with the clock of that seat. */
function TurnPill({ play }: { readonly play: Play }) {
  const words = tableWords();
  const { table } = play;
  const { view } = table;
  const left = useClock(play.session.match.value, view.active);
  const low = left !== undefined && left < LOW && table.mine;
  const seconds = left === undefined ? 0 : Math.ceil(left / SECOND);
  useEffect(() => {
    if (low) playCue('tick');
  }, [low, seconds]);
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
      {left !== undefined && !over && (
        <span class="num clock" role="timer" aria-label={words['bar.clock']({ name: play.nameOf(view.active), time: clockText(left) })}>
          {clockText(left)}
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
      {!play.phone && (
        <>
          <IconButton
            icon={sound.value ? 'sound' : 'sound-off'}
            label={sound.value ? shell['bar.sound-on'] : shell['bar.sound-off']}
            onClick={() => chooseSound(!sound.value)}
          />
          <IconButton
            icon="language"
            label={shell['bar.other-language']}
            onClick={() => void setLanguage(language.peek() === 'en' ? 'pt-BR' : 'en')}
          />
          <IconButton
            icon={theme.value === 'day' ? 'theme-night' : 'theme-day'}
            label={theme.value === 'day' ? shell['bar.to-night'] : shell['bar.to-day']}
            onClick={() => chooseTheme(theme.value === 'day' ? 'night' : 'day')}
          />
        </>
      )}
      <IconButton icon="menu" label={words['bar.menu']} aria-expanded={play.ui.panel.value === 'menu'} onClick={open(play, 'menu')} />
    </header>
  );
}
