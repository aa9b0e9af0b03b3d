// Nobody can count what others have sealed: two worlds that differ in nothing else are told to everybody else in the same frames.
import { CITY_IDS, dice, type DiceMove, structureOf } from '@maravilha/dice';
import type { AnyGame } from '@maravilha/kernel';
import { garden, type GardenMove, type GardenView, toy } from '@maravilha/kernel/testing';
import type { BotPlayer, Counters } from '../../src/ports.ts';
import { open, type Person } from '../open.ts';
import { countingSource, familyWith, quickBots, seedOf } from '../parts.ts';
import { seatPeople, settled } from '../table.ts';
import { claim, equal, type Suite } from '../suite.ts';

const begin = async (game: AnyGame, people: number, options: object, bots: BotPlayer = quickBots(familyWith(game))) => {
  const host = await open({
    games: [game, toy],
    bots,
    random: countingSource(),
    drawSeed: () => seedOf(3),
    botPause: 600,
    limits: { lobby: 0 },
  });
  const { code, people: seated } = await seatPeople(host, game, { people, options, settings: { clock: 'fast', spectators: true } });
  const watcher = await host.connect();
  await watcher.follow(code);
  const others = [...seated.slice(1), watcher];
  for (const other of others) await other.mustAsk({ t: 'enter', code });
  return { host, code, ann: seated[0]!, others };
};

type World = Awaited<ReturnType<typeof begin>>;

const choose = async ({ ann, code }: World, move: object): Promise<void> => {
  const { seq, hash } = ann.view(code).update;
  const reply = await ann.ask({ t: 'move', code, seq, hash, move });
  if (reply.t !== 'ok') throw new Error(`refused: ${JSON.stringify(reply)}`);
  await ann.until(() => ann.view(code).update.seq >= (reply.seq ?? 0));
};

/** All that others have been told, lists and clocks included. */
const look = async ({ host, code, others }: World, milliseconds: number): Promise<void> => {
  host.time.advance(milliseconds);
  for (const other of others) {
    other.tell({ t: 'lobby', on: true });
    await settled(other, code);
  }
};

const framesOf = ({ others }: World): readonly (readonly string[])[] => others.map((other) => [...other.frames]);

/** A turn of at most so many choices. Its last one is made at the same moment, however many come before. */
const SLOTS = 3;

const takeTurn = async (world: World, moves: readonly object[]): Promise<void> => {
  for (let slot = 0; slot < SLOTS; slot++) {
    world.host.time.advance(300);
    const move = moves[slot - SLOTS + moves.length];
    if (move !== undefined) await choose(world, move);
    await look(world, 150);
  }
};

const takeBack = async (world: World): Promise<void> => {
  await world.ann.mustAsk({ t: 'take-back', code: world.code });
  await look(world, 150);
};

const REST: GardenMove = { kind: 'rest' };
const SALE: readonly GardenMove[] = [{ kind: 'work' }, { kind: 'sell' }];
const TREE: readonly GardenMove[] = [{ kind: 'work' }, { kind: 'plant' }, { kind: 'row', row: 'north' }];

/** Bots whose every turn has these choices. */
const gardeners = (turn: readonly GardenMove[]): BotPlayer => ({
  decide: async ({ view, seat }) => {
    const { owes } = (view as GardenView).gardens[seat]!;
    return turn[owes === 'turn' ? 0 : owes === 'use' ? 1 : 2]!;
  },
});

/** What others are told of a turn that is taken back inside it, made, taken back and made again. */
const told = async (turn: readonly GardenMove[], ofBots: readonly GardenMove[]): Promise<readonly (readonly string[])[]> => {
  const world = await begin(garden, 3, { seats: 4 }, gardeners(ofBots));
  if (turn.length > 1) {
    await choose(world, turn[0]!);
    await world.ann.mustAsk({ t: 'take-back', code: world.code });
  }
  await look(world, 150);
  await takeTurn(world, turn);
  await takeBack(world);
  await takeTurn(world, turn);
  equal(world.host.log.lines, []);
  return framesOf(world);
};

const sameFrames = (one: readonly (readonly string[])[], other: readonly (readonly string[])[]): void => {
  for (const [viewer, frames] of one.entries()) {
    for (const [n, frame] of frames.entries()) equal(other[viewer]?.[n], frame, `frame ${n} of viewer ${viewer}`);
    equal(other[viewer]?.length, frames.length, `frames of viewer ${viewer}`);
  }
  claim(
    one.every((frames) => frames.length > 20),
    'much was told',
  );
};

export const countedTests = ({ test }: Suite): void => {
  test('a turn of one choice, of two and of three are told alike until the round is played', async () => {
    const rest = await told([REST], [REST]);
    sameFrames(rest, await told(SALE, [REST]));
    sameFrames(rest, await told(TREE, [REST]));
  });

  test('so are the turns of bots', async () => {
    const rest = await told([REST], [REST]);
    sameFrames(rest, await told([REST], SALE));
    sameFrames(rest, await told([REST], TREE));
  });

  test('who watches over the host is told of them when the round is played', async () => {
    const told: string[] = [];
    const counters: Counters = {
      chosen: (by, choices) => void told.push(`${choices} by ${by}`),
      answered: () => void told.push('answered'),
      refused: () => undefined,
      failed: () => undefined,
    };
    const host = await open({ games: [garden], bots: gardeners(TREE), counters });
    const { code, people } = await seatPeople(host, garden, { people: 2, options: { seats: 3 } });
    const [ann, bob] = people as [Person, Person];
    const moves = async (person: Person, turn: readonly GardenMove[]): Promise<void> => {
      for (const move of turn) {
        const { seq, hash } = await settled(person, code);
        await person.mustAsk({ t: 'move', code, seq, hash, move });
      }
    };
    await moves(ann, TREE.slice(0, 2));
    equal(told, []);
    await moves(ann, TREE.slice(2));
    equal(told, ['answered']);
    await moves(bob, [REST]);
    equal(told, ['answered', '4 by person', '3 by bot', 'answered']);
  });

  test('Dice: an extra action is not noticed', async () => {
    const city = CITY_IDS.find((id) => {
      const board = structureOf(id, 'wonder');
      return board.spaces[board.tracks[0]!.spaces[0]!]!.effects.some((effect) => effect.kind === 'constructFreeDie');
    })!;
    const frames = async (turn: readonly DiceMove[]) => {
      const world = await begin(dice, 2, { cities: 'choose' });
      const [bob] = world.others as [Person];
      const [first, next] = world.ann.view(world.code).update.awaiting[0] === 0 ? [world.ann, bob] : [bob, world.ann];
      for (const person of [first, next]) {
        const { seq, hash } = await settled(person, world.code);
        const own = person === world.ann ? city : CITY_IDS.find((id) => id !== city)!;
        await person.mustAsk({ t: 'move', code: world.code, seq, hash, move: { kind: 'city', city: own } });
      }
      await settled(world.ann, world.code);
      await takeTurn(world, turn);
      equal(world.host.log.lines, []);
      return framesOf(world);
    };
    sameFrames(await frames([{ kind: 'pass' }]), await frames([{ kind: 'wonder' }, { kind: 'decline' }]));
  });
};
