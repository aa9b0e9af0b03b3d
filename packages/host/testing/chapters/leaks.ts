// No frame to a seat or a spectator tells what that viewer may not know at that moment.
import { duel, CARDS, TOKENS, WONDERS } from '@maravilha/duel';
import { type AnyGame, fromHex, Match, SPECTATOR, type Shape, type Viewer } from '@maravilha/kernel';
import { toy, toyHooks } from '@maravilha/kernel/testing';
import type { ServerMessage } from '@maravilha/protocol';
import { CARD_IDS, sevenWonders, type SevenWondersView } from '@maravilha/seven-wonders';
import { open, type Person } from '../open.ts';
import { seedOf } from '../parts.ts';
import { isOver, playOnce, playOut } from '../play.ts';
import { seatPeople } from '../table.ts';
import { claim, equal, type Suite } from '../suite.ts';

/** Ids of the game that some view of this viewer has shown by now, for games in which what was seen once stays known. */
type Known = ReadonlySet<string>;

const quotedIn = (text: string): Set<string> => new Set([...text.matchAll(/"([a-z0-9-]+)"/g)].map((match) => match[1]!));

const seen = (views: readonly object[], ids: Known): Set<string> => {
  const found = new Set<string>();
  for (const view of views) for (const id of quotedIn(JSON.stringify(view))) if (ids.has(id)) found.add(id);
  return found;
};

/** Plays the log again beside the frames: `views[seq]` is what the viewer may see after that many choices. */
const viewsOf = (game: AnyGame, client: Person, code: string, viewer: Viewer): object[] => {
  const { seed, log } = client.revealed.get(code)! as unknown as {
    seed: string;
    log: { options: Shape['Options']; rounds: { seat: number; move: object }[][] };
  };
  const bytes = fromHex(seed);
  if (!bytes.ok) throw new Error('no seed');
  const match = Match.start(game, log.options, bytes.value);
  const views: object[] = [match.view(viewer)];
  for (const round of log.rounds) {
    for (const { seat, move } of round) {
      equal(match.choose(seat, move).ok, true);
      views.push(match.view(viewer));
    }
  }
  return views;
};

const playAll = async (game: AnyGame, seats: number, number: number, options: object = {}) => {
  const host = await open({ games: [game], drawSeed: () => seedOf(number) });
  const { code, people } = await seatPeople(host, game, { people: seats, options, start: false });
  const watcher = await host.connect();
  await watcher.follow(code);
  for (const client of [...people, watcher]) client.tell({ t: 'lobby', on: true });
  await people[0]!.mustAsk({ t: 'start', code });
  await Promise.all(people.map((person) => playOut(person, game, code)));
  await watcher.until(() => isOver(watcher, code));
  return { code, viewers: [...people.map((client, seat) => ({ client, viewer: seat })), { client: watcher, viewer: SPECTATOR }] };
};

const DUEL_IDS: Known = new Set([...Object.keys(CARDS), ...Object.keys(TOKENS), ...Object.keys(WONDERS)]);

type Viewed = Awaited<ReturnType<typeof playAll>>['viewers'][number];

/** Every frame, against what the viewer has seen by then. `look` is shown each view that was sent. */
const checkFrames = (game: AnyGame, code: string, { client, viewer }: Viewed, ids: Known, look?: (view: object) => void): void => {
  const views = viewsOf(game, client, code, viewer);
  const { seed } = client.revealed.get(code)!;
  const known = new Set<string>();
  let shown = -1;
  let seq = 0;
  let told = 0;
  for (const frame of client.frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.t === 'revealed') break;
    if (message.t === 'sync' || message.t === 'update') {
      seq = message.seq;
      if (JSON.stringify(message.view) !== JSON.stringify(views[seq])) equal(message.view, JSON.parse(JSON.stringify(views[seq])));
      look?.(message.view);
    }
    for (const id of seen(views.slice(shown + 1, seq + 1), ids)) known.add(id);
    shown = seq;
    for (const id of quotedIn(frame)) {
      if (!ids.has(id)) continue;
      told += 1;
      if (!known.has(id)) throw new Error(`${id} in a frame at ${seq}`);
    }
    claim(!frame.includes(seed), `the seed is not in a frame at ${seq}`);
  }
  claim(told > 100, 'much was told');
};

const SEVEN_WONDERS_IDS: Known = new Set(CARD_IDS);

const TABLES = [
  { seats: 3, options: {} },
  { seats: 7, options: { cities: true, boards: 'choose', sides: 'choose' } },
  { seats: 6, options: { teams: true, cities: true, sides: 'mixed' } },
];

