// Which keys are the table's. Enter and Tab are the browser's own.

/** A radio and a range use their arrows and a text field its letters itself. */
const typing = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) &&
      (key.startsWith('Arrow') || target.getAttribute('type')?.startsWith('ra') !== true)));

/** Gives the table a key that is its own; `act` says whether it did something. Letters come in lower case. */
export const takeKey = (event: KeyboardEvent, act: (key: string) => boolean): void => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target, event.key)) return;
  if (act(event.key.length === 1 ? event.key.toLowerCase() : event.key)) event.preventDefault();
};
