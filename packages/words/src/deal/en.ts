// The page of one deal that several people play. English sets the shape.
import { list, plural } from '../catalogue.ts';

export const en = {
  title: 'The same deal',
  line: (p: { readonly game: string; readonly bots: readonly string[] }) =>
    `${p.game} against ${p.bots.length} ${plural('en', p.bots.length, 'bot', 'bots')} (${list('en', p.bots)}). Everyone gets the same cards and the same opponents.`,
  'line.hidden': 'You see the results once you have finished it yourself.',
  finished: (p: { readonly n: number }) =>
    p.n === 0 ? 'Nobody has finished it yet.' : `${p.n} ${plural('en', p.n, 'person has', 'people have')} finished it.`,
  play: 'Play this deal',
  'go-on': 'Go on with my game',
  share: 'Send this link to friends: they play the same deal.',
  link: 'Link to this deal',
  results: 'Results',
  name: 'Name',
  points: 'Points',
  you: 'you',
  place: (p: { readonly place: number }) => `${p.place}.`,
  'place.long': (p: { readonly place: number }) => `place ${p.place} at the own table`,
  won: 'won',
  ended: 'gave up',
  undone: 'with undo',
  review: 'Review',
  'review.of': (p: { readonly name: string }) => `Review ${p.name}’s game`,
  course: 'Turn by turn',
  'course.note': 'Points on the table after each turn.',
  turn: 'Turn',
  gone: 'There is no such deal',
  'gone.line': 'Check the link. A deal is deleted some time after its last game.',
  lost: 'The deal could not be fetched',
  'lost.line': 'The server does not answer.',
  again: 'Try again',
};