export const leaksTests = ({ test }: Suite): void => {
  for (const number of [1, 2])
    test(`Duel: seats and spectators hear of a card, token or wonder only once they may see it (${number})`, async () => {
      const { code, viewers } = await playAll(duel, 2, number);
      for (const each of viewers) checkFrames(duel, code, each, DUEL_IDS);
    });

  for (const { seats, options } of TABLES)
    test(`7 Wonders, ${seats} seats, ${JSON.stringify(options)}: a hand is seen by its seat and its partner, by nobody else`, async () => {
      const { code, viewers } = await playAll(sevenWonders, seats, 11, options);
      for (const each of viewers) {
        const { viewer } = each;
        const mine = viewer === SPECTATOR ? [] : 'teams' in options ? [viewer, viewer ^ 1] : [viewer];
        let hands = 0;
        checkFrames(sevenWonders, code, each, SEVEN_WONDERS_IDS, (sent) => {
          const view = sent as SevenWondersView;
          for (const [seat, { hand, handCount }] of view.seats.entries()) {
            if (mine.includes(seat)) equal(hand?.length, handCount);
            else equal(hand, undefined);
            hands += hand?.length ?? 0;
          }
        });
        equal(hands > 0, viewer !== SPECTATOR);
      }
    });

  test('7 Wonders: a sealed choice reaches its own seat and its partner, nobody else', async () => {
    const host = await open({ games: [sevenWonders], drawSeed: () => seedOf(2) });
    const people = await Promise.all(Array.from({ length: 5 }, () => host.connect()));
    const { code } = await people[0]!.mustAsk({ t: 'create', game: 'seven-wonders', options: { seats: 4, teams: true } });
    for (const [seat, person] of people.entries()) {
      await person.follow(code!);
      if (seat > 0 && seat < 4) await person.mustAsk({ t: 'sit', code, seat });
    }
    await people[0]!.mustAsk({ t: 'start', code });
    await Promise.all(people.map((person) => person.until(() => person.held.has(code!))));
    for (const person of people.slice(0, 3)) await playOnce(person, sevenWonders, code!);
    await Promise.all(people.map((person) => person.until(() => person.view(code!).update.seq === 3)));
    const sealed = people.map((person) => person.view(code!).update.sealed);
    equal(
      sealed.map((choices) => choices.length),
      [1, 1, 1, 0, 0],
    );
    equal(
      people.map((person) => person.view(code!).update.partners),
      [[{ seat: 1, sealed: sealed[1] }], [{ seat: 0, sealed: sealed[0] }], [{ seat: 3, sealed: [] }], [{ seat: 2, sealed: sealed[2] }], []],
    );
    // By the words themselves: nothing sent to a viewer holds a choice of the other side.
    for (const [seat, person] of people.entries()) {
      equal(person.view(code!).update.ready, [0, 1, 2]);
      for (const [chooser, choices] of sealed.slice(0, 3).entries()) {
        const words = JSON.stringify(choices[0]);
        const told = person.frames.some((frame) => frame.includes(words));
        equal(told, seat < 4 && seat >> 1 === chooser >> 1, `${words} of seat ${chooser} at ${seat}`);
      }
    }
  });

  for (const number of [1, 2])
    test(`simultaneous choices: nobody hears of a hand, a sealed choice or a private look (${number})`, async () => {
      const { code, viewers } = await playAll(toy, 3, number);
      for (const { client, viewer } of viewers) {
        const { seed, log } = client.revealed.get(code)! as unknown as {
          seed: string;
          log: { options: { seats: number; hand: 'three'; openPile: boolean }; rounds: { seat: number; move: object }[][] };
        };
        const bytes = fromHex(seed);
        const match = Match.start(toy, log.options, bytes.ok ? bytes.value : new Uint8Array());
        // `secrets[seq]`: what this viewer must not be told after so many choices; sealed choices change nothing in it.
        const secrets: string[][] = [toyHooks.secretsOf(match.state, viewer)];
        for (const round of log.rounds) {
          for (const { seat, move } of round) {
            match.choose(seat, move);
            secrets.push(toyHooks.secretsOf(match.state, viewer));
          }
        }
        let seq = 0;
        let checked = 0;
        for (const frame of client.frames) {
          const message = JSON.parse(frame) as ServerMessage;
          if (message.t === 'revealed') break;
          if (message.t === 'sync' || message.t === 'update') {
            seq = message.seq;
            if (viewer === SPECTATOR) equal(message.sealed, []);
            for (const secret of secrets[seq]!) {
              checked += 1;
              claim(!JSON.stringify([message.view, message.sealed]).includes(`"${secret}"`), `${secret} is not told at ${seq}`);
            }
            for (const { event } of message.events) {
              for (const secret of secrets[seq]!) claim(!JSON.stringify(event).includes(`"${secret}"`), `no event tells ${secret}`);
            }
          }
          claim(!frame.includes(seed), 'the seed is not told');
        }
        claim(checked > 10, 'there were secrets');
      }
    });
};
