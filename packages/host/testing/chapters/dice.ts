// Dice: everyone goes through a turn with its follow-ups in own time, and nothing of it is told before all are ready.
import { CITY_IDS, type CityId, type Decision, dice, type DiceMove, type DiceView, type EffectKind, structureOf } from '@maravilha/dice';
import type { MatchUpdate } from '@maravilha/protocol';
import { open, type Person } from '../open.ts';
import { seedOf } from '../parts.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { againstBots, seatPeople, settled } from '../table.ts';
import { claim, equal, like, type Suite } from '../suite.ts';

const WONDER: DiceMove = { kind: 'wonder' };

const PASS: DiceMove = { kind: 'pass' };

const DECLINE: DiceMove = { kind: 'decline' };

const viewOf = (update: MatchUpdate): DiceView => update.view as unknown as DiceView;

const decisionAt = (client: Person, code: string): Decision => {
  const seat = client.tables.get(code)!.you!;
  return viewOf(client.view(code).update).seats[seat]!.decision;
};

/** A city whose first stage opens such a choice. */
const cityWith = (kind: EffectKind): CityId => {
  const found = CITY_IDS.find((city) => {
    const board = structureOf(city, 'wonder');
    return board.spaces[board.tracks[0]!.spaces[0]!]!.effects.some((effect) => effect.kind === kind);
  });
  if (found === undefined) throw new Error(`no city begins with ${kind}`);
  return found;
};

let ids = 0;

