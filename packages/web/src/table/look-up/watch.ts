// How a symbol is asked for: by resting on it with the mouse, by a long press, by a press where nothing else is pressed, or by a key.
import { go } from '../../base/router.ts';
import type { SignMap } from '../../base/book.ts';
import { LETTERS } from '../key-map.ts';
import { takeKey } from '../take-key.ts';
import { hush } from './hush.ts';
import { type Asked, asked, closeLookUp, openSymbols, sheetOpen } from './model.ts';
import { type Found, foundAt, foundBeside, foundIn, foundNear, hostOf, isDrawn, isHere } from './signs.ts';

/** A rest, not a way past. */
const REST_MS = 650;
/** Time to cross over from a symbol to what is said of it. */
const LEAVE_MS = 250;
const LONG_MS = 450;
/** A finger that goes further scrolls. */
const STILL = 10;

interface Watched {
  /** Nothing until they have come. */
  known(): SignMap | undefined;
  /** The same, and asks for them. By a mouse that rests nobody may have meant it. */
  signs(by: Asked['by']): SignMap | undefined;
  /** When they have. */
  later(act: () => void): void;
  /** The address of the rules and of the cards of what is played here. */
  path(page: 'rules' | 'cards'): string | undefined;
}

const isMouse = (event: PointerEvent): boolean => event.pointerType === 'mouse';
const isSaid = (target: EventTarget | null): boolean => target instanceof Element && target.closest('[data-look-up]') !== null;

export const watch = (watched: Watched): void => {
  const { signs, later, path } = watched;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: EventTarget | null = null;
  let from = { x: 0, y: 0 };
  /** Where the mouse went last. */
  let mouse = { x: -1, y: -1 };
  /** A finger is down and may stay. */
  let held = false;
  /** It has stayed: what follows of it is no press. */
  let taken = false;

  const wait = (ms: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const known = (): SignMap => watched.known() ?? {};
  /** Answers whether something opens; what is not known yet opens when it is. */
  const open = (find: (signs: SignMap) => Found | undefined, by: Asked['by']): boolean => {
    const map = signs(by);
    if (map === undefined) {
      later(() => open(find, by));
      return true;
    }
    const one = find(map);
    if (one === undefined) return false;
    if (by === 'rest') hush(one.at);
    const found = by === 'rest' ? [one] : foundBeside(one, map);
    asked.value = { found, place: found.indexOf(one), by };
    return true;
  };

  const onOver = (event: PointerEvent): void => {
    if (!isMouse(event) || event.buttons !== 0 || !isHere()) return;
    over = event.target;
    if (!isSaid(over)) hush(foundAt(over, known())?.at);
    // The table has changed under a mouse that lies still: nobody has asked.
    if (event.clientX === mouse.x && event.clientY === mouse.y) return clearTimeout(timer);
    const shown = asked.peek();
    if (isSaid(over)) clearTimeout(timer);
    else if (shown === undefined) {
      if (isDrawn(over)) wait(REST_MS, () => open((map) => foundAt(over, map), 'rest'));
      else clearTimeout(timer);
    } else if (shown.by === 'rest') {
      if (foundAt(over, known())?.at === shown.found[0]?.at) clearTimeout(timer);
      else wait(LEAVE_MS, closeLookUp);
    }
  };

  const onDown = (event: PointerEvent): void => {
    clearTimeout(timer);
    [held, taken] = [false, false];
    if (isSaid(event.target)) return;
    closeLookUp();
    if (isMouse(event) || !event.isPrimary || !isHere()) return;
    const { target, clientX: x, clientY: y } = event;
    from = { x, y };
    held = true;
    wait(LONG_MS, () => {
      if (held) taken = open((map) => foundNear(target, x, y, map), 'press');
    });
  };
  const letGo = (): void => {
    if (held) clearTimeout(timer);
    held = false;
  };
  const onMove = (event: PointerEvent): void => {
    if (isMouse(event)) mouse = { x: event.clientX, y: event.clientY };
    if (held && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) letGo();
  };

  const onClick = (event: MouseEvent): void => {
    // A click without a pointer is one by a key.
    const byKey = event.detail === 0;
    if (taken && !byKey) {
      taken = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (!isSaid(event.target) && isDrawn(event.target) && hostOf(event.target) === null)
      open((map) => foundAt(event.target, map), byKey ? 'key' : 'press');
  };
  const onMenu = (event: MouseEvent): void => {
    if (taken || (held && foundNear(event.target, from.x, from.y, known()) !== undefined)) event.preventDefault();
  };

  /** The symbols of what has the focus, or else all of them. */
  const askAtFocus = (): boolean => {
    const at = document.activeElement;
    const found = at !== null && hostOf(at) === at ? foundIn(at, signs('key') ?? {}) : [];
    if (found.length === 0) openSymbols();
    else asked.value = { found, place: 0, by: 'key' };
    return true;
  };
  const askAtPointer = (): boolean => asked.peek() === undefined && isDrawn(over) && open((map) => foundAt(over, map), 'key');
  const leave = (page: 'rules' | 'cards'): boolean => {
    const to = path(page);
    if (to !== undefined) go(to);
    return to !== undefined;
  };
  const act = (key: string): boolean => {
    if (sheetOpen.peek() || !isHere()) return false;
    if (key === 'Escape') {
      const shown = asked.peek() !== undefined;
      closeLookUp();
      return shown;
    }
    const meaning = LETTERS.get(key);
    if (meaning === 'help') return askAtPointer();
    if (meaning === 'symbols') return askAtFocus();
    return meaning === 'rules' || meaning === 'cards' ? leave(meaning) : false;
  };

  addEventListener('pointerover', onOver, true);
  addEventListener('pointerdown', onDown, true);
  addEventListener('pointermove', onMove, true);
  addEventListener('pointerup', letGo, true);
  addEventListener('pointercancel', letGo, true);
  addEventListener('scroll', letGo, true);
  addEventListener('click', onClick, true);
  addEventListener('contextmenu', onMenu, true);
  // Before the table: what is open here goes first.
  addEventListener('keydown', (event) => takeKey(event, act), true);
};
