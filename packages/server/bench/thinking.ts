// What people feel while masters think: how late the server's loop is, how long human moves take, how long bots keep a table waiting.
import { duel } from '@maravilha/duel';
import { FastRng, legalMoves } from '@maravilha/kernel';
import type { MatchUpdate, ServerMessage } from '@maravilha/protocol';
import type { WebSocket } from 'ws';
import { type Figure, figure, percentile, round, sorted, type Unit } from './figures.ts';
import { pause, playAtRate, withTables } from './load.ts';
import { startMeasured } from './process.ts';
import { openSocket } from './table.ts';

interface ThinkingOptions {
  /** Decisions under way, one at each table; at most 64. */
  readonly bots?: number;
  readonly level?: string;
  /** Moves of people a second, at other tables. */
  readonly rate?: number;
  /** At most 60. */
  readonly seconds?: number;
  /** Milliseconds of play before the measuring begins; 2000 unless said. */
  readonly warmUp?: number;
  /** The built server. */
  readonly serverFile: string;
}

export interface ThinkingResult {
  readonly bots: number;
  readonly level: string;
  /** Decisions that the bots have taken. */
  readonly decisions: number;
  /** How many were under way, on average. */
  readonly underWay: number;
  /** Milliseconds from a person's move to the bot's answer, over those that took longer than one legal move takes. */
  readonly answerP50: number;
  readonly answerMost: number;
  /** Milliseconds by which the server's event loop was late. */
  readonly loopP50: number;
  readonly loopP99: number;
  /** People at other tables. */
  readonly moves: number;
  readonly moveP50: number;
  readonly moveP99: number;
}

const MOST_BOTS = 64;
const PEOPLE_TABLES = 10;
/** What takes less was no choice: a single legal move is not thought about. */
const NO_CHOICE_MS = 20;
/** A socket may send 30 messages a second. */
const BREATH_MS = 40;

/** A person who answers almost at once, so that the bot has always something to think about. */
class BotTable {
  readonly answers: number[] = [];
  onFailure: (error: Error) => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #level: string;
  readonly #rng: FastRng;
  readonly #state = duel.blank({ seats: 2, wonders: 'draft', starter: 'random' });
  #code = '';
  #ids = 0;
  /** Since when the bot has been thinking. */
  #asked: number | undefined;

  constructor(socket: WebSocket, level: string, index: number) {
    this.#socket = socket;
    this.#level = level;
    this.#rng = new FastRng(index + 1);
    socket.on('message', (data: Buffer) => this.#come(data.toString('utf8')));
    socket.on('close', (code) => this.onFailure(new Error(`a socket was closed with ${code}`)));
  }

  begin(): void {
    this.#asked = undefined;
    this.#send({ t: 'create', game: 'duel', bots: this.#level, start: true });
  }

  close(): void {
    this.onFailure = () => undefined;
    this.#socket.terminate();
  }

  #send(message: object): void {
    this.#socket.send(JSON.stringify({ ...message, id: `t${this.#ids++}` }));
  }

  #come(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'refused') this.onFailure(new Error(`refused: ${text}`));
    if (message.t === 'ok' && message.code !== undefined && message.code !== this.#code) {
      this.#code = message.code;
      this.#send({ t: 'enter', code: message.code });
    }
    if ((message.t === 'sync' || message.t === 'update') && message.code === this.#code) this.#answer(message);
  }

  #answer(update: MatchUpdate): void {
    const now = performance.now();
    if (this.#asked !== undefined) this.answers.push(now - this.#asked);
    this.#asked = undefined;
    if (update.awaiting.length === 0) {
      this.#send({ t: 'exit', code: this.#code });
      return this.begin();
    }
    if (!update.awaiting.includes(0)) {
      this.#asked = now;
      return;
    }
    duel.imagine(update.view as Parameters<typeof duel.imagine>[0], 0, this.#state);
    const moves = legalMoves(duel, this.#state, 0);
    const { seq, hash } = update;
    const move = moves[this.#rng.int(moves.length)];
    setTimeout(() => {
      if (this.#socket.readyState === this.#socket.OPEN) this.#send({ t: 'move', code: this.#code, seq, hash, move });
    }, BREATH_MS);
  }
}

/** Milliseconds of the answers for which a bot had to think. */
const thoughtAt = (tables: readonly BotTable[]): readonly number[] =>
  tables.flatMap((table) => table.answers).filter((ms) => ms > NO_CHOICE_MS);

export const runThinking = async (options: ThinkingOptions): Promise<ThinkingResult> => {
  const bots = Math.min(options.bots ?? 8, MOST_BOTS);
  const level = options.level ?? 'master';
  const server = await startMeasured(options.serverFile, { BOT_PAUSE: '0' });
  const against: BotTable[] = [];
  try {
    return await withTables([[server.url, server.url]], PEOPLE_TABLES, async (people) => {
      for (let index = 0; index < bots; index++)
        against.push(new BotTable(await openSocket(server.url, 2 * PEOPLE_TABLES + index), level, index));
      const failed = new Promise<never>((_, reject) => {
        for (const table of against) table.onFailure = reject;
      });
      const start = performance.now();
      for (const table of against) table.begin();
      const { rate = 50, seconds = 10, warmUp } = options;
      const load = await Promise.race([playAtRate(people, { rate, seconds, warmUp }), failed]);
      // However slow the machine, one decision is measured.
      while (thoughtAt(against).length === 0) await Promise.race([pause(), failed]);
      const passed = performance.now() - start;
      const times = sorted(thoughtAt(against));
      return {
        bots,
        level,
        decisions: times.length,
        underWay: round(times.reduce((sum, ms) => sum + ms, 0) / passed),
        answerP50: percentile(times, 0.5),
        answerMost: times.at(-1) ?? 0,
        loopP50: (await server.metric('maravilha_loop_delay_p50_seconds')) * 1000,
        loopP99: (await server.metric('maravilha_loop_delay_p99_seconds')) * 1000,
        moves: load.moves,
        moveP50: load.p50,
        moveP99: load.p99,
      };
    });
  } finally {
    for (const table of against) table.close();
    await server.stop();
  }
};

export const thinkingFigures = (results: readonly ThinkingResult[]): readonly Figure[] => {
  const of = (what: string, unit: Unit, read: (result: ThinkingResult) => number, bar?: string): Figure =>
    figure(`while ${results[0]?.bots ?? 0} of level ${results[0]?.level ?? ''} think: ${what}`, unit, results.map(read), bar);
  return [
    of('event loop late, p99', 'ms', ({ loopP99 }) => loopP99, '< 20'),
    of('move to opponent, p50', 'ms', ({ moveP50 }) => moveP50),
    of('move to opponent, p99', 'ms', ({ moveP99 }) => moveP99, '≤ 10'),
    of('answer of a bot, p50', 'ms', ({ answerP50 }) => answerP50),
    of('answer of a bot, longest', 'ms', ({ answerMost }) => answerMost, '≤ 1,100'),
  ];
};