const send = async (client: Person, code: string, move: DiceMove): Promise<void> => {
  await client.until(() => isAwaited(client, code));
  const { seq, hash } = client.view(code).update;
  const answer = await client.ask({ t: 'move', code, seq, hash, move }, `d${ids++}`);
  if (answer.t !== 'ok') throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(answer)}`);
  await client.until(() => client.view(code).update.seq >= (answer.seq ?? 0));
};

/** Two people in the first turn; `ann` has this city. */
const twoIn = async (own: CityId) => {
  const host = await open({ games: [dice], drawSeed: () => seedOf(3) });
  const { code, people } = await seatPeople(host, dice, { people: 2, options: { cities: 'choose' } });
  const [one, two] = people as [Person, Person];
  const other = CITY_IDS.find((city) => city !== own)!;
  const { first } = viewOf(one.view(code).update);
  const [chooser, next] = first === 0 ? [one, two] : [two, one];
  await send(chooser, code, { kind: 'city', city: own });
  await send(next, code, { kind: 'city', city: other });
  await chooser.until(() => viewOf(chooser.view(code).update).turn === 1);
  return { host, code, ann: chooser, bob: next };
};

/** What one choice may open for the same seat. */
const FOLLOW_UPS: readonly Decision[] = ['free-die', 'cross', 'bonus'];

export const diceTests = ({ test }: Suite): void => {
  for (const seats of [2, 7])
    test(`one person and bots at a table of ${seats} play to the end`, async () => {
      const host = await open({ games: [dice], drawSeed: () => seedOf(4) });
      const { code, ann } = await againstBots(host, dice, { seats });
      await playOut(ann, dice, code);
      const view = viewOf(ann.view(code).update);
      like(view, { phase: 'over', last: true });
      claim(view.winners.length > 0, 'somebody has won');
      equal(
        ann.tables.get(code)!.seats.map((seat) => seat.kind),
        ['person', ...Array.from({ length: seats - 1 }, () => 'bot')],
      );
      equal(host.log.lines, []);
    });

  test('people at a table of seven play to the end, and are told the same game', async () => {
    const host = await open({ games: [dice], drawSeed: () => seedOf(9) });
    const { code, people } = await seatPeople(host, dice, { people: 7, options: { cities: 'choose' } });
    await Promise.all(people.map((person) => playOut(person, dice, code)));
    const logs = people.map((person) => person.revealed.get(code)?.log);
    for (const log of logs) equal(log, logs[0]);
    equal(host.log.lines, []);
  });

  test('inside a chain a reload and a new host find it again, and it goes on there', async () => {
    const { host, code, ann, bob } = await twoIn(cityWith('constructFreeDie'));
    await send(ann, code, WONDER);
    equal(decisionAt(ann, code), 'free-die');
    const held = await settled(ann, code);
    equal(held.sealed, [WONDER]);

    const again = await host.connect({ as: ann });
    await again.follow(code);
    const { seq, hash, view, sealed } = again.view(code).update;
    equal({ seq, hash, view, sealed }, { seq: held.seq, hash: held.hash, view: held.view, sealed: [WONDER] });

    const other = await host.next();
    const [ann2, bob2] = [await other.connect({ as: ann }), await other.connect({ as: bob })];
    for (const person of [ann2, bob2]) await person.follow(code);
    like(ann2.view(code).update, { hash: held.hash, sealed: [WONDER] });
    await send(ann2, code, DECLINE);
    equal(decisionAt(ann2, code), 'ready');
    await send(bob2, code, PASS);
    await ann2.until(() => viewOf(ann2.view(code).update).turn === 2);
    const kinds = ann2.view(code).events.map(({ event }) => event.kind);
    equal(kinds.slice(-5).sort(), ['coins', 'crossed', 'declined', 'passed', 'rolled']);
  });

  test('a chain is taken back to the roll, inside it and when it is done; then another one counts', async () => {
    const { code, ann, bob } = await twoIn(cityWith('constructFreeDie'));
    const start = await settled(ann, code);
    await send(ann, code, WONDER);
    await ann.mustAsk({ t: 'take-back', code });
    like(await settled(ann, code), { sealed: [], ready: [], hash: start.hash, view: start.view });
    await send(ann, code, WONDER);
    await send(ann, code, DECLINE);
    const seat = ann.tables.get(code)!.you!;
    equal((await settled(bob, code)).ready, [seat]);
    await ann.mustAsk({ t: 'take-back', code });
    equal((await settled(bob, code)).ready, []);
    await send(ann, code, PASS);
    await send(bob, code, PASS);
    await ann.until(() => viewOf(ann.view(code).update).turn === 2);
    equal(viewOf(ann.view(code).update).seats[seat]!.crossed, []);
    like(await ann.ask({ t: 'take-back', code }), { t: 'refused', code: 'nothing-chosen' });
  });

  test('nothing of a chain reaches others before all are ready', async () => {
    const { host, code, ann, bob } = await twoIn(cityWith('constructFreeDie'));
    const watcher = await host.connect();
    await watcher.follow(code);
    const before = [await settled(bob, code), await settled(watcher, code)];
    const told = bob.frames.length;
    await send(ann, code, WONDER);
    await ann.mustAsk({ t: 'take-back', code });
    await send(ann, code, WONDER);
    await send(ann, code, DECLINE);
    for (const [n, other] of [bob, watcher].entries()) {
      const update = await settled(other, code);
      const { hash, view } = before[n]!;
      like(update, { ready: [ann.tables.get(code)!.you], sealed: [], events: [], hash, view });
    }
    for (const frame of [...bob.frames.slice(told), ...watcher.frames]) {
      for (const word of ['"crossed":["', 'declined', '"wonder.', 'free-die', 'take-back'])
        claim(!frame.includes(word), `${word} is not told`);
    }
    await send(bob, code, PASS);
    await bob.until(() => viewOf(bob.view(code).update).turn === 2);
    claim(bob.frames.slice(told).join('\n').includes('"declined"'), 'it is told in the end');
  });

  test('in whole games every kind of follow-up is found again by one who comes back', async () => {
    let drawn = 0;
    const host = await open({ games: [dice], drawSeed: () => seedOf(++drawn) });
    const seen = new Set<Decision>();
    // A game mostly has all of them; six without one would be a defect.
    for (let game = 0; game < 6 && !FOLLOW_UPS.every((kind) => seen.has(kind)); game++) {
      const { code, ann } = await againstBots(host, dice, { seats: 3 });
      for (;;) {
        await ann.until(() => isAwaited(ann, code) || isOver(ann, code));
        if (isOver(ann, code)) break;
        const decision = decisionAt(ann, code);
        if (FOLLOW_UPS.includes(decision) && !seen.has(decision)) {
          seen.add(decision);
          const again = await host.connect({ as: ann });
          await again.follow(code);
          const [now, then] = [again.view(code).update, await settled(ann, code)];
          equal({ hash: now.hash, view: now.view, sealed: now.sealed }, { hash: then.hash, view: then.view, sealed: then.sealed });
          claim(now.sealed.length > 0, 'something is sealed');
          await again.close();
          ann.cut();
        }
        await playOnce(ann, dice, code);
      }
    }
    equal([...seen].sort(), [...FOLLOW_UPS].sort());
    equal(host.log.lines, []);
  });
};
