// Bots at tables: those that think, those that fail, what they are told, and how long they wait.
import { architects } from '@maravilha/architects';
import { BOT_LEVELS } from '@maravilha/bots';
import { dice } from '@maravilha/dice';
import { duel } from '@maravilha/duel';
import { FAMILY } from '@maravilha/family';
import { type AnyGame, readLog, toHex, verify } from '@maravilha/kernel';
import { sevenWonders } from '@maravilha/seven-wonders';
import { HOST_LIMITS } from '../../src/limits.ts';
import type { BotPlayer, BotRequest } from '../../src/ports.ts';
import { ManualTime } from '../manual-time.ts';
import { MemoryStore } from '../memory-store.ts';
import { open, type Person } from '../open.ts';
import { familyWith, quickBots, seedOf, thinkingBots } from '../parts.ts';
import { isAwaited, playOut } from '../play.ts';
import { againstBots, seatPeople } from '../table.ts';
import { claim, equal, like, type Suite } from '../suite.ts';

const PLAYOUTS = 4;

/** All five games, with so many people. */
const COMPANIES: readonly (readonly [AnyGame, number, { readonly seats: number; readonly [option: string]: unknown }])[] = [
  [duel, 1, { seats: 2 }],
  [sevenWonders, 2, { seats: 5 }],
  [sevenWonders, 3, { seats: 6, cities: true, teams: true }],
  [architects, 3, { seats: 7 }],
  [dice, 2, { seats: 6 }],
];

const PAUSE = 600;

/** Milliseconds: the pause for people, or what a level may need to think. */
const PAUSES = [
  ['apprentice', PAUSE],
  ['builder', PAUSE],
  ['architect', PAUSE],
  ['master', 1250],
] as const;

const FAILING: readonly (readonly [string, () => unknown])[] = [
  ['throws', () => Promise.reject(new Error('no idea'))],
  ['answers nonsense', () => 42],
  ['answers an illegal move', () => ({ kind: 'build', card: 'palace' })],
  ['answers nothing', () => undefined],
];

/** Has no room for more entries while it is full. */
class FullStore extends MemoryStore {
  full = false;
  refusals = 0;

  override append(...given: Parameters<MemoryStore['append']>): ReturnType<MemoryStore['append']> {
    if (!this.full) return super.append(...given);
    this.refusals += 1;
    return Promise.reject(new Error('there is no room'));
  }
}

const playDuel = async (bots: BotPlayer, seed = 0) => {
  const host = await open({ games: [duel], bots, drawSeed: () => seedOf(seed) });
  const { code, ann } = await againstBots(host, duel);
  await playOut(ann, duel, code);
  return { host, log: ann.revealed.get(code)?.log };
};

export const botsTests = ({ test }: Suite): void => {
  for (const [game, people, options] of COMPANIES)
    test(`${game.id} with ${JSON.stringify(options)}: ${people} people and bots of every level that think play to the end`, async () => {
      const host = await open({ bots: thinkingBots(FAMILY, PLAYOUTS), drawSeed: () => seedOf(9) });
      const { code, people: seated } = await seatPeople(host, game, { people, options, start: false });
      const [owner] = seated as [Person];
      for (let seat = people; seat < options.seats; seat++) {
        await owner.mustAsk({ t: 'bot', code, seat, level: BOT_LEVELS[seat % BOT_LEVELS.length] });
      }
      await owner.mustAsk({ t: 'start', code });
      await Promise.all(seated.map((person) => playOut(person, game, code)));
      const read = readLog(owner.revealed.get(code)?.log, FAMILY.versions);
      if (!read.ok) throw new Error(read.error.detail);
      for (const check of verify(game, read.value)) like(check, { passed: true });
      // Bots that are asked together choose in one message, before or after a person: never one by one.
      const updates = owner.messages.filter((message) => message.t === 'update').length;
      claim(updates <= (people + 1) * read.value.rounds.length, `${updates} updates are few`);
      equal(host.log.lines, []);
    });

  test('the same game comes out of the same seed', async () => {
    const bots = thinkingBots(FAMILY, PLAYOUTS);
    equal((await playDuel(bots, 2)).log, (await playDuel(bots, 2)).log);
  });

  for (const [what, answer] of FAILING)
    test(`a bot that ${what}: a legal move is drawn for it, and the trouble is told`, async () => {
      const { host } = await playDuel({ decide: async () => answer() });
      claim(
        host.log.lines.every(({ level, message }) => level === 'error' && message.startsWith('a bot ')),
        'only bots are in trouble',
      );
      claim(host.log.lines.length > 10, 'each time it is told');
    });

  test('a bot that fails once is asked once more', async () => {
    const good = quickBots(familyWith(duel));
    let calls = 0;
    const { host } = await playDuel({ decide: (request) => (calls++ === 0 ? Promise.reject(new Error('once')) : good.decide(request)) });
    equal(host.log.lines.length, 1);
  });

  test('a store that fails when a bot chooses: once it works again the bot goes on, though nobody asks', async () => {
    const time = new ManualTime();
    const store = new FullStore(time);
    const host = await open({ games: [duel], store, time, botPause: PAUSE });
    const ann = await host.connect();
    const options = { starter: 'second-seat' };
    const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel', options, bots: 'builder', start: true });
    await ann.follow(code);
    /** The table is read again, and the bot lets its pause pass. */
    const tryAgain = async (): Promise<void> => {
      for (const milliseconds of [HOST_LIMITS.retry, PAUSE]) {
        host.time.advance(milliseconds);
        // What was due is done when these are answered. They touch no table.
        for (let n = 0; n < 5; n++) await ann.mustAsk({ t: 'rename', name: 'Ann' });
      }
    };
    store.full = true;
    host.time.advance(PAUSE);
    await tryAgain();
    await tryAgain();
    claim(store.refusals >= 2, 'the bot tries again');
    claim(!isAwaited(ann, code), 'nobody is told of what is not stored');
    store.full = false;
    await tryAgain();
    await ann.until(() => isAwaited(ann, code));
    equal(new Set(host.log.lines.map(({ message }) => message)), new Set(['bot']));
  });

  test('bots are told a view, the rules, a number and the name of the table, nothing of the match', async () => {
    const seen: BotRequest[] = [];
    const good = quickBots(familyWith(duel));
    await playDuel({ decide: (request) => good.decide(request).finally(() => seen.push(request)) }, 6);
    claim(seen.length > 10, 'bots were asked');
    for (const request of seen) {
      equal(Object.keys(request).sort(), ['follows', 'game', 'level', 'match', 'rules', 'seat', 'seed', 'view']);
      like(request, { view: { viewer: 1 } });
      claim(!JSON.stringify(request).includes(toHex(seedOf(6))), 'the seed is not told');
    }
  });

  for (const [level, pause] of PAUSES)
    test(`a bot lets the same time pass before each move, however fast it thinks: ${level}`, async () => {
      const host = await open({ games: [duel], botPause: 600 });
      const ann = await host.connect();
      const options = { starter: 'second-seat' };
      const { code = '' } = await ann.mustAsk({ t: 'create', game: 'duel', options, bots: level, start: true });
      await ann.follow(code);
      host.time.advance(pause - 1);
      for (let i = 0; i < 10; i++) await ann.mustAsk({ t: 'enter', code });
      equal(ann.view(code).update.seq, 0);
      host.time.advance(1);
      await ann.until(() => isAwaited(ann, code));
      equal(ann.view(code).update.seq, 1);
    });
};
