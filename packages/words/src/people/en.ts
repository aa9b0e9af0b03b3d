// What a table says about its people: who is away and what is decided about it, seats that change hands, a match that people ended.
// Fetched when there is something of it to say. English sets the shape.
import { plural } from '../catalogue.ts';

export interface Named {
  readonly name: string;
}

export interface Count {
  readonly count: number;
}

export const en = {
  // Somebody is away
  'away.title': (p: Named) => `${p.name} is away`,
  'away.for': (p: { readonly minutes: number }) => `for ${plural('en', p.minutes, '1 minute', `${p.minutes} minutes`)}`,
  'away.watch': 'The players decide how to go on.',
  'several.away': (p: Count) => plural('en', p.count, '1 person is away', `${p.count} people are away`),
  'several.ask': (p: Count) => plural('en', p.count, '1 request for a seat', `${p.count} requests for seats`),
  'several.look': 'See who',
  'several.title': 'To decide',
  'vote.title': (p: Named) => `What to do about ${p.name}`,
  'vote.open': 'Decide',
  'vote.wait': 'Wait',
  'vote.bot': 'Bot until they’re back',
  'vote.offer': 'Offer the seat',
  'vote.end': 'End the game',
  'vote.count': (p: { readonly voted: number; readonly all: number }) => `${p.voted} of ${p.all} voted`,
  'vote.for': (p: { readonly count: number }) => plural('en', p.count, '1 vote', `${p.count} votes`),
  'vote.host': (p: Named) => `${p.name} breaks ties`,
  'vote.host-you': 'you break ties',

  // My own seat
  'mine.title': 'A bot is playing for you',
  'mine.offered': 'Your seat is offered to others.',

  // Somebody asks for a seat
  'ask.title': (p: Named & { readonly seat: string }) => `${p.name} asks for ${p.seat}’s seat`,
  'ask.yes': 'Give the seat',
  'ask.no': 'Decline',
  'undo.title': (p: Named & { readonly turn: number }) => `${p.name} asks to go back to turn ${p.turn}`,
  'undo.asked': (p: { readonly turn: number }) => `You asked to go back to turn ${p.turn}`,
  'undo.count': (p: { readonly agreed: number; readonly all: number }) => `${p.agreed} of ${p.all} agreed`,
  'undo.yes': 'Agree',
  'undo.no': 'Play on',
  'undo.refused': 'Not everyone agreed to go back.',
  'asked.title': (p: Named) => `You asked for ${p.name}’s seat`,
  'asked.host': (p: Named) => `${p.name} decides`,
  'asked.stop': 'Withdraw',
  'asked.declined': 'Your request for the seat was declined.',
  'asked.granted': 'The seat is yours.',

  // Watching
  'watch.title': 'You are watching',
  'watch.from': 'Seen from',
  'watch.take': (p: Named) => `Take ${p.name}’s seat`,

  // What was decided
  'ballot.wait': (p: Named & { readonly of: string }) => `${p.name} votes to wait for ${p.of}.`,
  'ballot.bot': (p: Named & { readonly of: string }) => `${p.name} votes for a bot in ${p.of}’s seat until they are back.`,
  'ballot.offer': (p: Named & { readonly of: string }) => `${p.name} votes to offer ${p.of}’s seat to others.`,
  'ballot.end': (p: Named & { readonly of: string }) => `${p.name} votes to end the match because ${p.of} is away.`,
  'change.left': (p: Named) => `${p.name} has left the seat to a bot.`,
  'change.timed-out': (p: Named) => `${p.name} ran out of time; a bot plays on.`,
  'change.returned': (p: Named) => `${p.name} is back.`,
  'change.stood-in': (p: Named) => `The table decided: a bot plays for ${p.name} until they are back.`,
  'change.offered': (p: Named) => `${p.name}’s seat is free to take: anyone watching can ask for it. A bot plays meanwhile.`,
  'change.resigned': (p: Named) => `${p.name} gave up; a bot has taken the seat for good.`,
  'change.taken-over': (p: Named) => `${p.name} has taken over a seat.`,
  'change.undone': (p: Named & { readonly turn: number }) => `${p.name} went back to turn ${p.turn}.`,
  'change.ended': 'The match was ended.',
  'change.wait': (p: Named) => `The table decided to wait for ${p.name}.`,
  'change.you-timed-out': 'You ran out of time; a bot is playing for you.',

  // The match ended before the game did
  'ended.title': 'The game ended early',
  'ended.vote': (p: Named) => `The players agreed to end it because ${p.name} was away.`,
  'ended.resigned': (p: Named) => `${p.name} gave up.`,
  'ended.you-resigned': 'You gave up.',
  'ended.won': (p: Named) => `${p.name} wins.`,
  'ended.you-won': 'You win.',
  'ended.unrated': 'It does not count for any rating.',

  // Clocks
  'clock.of': (p: Named & { readonly time: string }) => `${p.name}’s time left: ${p.time}`,
  'clock.left': (p: { readonly seconds: number }) => `${p.seconds} ${plural('en', p.seconds, 'second', 'seconds')} left`,

  'rematch.wanted': (p: Named) => `${p.name} wants a rematch.`,
};
