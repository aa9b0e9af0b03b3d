// The bar over every table: home, what the game is at, whose turn it is, who watches, and the ways to the sheets and settings.
import './bar.css';
import { type ComponentChildren, h } from 'preact';
import { Icon } from '../components/icon.tsx';
import { Button, IconButton, Logo } from '../components/controls.tsx';
import { common, tableWords } from '../base/i18n.ts';
import type { SymbolId } from '../symbols/drawings.ts';
import { PillClock } from './clocks.tsx';
import { guideMark } from './guide.ts';
import { hintsAllowed } from './hint/allowed.ts';
import { People } from './people/people.tsx';
import { hasResult, isEnded, isOver, type TablePlay, togglePanel, undoLabel } from './play.ts';
import { TableTalk } from './talk/on-demand.ts';
import { mayTalk } from './talk/place.ts';
import { SettingButtons } from '../base/ui/setting-buttons.tsx';

interface PillProps {
  readonly play: TablePlay;
  /** Of whom the words are: of their clocks the one that runs out first is shown. */
  readonly seats: readonly number[];
  /** Something is asked of me, and I have not answered yet. */
  readonly asked: boolean;
  readonly text: string;
  readonly icon?: SymbolId;
  /** Stands between the words and the clock. */
  readonly children?: ComponentChildren;
}

/** Whose turn it is or what is asked of me, with a clock where the table has one. */
export function Pill({ play, seats, asked, text, icon, children }: PillProps) {
  const words = tableWords();
  const over = isOver(play);
  const said = over ? words['bar.over'] : play.session.sending.value ? words['bar.sending'] : text;
  return (
    <p class={`turn row${asked ? ' mine' : ''}${over ? ' over' : ''}`} data-asked={asked}>
      <Icon id={over ? 'crown' : (icon ?? 'hourglass')} class="" />
      <span class="words">{said}</span>
      {!over && children}
      {!over && <PillClock play={play} seats={seats} mine={asked} />}
    </p>
  );
}

interface DiscardProps {
  readonly play: TablePlay;
  readonly count: number;
}

/** The way to the discard pile, with the number of its cards. */
export function DiscardButton({ play, count }: DiscardProps) {
  return (
    <IconButton
      icon="discard"
      label={tableWords()['discard.count']({ count })}
      badge={count}
      data-place="discard"
      class="pile"
      onClick={() => togglePanel(play, 'discard')}
    />
  );
}

/** Back from the table to the result, in the place of what was asked before. */
function ToResult({ play }: { readonly play: TablePlay }) {
  return (
    <Button kind="primary" icon="crown" class="to-result" onClick={() => (play.ui.reviewing.value = false)}>
      {tableWords()['over.result']}
    </Button>
  );
}

interface BarProps {
  readonly play: TablePlay;
  /** The name of the game. */
  readonly name: string;
  /** What the game is at; the name itself once the result is shown. */
  readonly title: string;
  /** Small print beside the title. */
  readonly note?: ComponentChildren;
  /** In the middle, until the result is shown. */
  readonly pill: ComponentChildren;
  /** Before and after the middle. */
  readonly before?: ComponentChildren;
  readonly after?: ComponentChildren;
  /** Buttons of this game, before those of all. */
  readonly buttons?: ComponentChildren;
  /** How many turns others have had since mine: the way to the log says it, also where there is no room for the line of events. */
  readonly news?: number;
}

export function TableBar({ play, name, title, note, pill, before, after, buttons, news = 0 }: BarProps) {
  const words = tableWords();
  const ended = isEnded(play);
  const desk = !play.phone;
  const info = play.session.info.value;
  const watching = info.spectators;
  const watched = words['bar.spectators']({ count: watching });
  const panel = play.ui.panel.value;
  const unread = ended || play.ui.read.value >= play.session.log.value.length ? 0 : news;
  return (
    <header class="dbar row">
      <h1 class="visually-hidden">{name}</h1>
      {desk && (
        <a class="home" href="/" aria-label={common()['bar.home']}>
          <Logo />
        </a>
      )}
      <span class="era row">
        <span class="title">{ended ? name : title}</span>
        {!ended && note}
      </span>
      {!ended && before}
      <span class="bank" data-place="bank">
        {!ended && (hasResult(play) ? <ToResult play={play} /> : pill)}
      </span>
      {!ended && after}
      {!ended && guideMark.value && h(guideMark.value, { desk })}
      {desk && watching > 0 && (
        <span class="watching numerals row" title={watched}>
          <Icon id="spectator" class="" />
          <span aria-hidden="true">{watching}</span>
          <span class="visually-hidden">{watched}</span>
        </span>
      )}
      {buttons}
      {desk && play.session.match.value?.back && <IconButton icon="undo" label={undoLabel(play)} onClick={() => play.session.undo()} />}
      {hintsAllowed(play.session) && (
        <IconButton icon="ch-lamp" label={words['bar.hint']} aria-expanded={panel === 'hint'} onClick={() => togglePanel(play, 'hint')} />
      )}
      {mayTalk(play.session) && <TableTalk play={play} inBar />}
      <IconButton
        icon="log"
        label={unread > 0 ? words['bar.log.news']({ count: unread }) : words['bar.log']}
        badge={unread}
        class="to-log"
        aria-expanded={panel === 'log'}
        onClick={() => togglePanel(play, 'log')}
      />
      {desk && <SettingButtons />}
      <IconButton icon="menu" label={words['bar.menu']} aria-expanded={panel === 'menu'} onClick={() => togglePanel(play, 'menu')} />
      <People play={play} />
    </header>
  );
}
