// Why this device can have no tables.

/**
 * `newer`: a newer version of the page has been here. `foreign`: something else keeps its data under the same name. `unusable`: the browser
 * gives no room, or cannot read it any more. In no case has anything that lies there been changed.
 */
export type Fault = 'newer' | 'foreign' | 'unusable';

export class DatabaseError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}
