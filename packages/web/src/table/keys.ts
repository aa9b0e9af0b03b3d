// From a key to what the table does: for the `keys.ts` of a game, which is fetched after the table.
import { hintsAllowed } from './hint/allowed.ts';
import { type KeyMeaning, LETTERS } from './key-map.ts';
import { type TablePlay, togglePanel } from './play.ts';
import { togglePhrases, toggleTalk } from './talk/open.ts';
import { takeKey } from './take-key.ts';
import { mayTalk } from './talk/place.ts';

type Act<Play> = (play: Play) => boolean;
type Letter = Exclude<
  KeyMeaning,
  'numbers' | 'arrows' | 'enter' | 'escape' | 'undo' | 'hint' | 'talk' | 'phrases' | 'log' | 'symbols' | 'rules' | 'cards' | 'help'
>;

/** What a game does by its keys; each answers whether there was something to do. */
export interface KeyActs<Play> extends Partial<Readonly<Record<Letter, Act<Play>>>> {
  number(play: Play, n: number): boolean;
  walk(play: Play, dx: number, dy: number): boolean;
  /** Beside what the browser does by itself. */
  enter?(play: Play): boolean;
  /** Puts away what is open, the sheets excepted. */
  escape(play: Play): boolean;
}

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Opens a sheet, or closes it. */
export const openPanel =
  <Panel>(panel: Panel) =>
  (play: { readonly ui: TablePlay['ui'] }): boolean => {
    togglePanel(play, panel);
    return true;
  };

const openHint = (play: TablePlay): boolean => hintsAllowed(play.session) && openPanel('hint')(play);

const ifTalking =
  (act: (play: TablePlay) => void) =>
  (play: TablePlay): boolean => {
    if (!mayTalk(play.session)) return false;
    act(play);
    return true;
  };

const undo = (play: TablePlay): boolean => {
  if (play.session.match.peek()?.back === undefined) return false;
  play.session.undo();
  return true;
};

const closePanel = ({ ui }: TablePlay): boolean => {
  if (ui.panel.peek() === undefined) return false;
  ui.panel.value = undefined;
  return true;
};

/** Gives the table a key that is its own. */
export const keyboardOf = <Play extends TablePlay>(own: KeyActs<Play>): ((play: Play, event: KeyboardEvent) => void) => {
  const acts: Partial<Readonly<Record<KeyMeaning, Act<Play>>>> = {
    ...own,
    undo,
    hint: openHint,
    talk: ifTalking(toggleTalk),
    phrases: ifTalking(togglePhrases),
    log: openPanel('log'),
    help: openPanel('keys'),
  };
  const act = (play: Play, key: string): boolean => {
    const arrow = ARROWS[key];
    if (arrow !== undefined) return own.walk(play, ...arrow);
    if (/^[1-9]$/.test(key)) return own.number(play, Number(key));
    if (key === 'Enter') return own.enter?.(play) ?? false;
    if (key === 'Escape') return closePanel(play) || own.escape(play);
    const meaning = LETTERS.get(key);
    return (meaning !== undefined && acts[meaning]?.(play)) ?? false;
  };
  return (play, event) => takeKey(event, (key) => act(play, key));
};

/** Inside the table. */
export const inTable = (selector: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`.table ${selector}`)];

/** A press on the button that stands for the key; a refused one says why. */
export const press = (selector: string): boolean => {
  const [button] = inTable(selector);
  button?.click();
  return button !== undefined;
};

/** A number takes that choice of the open question; `undefined` if none is open. */
export const takeChoice = (n: number): boolean | undefined => {
  const choices = inTable('[data-choice]');
  choices[n - 1]?.click();
  return choices.length === 0 ? undefined : choices.length >= n;
};

/** In a question the arrow keys walk over its choices. */
export const walkChoices = (step: number): boolean => {
  const choices = inTable('[data-choice]');
  const here = choices.findIndex((choice) => choice === document.activeElement);
  if (here < 0) return false;
  const next = choices[(here + step + choices.length) % choices.length];
  next?.focus();
  // One of several radios is always the chosen one.
  if (next?.getAttribute('role') === 'radio') next.click();
  return true;
};

/** If the focused element uses the arrows itself, they do not move over the table. */
export const isElsewhere = (at: Element | null): boolean =>
  at instanceof HTMLElement && at.matches('button, a, input, select, textarea, summary, [role="region"], [role="dialog"] *');

/** Arrow keys walk round these, from the first one on. */
export const walkRound = (things: readonly HTMLElement[], step: number): boolean => {
  const here = things.findIndex((one) => one === document.activeElement);
  if (things.length === 0 || (here < 0 && isElsewhere(document.activeElement))) return false;
  things[here < 0 ? 0 : (here + step + things.length) % things.length]?.focus();
  return true;
};
