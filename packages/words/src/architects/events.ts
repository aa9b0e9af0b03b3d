// Lines of the log, and what follows from taking a card, drawn from a catalogue.
import { type ArchitectsEvent, type Battle, CARDS, type Follows, sumIn, type TakenBy } from '@maravilha/architects';
import { leftOf, rightOf, type Seat, unreachable } from '@maravilha/kernel';
import type { WhoOf } from '../who.ts';
import { type ArchitectsWords, describeCards } from './describe.ts';

type NameOf = (seat: Seat) => string;
type Took = Extract<ArchitectsEvent, { kind: 'took' }>;

/** A battle in sentences: the shields of all, who takes tokens, how many cards leave. */
export const battleLines = (
  words: ArchitectsWords,
  event: Extract<ArchitectsEvent, { kind: 'battle' }>,
  whoOf: WhoOf,
): readonly string[] => {
  const { shields, victories } = event.battle;
  const won = victories.flatMap((count, seat) => (count === 0 ? [] : [words['battle.won']({ name: whoOf(seat), count })]));
  const discarded = event.discarded.reduce((sum, count) => sum + count, 0);
  return [
    words['battle.shields']({ seats: shields.map((count, seat) => ({ name: whoOf(seat), shields: count })) }),
    ...(won.length === 0 ? [words['battle.nobody']] : won),
    words['battle.discarded']({ count: discarded }),
  ];
};

const isToken = (words: ArchitectsWords, by: TakenBy): by is Exclude<TakenBy, 'turn' | 'wonder'> => `token.${by}` in words;

const tookLine = (words: ArchitectsWords, event: Took, whoOf: WhoOf): string => {
  const parts = { name: whoOf(event.seat), deck: event.deck, card: event.card };
  if (isToken(words, event.by)) return words['event.took.token']({ ...parts, token: words[`token.${event.by}`] });
  return words[event.by === 'turn' ? 'event.took.turn' : 'event.took.wonder'](parts);
};

/** A line of the log. `whoOf` says who sits at a seat. */
export const describeEvent = (words: ArchitectsWords, event: ArchitectsEvent, whoOf: WhoOf): string => {
  switch (event.kind) {
    case 'starter-chosen':
    case 'turn':
    case 'effect-lost':
    case 'no-card':
      return words[`event.${event.kind}`]({ name: whoOf(event.seat) });
    case 'wonder-chosen':
      return words['event.wonder-chosen']({ name: whoOf(event.seat), wonder: words[`wonder.${event.wonder}`] });
    case 'began':
      return words['event.began']({ name: whoOf(event.first), open: event.open });
    case 'looked':
      return event.card === undefined
        ? words['event.looked.hidden']({ name: whoOf(event.seat) })
        : words['event.looked.known']({ name: whoOf(event.seat), card: event.card });
    case 'took':
      return tookLine(words, event, whoOf);
    case 'cat':
      return event.from === undefined
        ? words['event.cat.middle']({ name: whoOf(event.seat) })
        : words['event.cat.from']({ name: whoOf(event.seat), from: whoOf(event.from) });
    case 'flipped':
      return words['event.flipped']({ name: whoOf(event.seat), count: event.count, battle: event.battle, tokens: event.tokens });
    case 'extra':
      return words['event.extra']({ name: whoOf(event.seat), token: words[`token.${event.token}`] });
    case 'built': {
      const { stage, points, economy, engineering, forced } = event;
      const paid = describeCards(words, event.paid);
      return words['event.built']({ name: whoOf(event.seat), stage, points, paid, economy, engineering, forced });
    }
    case 'shield':
      return words['event.shield']({ name: whoOf(event.seat), shields: event.shields });
    case 'searched':
      return words['event.searched']({ name: whoOf(event.seat), deck: event.deck, cards: event.cards });
    case 'kept':
      return words['event.kept']({ name: whoOf(event.seat), deck: event.deck, card: event.card });
    case 'exchanged': {
      const name = whoOf(event.seat);
      const [symbol] = event.symbols;
      return symbol !== undefined && event.symbols.length === 2
        ? words['event.exchanged.pair']({ name, symbol })
        : words['event.exchanged.trio']({ name });
    }
    case 'token': {
      const line = words[`event.token.${event.from}`]({ name: whoOf(event.seat), token: words[`token.${event.token}`] });
      return event.next === undefined ? line : `${line} ${words['event.token.next']({ token: words[`token.${event.next}`] })}`;
    }
    case 'left':
      return words['event.left']({ name: whoOf(event.seat), tokens: event.tokens });
    case 'battle':
      return battleLines(words, event, whoOf).join(' ');
    case 'over':
      return words['event.over']({ ending: event.ending, names: event.winners.map(whoOf) });
    default:
      return unreachable(event);
  }
};

/** One thing that follows from taking a card; `kind` chooses the sign that stands beside it. */
export interface FollowTag {
  readonly kind: 'stage' | 'exchange' | 'battle' | 'shields' | 'extra' | 'cat' | 'flips' | 'points';
  readonly text: string;
}

const stageTag = (words: ArchitectsWords, stages: Follows['stages']): readonly FollowTag[] => {
  const [first] = stages;
  if (first === undefined) return [];
  const text = stages.length === 1 ? words['follow.stage'](first) : words['follow.stages']({ stages: stages.map(({ stage }) => stage) });
  return [{ kind: 'stage', text }];
};

const flipTag = (words: ArchitectsWords, { flips, peace }: Follows): readonly FollowTag[] => {
  if (flips === 0) return [];
  return peace === 0
    ? [{ kind: 'battle', text: words['follow.last']({ flips }) }]
    : [{ kind: 'flips', text: words['follow.flips']({ flips, left: flips + peace }) }];
};

/** "3 × 2 Caio, 3 × 3 Íris": a seat against its neighbours; against one if there are only two seats. */
export const battleAgainst = (words: ArchitectsWords, battle: Battle, seat: Seat, nameOf: NameOf): string => {
  const seats = battle.shields.length;
  return [...new Set([leftOf(seat, seats), rightOf(seat, seats)])]
    .map((other) => words['follow.battle']({ name: nameOf(other), mine: battle.shields[seat] ?? 0, theirs: battle.shields[other] ?? 0 }))
    .join(', ');
};

/** What follows from taking a card, the weightiest first. `nameOf` names the neighbours of a battle. */
export const followTags = (words: ArchitectsWords, follows: Follows, seat: Seat, nameOf: NameOf): readonly FollowTag[] => {
  const points = sumIn(CARDS[follows.card].effects, 'points');
  return [
    ...stageTag(words, follows.stages),
    ...(follows.exchange === undefined ? [] : [{ kind: 'exchange', text: words[`follow.${follows.exchange}`] } as const]),
    ...flipTag(words, follows),
    ...(follows.battle === undefined ? [] : [{ kind: 'shields', text: battleAgainst(words, follows.battle, seat, nameOf) } as const]),
    ...(follows.extra === undefined
      ? []
      : [{ kind: 'extra', text: words['follow.extra']({ token: words[`token.${follows.extra}`] }) } as const]),
    ...(follows.cat ? [{ kind: 'cat', text: words['follow.cat'] } as const] : []),
    ...(points > 0 ? [{ kind: 'points', text: words['follow.points']({ count: points }) } as const] : []),
  ];
};
