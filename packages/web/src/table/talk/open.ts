// Opens and closes the chat at a table, by its button and by its keys.
import { type ReadonlySignal, signal } from '@preact/signals';
import { remember } from '../../base/memory.ts';
import { type TableUi, togglePanel } from '../play.ts';
import { BESIDE, roomy, wanted } from './place.ts';

interface Opening {
  readonly ui: TableUi<unknown>;
}

const phrases = signal(false);
/** All phrases are shown, not only those that fit the moment. */
export const allPhrases: ReadonlySignal<boolean> = phrases;

let called = false;

/** Whether somebody has just opened the chat, and not the page by itself: then it takes the focus. */
export const takeCall = (): boolean => {
  const was = called;
  called = false;
  return was;
};

const inSheet = ({ ui }: Opening): boolean => ui.panel.peek() === 'talk';
const isOpen = (play: Opening): boolean => inSheet(play) || (roomy.peek() && wanted.peek());

export const toggleTalk = (play: Opening): void => {
  const open = isOpen(play);
  called = !open;
  // A sheet may still be open from before the window had room.
  if (inSheet(play) || !roomy.peek()) togglePanel(play, 'talk');
  if (!roomy.peek() || wanted.peek() !== open) return;
  wanted.value = !open;
  remember(BESIDE, open ? 'no' : 'yes');
};

export const togglePhrases = (play: Opening): void => {
  const open = isOpen(play);
  if (!open) toggleTalk(play);
  called = true;
  showPhrases(!open || !phrases.peek());
};

export const showPhrases = (all: boolean): void => {
  phrases.value = all;
};
