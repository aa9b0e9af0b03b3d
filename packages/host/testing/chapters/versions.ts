// A table of rules or of a game that this build does not know.
import { familyOf, member } from '@maravilha/family';
import { toy } from '@maravilha/kernel/testing';
import { HOST_LIMITS } from '../../src/limits.ts';
import { open, refused } from '../open.ts';
import { familyWith } from '../parts.ts';
import { playOnce, playOut } from '../play.ts';
import { seatPeople } from '../table.ts';
import { equal, like, type Suite } from '../suite.ts';

/** Builds from before: one knows the game, but not these rules; the other has never heard of it. */
const OLDER = [
  ['rules', familyOf([member({ versions: [{ ...toy, rules: toy.rules - 1 }] })])],
  ['game', familyWith({ ...toy, id: 'another' })],
] as const;

export const versionsTests = ({ test }: Suite): void => {
  for (const [what, family] of OLDER)
    test(`is refused in one sentence and left as it is: unknown ${what}`, async () => {
      const host = await open({ games: [toy] });
      const { code, people } = await seatPeople(host, toy, { people: 2 });
      const ann = people[0]!;
      await playOnce(ann, toy, code);
      const before = await host.store.load(code);

      const old = await host.next({ family });
      const again = await old.connect({ as: ann });
      for (const message of [{ t: 'enter' }, { t: 'start' }, { t: 'stand' }, { t: 'rematch' }, { t: 'resign' }])
        like(await again.ask({ ...message, code }), { ...refused('unknown-rules'), data: { game: 'toy', rules: toy.rules } });
      equal(await old.host.log(code, ann.id), { ok: false, error: { code: 'unknown-rules' } });
      // So long that every table of the past is due.
      old.time.advance(2 * HOST_LIMITS.keep.playing);
      await again.mustAsk({ t: 'rename', name: 'Ann' });
      equal(await old.store.load(code), before);

      // A build that knows them goes on as if nothing had been.
      const newer = await old.next({ family: familyWith(toy) });
      const back = await Promise.all(people.map((person) => newer.connect({ as: person })));
      for (const person of back) await person.follow(code);
      equal(back[0]?.view(code).update.seq, 1);
      await Promise.all(back.map((person) => playOut(person, toy, code)));
    });

  test('that has not begun takes the rules that there are', async () => {
    const host = await open({ games: [toy] });
    const { code, people } = await seatPeople(host, toy, { people: 2, start: false });
    const newer = { ...toy, rules: toy.rules + 1 };
    const after = await host.next({ family: familyOf([member({ versions: [toy, newer] })]) });
    const ann = await after.connect({ as: people[0]! });
    await ann.follow(code);
    equal(ann.tables.get(code)?.rules, newer.rules);
    await ann.mustAsk({ t: 'start', code });
    equal((await after.store.load(code))?.table.rules, newer.rules);
  });
};
