// Words at a table. They are kept with it, but are no part of the match.
import { type Seat, SPECTATOR } from '@maravilha/kernel';
import type { ClientMessage, Said, ServerMessage } from '@maravilha/protocol';
import type { Context } from './context.ts';
import { Rates } from './rates.ts';
import { type Answer, grant, refuse } from './refusal.ts';
import { digestOf, OTHER } from './requests.ts';
import type { Client, Room } from './room.ts';
import type { Body, NumberedWord, Word } from './store.ts';
import { inBackground } from './ports.ts';

type Say = Extract<ClientMessage, { t: 'say' }>;

export class Talk {
  readonly #context: Context;
  readonly #rates: Rates;

  constructor(context: Context) {
    this.#context = context;
    this.#rates = new Rates('words', context);
  }

  async say(room: Room, client: Client, message: Say): Promise<Answer<undefined>> {
    const { store, time, limits, news } = this.#context;
    const allowed = maySpeak(room, client, message);
    if (!allowed.ok) return allowed;
    if (!this.#rates.take(client.player.id)) return refuse('too-fast');
    const viewer = room.viewerOf(client);
    const word: Word = {
      at: time.now(),
      player: client.player.id,
      name: room.shownName(client.player.id, client.player.name),
      seat: viewer === SPECTATOR ? undefined : viewer,
      to: message.to,
      client: message.id,
      ...bodyOf(message),
    };
    const { n, known } = await store.say(room.code, word, limits.wordsPerTable);
    if (known && !(await this.#isSame(room.code, n, word))) return OTHER;
    if (news !== undefined) {
      await this.catchUp(room);
      news.head(room, { words: n });
    } else if (!known) for (const reader of room.clients) this.#send(room, reader, [{ ...word, n }]);
    return grant(undefined);
  }

  /** What stands under that number is this; what is forgotten may be. */
  async #isSame(code: string, n: number, word: Word): Promise<boolean> {
    const said = (await this.#context.store.words(code, n - 1)).find((one) => one.n === n);
    return said === undefined || digestOf([said.to, bodyOf(said)]) === digestOf([word.to, bodyOf(word)]);
  }

  /** What was said, here or elsewhere, since those who look here were told last. */
  async catchUp(room: Room): Promise<void> {
    if (room.words === undefined) return;
    const words = await this.#context.store.words(room.code, room.words);
    room.words = words.at(-1)?.n ?? room.words;
    for (const reader of room.clients) this.#send(room, reader, words);
  }

  /** What was said so far that the client may read and does not hold: those after number `after`. */
  async recall(room: Room, client: Client, after: number): Promise<void> {
    room.words ??= await this.#said(room.code);
    // What watchers have said comes to the players late, whatever else they hold.
    const late = room.record.status === 'over' && room.viewerOf(client) !== SPECTATOR;
    const words = await this.#context.store.words(room.code, late ? 0 : after);
    this.#send(
      room,
      client,
      words.filter((word) => word.n > after || word.to === 'watchers'),
    );
  }

  /** The match is over: its players may read what the watchers have said. */
  ended(room: Room): void {
    inBackground(this.#context, 'words', this.#tellPlayers(room));
  }

  sweep(): void {
    this.#rates.sweep();
  }

  /** Number of the last thing said, where others may say more than this host hears. */
  async #said(code: string): Promise<number | undefined> {
    const { store, news } = this.#context;
    return news === undefined ? undefined : (await store.heads([code])).get(code)?.words;
  }

  async #tellPlayers(room: Room): Promise<void> {
    const theirs = (await this.#context.store.words(room.code, 0)).filter((word) => word.to === 'watchers');
    for (const client of room.clients) if (room.viewerOf(client) !== SPECTATOR) this.#send(room, client, theirs);
  }

  /** The only place where words become text. */
  #send(room: Room, client: Client, words: readonly NumberedWord[]): void {
    const messages = words.filter((word) => mayRead(room, client, word)).map((word) => saidOf(room, word));
    if (messages.length === 0) return;
    const message: ServerMessage = { t: 'said', code: room.code, messages };
    client.send(JSON.stringify(message));
  }
}

const bodyOf = ({ text, phrase, reaction, about }: { readonly [K in keyof Body]?: Body[K] | undefined }): Body => ({
  ...(text === undefined ? {} : { text }),
  ...(phrase === undefined ? {} : { phrase }),
  ...(reaction === undefined ? {} : { reaction }),
  ...(about === undefined ? {} : { about }),
});

const saidOf = (room: Room, word: NumberedWord): Said => {
  const { n, at, player, seat, name, to } = word;
  return { n, at, who: room.whoIs(player), seat, name, to, ...bodyOf(word) };
};

const isPartner = (room: Room, one: Seat, other: Seat): boolean => one === other || room.run?.partnersOf(one).includes(other) === true;

/** Partners read what partners say, nobody else ever. What watchers say, who may have seen more, reaches the players after the end. */
const mayRead = (room: Room, client: Client, word: NumberedWord): boolean => {
  const viewer = room.viewerOf(client);
  switch (word.to) {
    case 'table':
      return true;
    case 'team':
      return viewer !== SPECTATOR && word.seat !== undefined && isPartner(room, word.seat, viewer);
    case 'watchers':
      return viewer === SPECTATOR || room.record.status === 'over';
  }
};

const maySpeak = (room: Room, client: Client, message: Say): Answer<undefined> => {
  const { status, settings } = room.record;
  const viewer = room.viewerOf(client);
  if (!room.clients.has(client)) return refuse('unknown-table');
  if (settings.chat === 'off' || (settings.chat === 'phrases' && message.text !== undefined))
    return refuse('no-chat', { chat: settings.chat });
  switch (message.to) {
    case 'table':
      // Before the start and after the end there is nothing that a watcher could give away.
      return viewer === SPECTATOR && status === 'playing' ? refuse('not-seated') : grant(undefined);
    case 'team':
      if (viewer === SPECTATOR) return refuse('not-seated');
      if (room.run === undefined) return refuse('not-started');
      return room.run.partnersOf(viewer).length === 0 ? refuse('no-team') : grant(undefined);
    case 'watchers':
      return viewer === SPECTATOR ? grant(undefined) : refuse('already-seated');
  }
};
