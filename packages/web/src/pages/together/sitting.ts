// The people of a table of this device, and what one of them asks of it while somebody else looks.
import { effect } from '@preact/signals';
import type { TableInfo } from '@maravilha/protocol';
import { openLink } from '../../local/line.ts';
import type { Answer, Link, Request } from '../../net/link.ts';
import { LiveTable } from '../../net/live-table.ts';
import { tellRefusal } from '../../net/refusals.ts';
import { after } from '../../net/server.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import { avatarIn, nameIn } from '../../table/seats.ts';

export interface Sitter {
  readonly seat: number;
  /** Who they are on this device. */
  readonly id: string;
  readonly name: string;
  readonly sign: SymbolId;
  /** A bot plays for them. */
  readonly isOut: boolean;
}

export const sittersOf = (info: TableInfo): readonly Sitter[] =>
  info.seats.flatMap(({ seat, kind, who, bot }) =>
    kind === 'person' && who !== undefined
      ? [{ seat, id: who, name: nameIn(info, seat), sign: avatarIn(info, seat), isOut: bot !== undefined }]
      : [],
  );

/** Asks in the name of one of them; `name` for somebody who comes to the device for the first time. */
export const askAs = async (id: string, request: Request, name?: string): Promise<Answer> => {
  const link = openLink(id, name);
  const answer = await link.request(request);
  link.close();
  if (!answer.ok) void tellRefusal(answer.code);
  return answer;
};

export interface Opened {
  readonly id: string;
  readonly table: LiveTable;
}

/** The table of one of them: `ready` is called when it is there. The answer ends it, and with it all that was seen of it. */
export const openFor = (code: string, id: string, goTo: (code: string) => void, ready: (opened: Opened) => void): (() => void) => {
  const link: Link = openLink(id);
  const table = new LiveTable(link, after, code, goTo);
  let told = false;
  const stop = effect(() => {
    const isThere = (table.known.value !== undefined && table.match.value !== undefined) || table.barred.value !== undefined;
    if (!isThere || told) return;
    told = true;
    queueMicrotask(() => ready({ id, table }));
  });
  return () => {
    told = true;
    stop();
    table.close();
    link.close();
  };
};
