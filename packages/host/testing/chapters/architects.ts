// Architects: turns of several decisions, bots beside people, and the one secret of the game.
import { architects, type ArchitectsView, type Decision, type WonderId } from '@maravilha/architects';
import { type Seat, SPECTATOR } from '@maravilha/kernel';
import type { ServerMessage } from '@maravilha/protocol';
import { open, type Person, type TestHost } from '../open.ts';
import { seedOf } from '../parts.ts';
import { isAwaited, isOver, playOnce, playOut } from '../play.ts';
import { againstBots, seatPeople } from '../table.ts';
import { claim, equal, like, type Suite } from '../suite.ts';

const viewOf = (client: Person, code: string): ArchitectsView => client.view(code).update.view as unknown as ArchitectsView;

const centralOf = (view: ArchitectsView) => view.decks.find((deck) => deck.id === 'central');

/** What a turn may owe after its card; the table must show all of it again to one who comes back. */
const IN_A_TURN: readonly Decision[] = ['act', 'any-deck', 'search', 'keep', 'token'];

const take = async (client: Person, code: string, wonder: WonderId): Promise<void> => {
  await client.until(() => isAwaited(client, code));
  const { seq, hash } = client.view(code).update;
  await client.mustAsk({ t: 'move', code, seq, hash, move: { kind: 'wonder', wonder } });
};

const stands = (client: Person, code: string): object => {
  const { seq, hash, view, awaiting } = client.view(code).update;
  return { seq, hash, view, awaiting };
};

/** Stops here: the page is opened once more, the host comes back elsewhere from its files, the connection breaks. */
const interrupt = async (host: TestHost, ann: Person, code: string): Promise<void> => {
  const again = await host.connect({ as: ann });
  await again.follow(code);
  equal(stands(again, code), stands(ann, code));
  await again.close();

  const other = await host.next();
  const after = await other.connect({ as: ann });
  await after.follow(code);
  equal(stands(after, code), stands(ann, code));
  await playOnce(after, architects, code);
  claim(after.view(code).update.seq > ann.view(code).update.seq, 'the game goes on');
  await after.close();
  await other.host.close();

  ann.cut();
};

/** Who was told of a look, and how often with the card. */
const looksIn = (client: Person): { readonly with: readonly Seat[]; readonly without: readonly Seat[] } => {
  const shown: Seat[] = [];
  const hidden: Seat[] = [];
  for (const frame of client.frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.t !== 'sync' && message.t !== 'update') continue;
    for (const { event } of message.events) {
      if (event.kind !== 'looked') continue;
      const { seat, card } = event as { readonly kind: string; readonly seat: Seat; readonly card?: string };
      (card === undefined ? hidden : shown).push(seat);
    }
  }
  return { with: shown, without: hidden };
};

/** What a wonder opens in the turns of its city. */
const OPENED: readonly (readonly [WonderId, readonly Decision[]])[] = [
  ['halicarnassus', ['act', 'search', 'keep', 'token']],
  ['alexandria', ['act', 'any-deck', 'token']],
];

export const architectsTests = ({ test }: Suite): void => {
  for (const seats of [2, 7])
    test(`one person and bots at a table of ${seats} play to the end`, async () => {
      const host = await open({ games: [architects], drawSeed: () => seedOf(4) });
      const { code, ann } = await againstBots(host, architects, { seats });
      await playOut(ann, architects, code);
      like(viewOf(ann, code), { decision: 'over', ending: 'wonder' });
      equal(
        ann.tables.get(code)!.seats.map((seat) => seat.kind),
        ['person', ...Array.from({ length: seats - 1 }, () => 'bot')],
      );
      equal(host.log.lines, []);
    });

  for (const [wonder, kinds] of OPENED)
    test(`${wonder}: a reload or a new host inside a turn finds every open decision again`, async () => {
      let drawn = 0;
      const host = await open({ games: [architects], drawSeed: () => seedOf(++drawn) });
      const seen = new Set<Decision>();
      // One game rarely has all of them; a dozen without one would be a defect.
      for (let game = 0; game < 12 && !kinds.every((kind) => seen.has(kind)); game++) {
        const { code, ann } = await againstBots(host, architects, { seats: 3, wonders: 'choose', starter: 'owner' });
        await take(ann, code, wonder);
        for (;;) {
          await ann.until(() => isAwaited(ann, code) || isOver(ann, code));
          if (isOver(ann, code)) break;
          const { decision } = viewOf(ann, code);
          if (IN_A_TURN.includes(decision) && !seen.has(decision)) {
            seen.add(decision);
            await interrupt(host, ann, code);
          }
          await playOnce(ann, architects, code);
        }
      }
      equal([...seen].sort(), [...kinds].sort());
      equal(host.log.lines, []);
    });

  for (const seats of [2, 4, 7])
    test(`${seats} seats: what the Cat shows reaches its holder alone`, async () => {
      const host = await open({ games: [architects], drawSeed: () => seedOf(6) });
      const { code, people } = await seatPeople(host, architects, { people: seats });
      const watcher = await host.connect();
      await watcher.follow(code);
      await Promise.all(people.map((person) => playOut(person, architects, code)));
      await watcher.until(() => isOver(watcher, code));

      let told = 0;
      for (const [seat, client] of [...people, watcher].entries()) {
        const viewer = client === watcher ? SPECTATOR : seat;
        const looks = looksIn(client);
        equal(
          looks.with.every((looker) => looker === viewer),
          true,
        );
        claim(!looks.without.includes(viewer), 'whoever looks sees');
        told += looks.with.length;
        for (const frame of client.frames) {
          const message = JSON.parse(frame) as ServerMessage;
          if (message.t !== 'sync' && message.t !== 'update') continue;
          const view = message.view as unknown as ArchitectsView;
          equal(centralOf(view)?.top !== undefined, view.lookers.includes(viewer));
        }
        // Everyone hears that somebody looked, whoever it was.
        equal(looks.with.length + looks.without.length, looksIn(people[0]!).with.length + looksIn(people[0]!).without.length);
      }
      claim(told > 3, 'some have looked');
      claim(looksIn(people[0]!).without.length > 0, 'others heard of it');
    });
};
