// Lines of the log, and what follows from a space, drawn from a catalogue.
import { type BonusId, type CityId, type CoinSource, DICE, type DiceEvent, type Effect, type Follows, structureIn } from '@maravilha/dice';
import { type Seat, unreachable } from '@maravilha/kernel';
import type { WhoOf } from '../who.ts';
import { describeForum } from './describe.ts';
import { bonusName, effectInShort } from './effects.ts';
import { type DiceWords, placeName, printedOn, spaceName } from './spaces.ts';

/** Who sits at the seats, and which cities they have where that is known. */
export interface Seats {
  readonly whoOf: WhoOf;
  readonly cityOf?: (seat: Seat) => CityId | undefined;
}

type EventOf<K extends DiceEvent['kind']> = Extract<DiceEvent, { kind: K }>;

const crossedLine = (words: DiceWords, event: EventOf<'crossed'>, { whoOf, cityOf }: Seats): string => {
  const city = cityOf?.(event.seat);
  const parts = { name: whoOf(event.seat), space: spaceName(words, event.space, city), paid: event.diePaid + event.spacePaid };
  if (event.by === 'wonder') return words['event.crossed.wonder']({ ...parts, space: placeName(words, event.space, city) });
  if (event.by === 'effect') return words['event.crossed.effect'](parts);
  return words['event.crossed.die']({ ...parts, die: words['die.of'](DICE[event.by]) });
};

const isSpace = (source: CoinSource): source is Exclude<CoinSource, 'pass' | 'die' | BonusId> => source.includes('.');

const coinsLine = (words: DiceWords, event: EventOf<'coins'>, { whoOf, cityOf }: Seats): string => {
  const parts = { name: whoOf(event.seat), count: event.count };
  const { source } = event;
  if (source === 'pass' || source === 'die') return words[`event.coins.${source}`](parts);
  if (isSpace(source)) return words['event.coins.space']({ ...parts, space: spaceName(words, source, cityOf?.(event.seat)) });
  return words['event.coins.bonus'](parts);
};

/** A line of the log. */
export const describeEvent = (words: DiceWords, event: DiceEvent, seats: Seats): string => {
  const { whoOf } = seats;
  switch (event.kind) {
    case 'city-chosen':
      return words['event.city-chosen']({ name: whoOf(event.seat), city: words[`city.${event.city}`] });
    case 'rolled':
      return words['event.rolled']({ turn: event.turn, last: event.last, forum: describeForum(words, event.forum) });
    case 'crossed':
      return crossedLine(words, event, seats);
    case 'attack': {
      const { points, defence } = event;
      return words['event.attack']({ name: whoOf(event.seat), against: whoOf(event.against), points, defence });
    }
    case 'coins':
      return coinsLine(words, event, seats);
    case 'unlocked':
      return words['event.unlocked']({ name: whoOf(event.seat), die: event.die });
    case 'passed':
      return words['event.passed']({ name: whoOf(event.seat) });
    case 'completed':
      return words['event.completed']({ name: whoOf(event.seat), structure: event.structure });
    case 'bonus':
      return words['event.bonus']({ name: whoOf(event.seat), bonus: bonusName(words, event.bonus) });
    case 'declined':
      return words['event.declined']({ name: whoOf(event.seat), what: words[`offer.${event.what}`] });
    case 'agora-first':
      return words['event.agora-first']({ names: event.seats.map(whoOf), points: event.points });
    case 'die-entered':
      return words['event.die-entered'](event);
    case 'last-turn':
      return words['event.last-turn']({ names: event.seats.map(whoOf) });
    case 'over':
      return words['event.over']({ names: event.winners.map(whoOf) });
    default:
      return unreachable(event);
  }
};

/** What a seat did, in a few words without its name, for a list under it; nothing for what no seat did. */
export const deedInShort = (words: DiceWords, event: DiceEvent, { whoOf, cityOf }: Seats): string | undefined => {
  switch (event.kind) {
    case 'city-chosen':
      return words[`city.${event.city}`];
    case 'crossed': {
      const parts = { space: spaceName(words, event.space, cityOf?.(event.seat)), paid: event.diePaid + event.spacePaid };
      if (event.by === 'wonder' || event.by === 'effect') return words['did.plain'](parts);
      return words['did.die']({ ...parts, die: words['die.of'](DICE[event.by]) });
    }
    case 'attack':
      return words['did.attack']({ against: whoOf(event.against), points: event.points });
    case 'coins':
      return words['did.coins'](event);
    case 'unlocked':
      return words['did.unlocked'](event);
    case 'passed':
      return words['did.passed'];
    case 'completed':
      return words['did.completed'](event);
    case 'bonus':
      return words['did.bonus']({ bonus: bonusName(words, event.bonus) });
    case 'declined':
      return words['did.declined']({ what: words[`offer.${event.what}`] });
    case 'rolled':
    case 'agora-first':
    case 'die-entered':
    case 'last-turn':
    case 'over':
      return undefined;
    default:
      return unreachable(event);
  }
};

/** One thing that follows from a space; `kind` chooses the sign that stands beside it. */
export interface FollowTag {
  readonly kind: 'completes' | 'attack' | 'coins' | 'points' | 'effect';
  readonly text: string;
}

/** Attacks and coins at once are told with their own numbers: here is the rest. */
const restOf = (effect: Effect): readonly Effect[] => {
  if (effect.kind === 'attack' || effect.kind === 'gainCoins') return [];
  if (effect.kind !== 'coinsAndPointsPerSpace') return [effect];
  return effect.points === 0 ? [] : [{ ...effect, coins: 0 }];
};

/** What follows from crossing off a space, the weightiest first; `city`: whose board it is. */
export const followTags = (words: DiceWords, follows: Follows, city?: CityId): readonly FollowTag[] => {
  const { attack, completes } = follows;
  const def = printedOn(follows.space, city);
  return [
    ...(completes === undefined
      ? []
      : [{ kind: 'completes', text: words['follow.completes']({ structure: completes, bonus: follows.bonus }) } as const]),
    ...(attack === undefined ? [] : [{ kind: 'attack', text: words['follow.attack'](attack) } as const]),
    ...(follows.coins > 0 ? [{ kind: 'coins', text: words['follow.coins']({ count: follows.coins }) } as const] : []),
    ...(def === undefined || def.points === 0 ? [] : [{ kind: 'points', text: words['follow.points']({ count: def.points }) } as const]),
    ...(def?.effects ?? [])
      .flatMap(restOf)
      .map((effect) => ({ kind: 'effect', text: effectInShort(words, effect, structureIn(follows.space)) }) as const),
  ];
};
