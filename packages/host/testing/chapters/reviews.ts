// A match that is over, looked at together: who is there, who leads, where they are.
import type { ReviewPlace } from '@maravilha/protocol';
import { toy } from '@maravilha/kernel/testing';
import type { Client } from '../client.ts';
import { during, pass, type Visitor } from '../cluster.ts';
import { type Person, refused } from '../open.ts';
import { FATES, party, playAll } from '../party.ts';
import { playOut } from '../play.ts';
import { equal, like, must, type Suite } from '../suite.ts';
import { at, comeIn, tableOf } from '../table.ts';

const PLACE: ReviewPlace = { at: 3, from: 1, opinion: true, marks: [{ on: 'card:mill' }, { on: 'card:mill', to: 'seat:0' }] };

const join = (client: Client, code: string) => client.ask({ t: 'review-join', code });
const namesIn = (client: Client, code: string): readonly string[] => must(client.reviews.get(code)).people.map(({ name }) => name);
const leaderOf = (client: Client, code: string): string | undefined => {
  const { people, leader } = must(client.reviews.get(code));
  return people.find(({ who }) => who === leader)?.name;
};

/** Played to its end. */
const finished = async (people = 2) => {
  const table = await tableOf(toy, { people });
  await Promise.all(table.people.map((person) => playOut(person, toy, table.code)));
  return table;
};

export const reviewsTests = ({ test }: Suite): void => {
  test('who comes first leads, and all are told who is there and where the leader is', async () => {
    const { code, people, host } = await finished();
    const [ann, bob] = people as readonly [Person, Person];
    const eve = await comeIn(host, code);
    for (const person of [bob, eve, ann]) like(await join(person, code), { t: 'ok' });
    await bob.until(() => bob.reviews.get(code)?.people.length === 3);
    equal(
      must(bob.reviews.get(code)).people.map(({ seat }) => seat),
      [0, 1, undefined],
    );
    like(await bob.ask({ t: 'review-show', code, place: PLACE }), { t: 'ok' });
    for (const person of [ann, bob, eve]) {
      await person.until(() => person.reviews.get(code)?.place !== undefined);
      equal(must(person.reviews.get(code)).place, PLACE);
      equal(leaderOf(person, code), must(at(bob, { code }).seats[1]?.name));
      equal(must(person.reviews.get(code)).me, at(person, { code }).me);
    }
    like(await eve.ask({ t: 'review-show', code, place: PLACE }), refused('not-leading'));
  });

  test('the leader hands over to one of the others, and to nobody else', async () => {
    const { code, people } = await finished();
    const [ann, bob] = people as readonly [Person, Person];
    await join(ann, code);
    await join(bob, code);
    const me = at(bob, { code }).me;
    like(await bob.ask({ t: 'review-lead', code, who: me }), refused('not-leading'));
    like(await ann.ask({ t: 'review-lead', code, who: 'nobody' }), refused('not-leading'));
    await ann.mustAsk({ t: 'review-show', code, place: PLACE });
    await ann.mustAsk({ t: 'review-lead', code, who: me });
    await ann.mustAsk({ t: 'review-lead', code, who: me });
    await ann.until(() => ann.reviews.get(code)?.leader === me);
    equal(must(ann.reviews.get(code)).place, PLACE);
    like(await ann.ask({ t: 'review-show', code, place: PLACE }), refused('not-leading'));
    await bob.mustAsk({ t: 'review-show', code, place: { ...PLACE, from: 'open' } });
  });

  test('where the leader has gone the place stays, and whoever names themselves leads', async () => {
    const { code, people } = await finished(3);
    const [ann, bob, cid] = people as readonly [Person, Person, Person];
    for (const person of [ann, bob, cid]) await join(person, code);
    await ann.mustAsk({ t: 'review-show', code, place: PLACE });
    ann.tell({ t: 'review-leave', code });
    await bob.until(() => bob.reviews.get(code)?.people.length === 2);
    equal([must(bob.reviews.get(code)).leader, must(bob.reviews.get(code)).place], [undefined, PLACE]);
    // Back before anybody else led, it is theirs.
    await join(ann, code);
    await bob.until(() => bob.reviews.get(code)?.leader === at(ann, { code }).me);
    ann.tell({ t: 'exit', code });
    await bob.until(() => bob.reviews.get(code)?.people.length === 2);
    await bob.mustAsk({ t: 'review-lead', code, who: at(bob, { code }).me });
    await cid.until(() => cid.reviews.get(code)?.leader === at(bob, { code }).me);
  });

  test('it needs a match that is over, and a look at its table', async () => {
    const { code, people, host } = await tableOf(toy, { people: 2 });
    const [ann, bob] = people as readonly [Person, Person];
    like(await join(ann, code), refused('not-over'));
    await Promise.all([playOut(ann, toy, code), playOut(bob, toy, code)]);
    const eve = await host.connect();
    like(await join(eve, code), refused('unknown-table'));
    like(await ann.ask({ t: 'review-show', code, place: PLACE }), refused('unknown-table'));
    like(await join(ann, code), { t: 'ok' });
    for (const marks of [[{ on: 'NOT an anchor' }], Array.from({ length: 33 }, () => ({ on: 'a' }))])
      like(await ann.ask({ t: 'review-show', code, place: { ...PLACE, marks } }), refused('bad-message'));
  });

  for (const [bus, fate] of Object.entries(FATES)) {
    if (bus === 'a bus that loses everything') continue;
    test(`two at different hosts have the same leader and place, over ${bus}`, async () => {
      const table = await party(toy, { at: [0, 1], fate: fate(3) });
      const { code } = table;
      const [ann, bob] = table.people as readonly [Visitor, Visitor];
      await playAll(table, toy);
      await during(table, Promise.all([join(ann, code), join(bob, code)]));
      await pass(table, 30_000);
      equal(namesIn(ann, code), namesIn(bob, code));
      equal(namesIn(ann, code).length, 2);
      equal(leaderOf(ann, code), leaderOf(bob, code));
      const [leader, other] = leaderOf(ann, code) === at(ann, { code }).seats[0]?.name ? [ann, bob] : [bob, ann];
      await during(table, leader.mustAsk({ t: 'review-show', code, place: PLACE }));
      await during(table, leader.mustAsk({ t: 'review-show', code, place: { ...PLACE, at: 4 } }));
      await pass(table, 30_000);
      equal(other.reviews.get(code)?.place, { ...PLACE, at: 4 });
      await during(table, leader.mustAsk({ t: 'review-lead', code, who: at(other, { code }).me }));
      await pass(table, 30_000);
      like(await during(table, other.ask({ t: 'review-show', code, place: PLACE })), { t: 'ok' });
      await pass(table, 30_000);
      equal(leader.reviews.get(code)?.place, PLACE);
      // Whoever dies is forgotten.
      await during(table, other.close());
      await pass(table, 30_000);
      equal(leader.reviews.get(code)?.people.length, 1);
    });
  }
};
