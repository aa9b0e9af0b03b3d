// What a link says of itself where it is shared: title and line of each page. English sets the shape.
import { plural } from '../catalogue.ts';

export const en = {
  'home.title': 'The 7 Wonders family in your browser',
  'home.line': 'Play with friends, strangers or bots, on desktop and phone. Free, no sign-up.',
  'invite.title': (p: { name: string; game: string }) => `${p.name} invites you to ${p.game}`,
  'invite.line': (p: { open: number }) =>
    `${p.open === 0 ? 'All seats are taken' : plural('en', p.open, 'One seat free', `${p.open} seats free`)}. No sign-up: open the link and you are there.`,
  'empty.title': (p: { game: string }) => `${p.game}: a table is waiting`,
  'playing.title': (p: { game: string; names: string }) => `${p.game} with ${p.names}`,
  'playing.line': 'The game is on. Open the link to watch.',
  'over.title': (p: { game: string; names: string }) => `${p.game} with ${p.names}: game over`,
  'over.line': 'See who won, and where the points came from.',
  'closed.title': (p: { game: string }) => `A table of ${p.game}`,
  'closed.line': 'Only its players can see it.',
  'device.title': 'Continue on this device',
  'device.line': 'Brings your name and your tables to this browser. The link works once.',
  'rules.title': (p: { book: string }) => `Rules of ${p.book}`,
  'rules.line': 'Every rule in our own words, with symbols, examples and a search.',
  'cards.title': (p: { book: string }) => `Cards of ${p.book}`,
  'cards.line': 'Everything in the box: what it costs, what it does and where it leads.',
  'score.title': (p: { book: string }) => `Score pad of ${p.book}`,
  'score.line': 'Add up the points of a game on your own table: winner, tie-break, past games. Works offline.',
  'puzzles.title': 'Puzzle of the day',
  'puzzle.title': (p: { book: string }) => `Puzzle of the day: ${p.book}`,
  'puzzle.line': 'One position, one best move, two attempts. Every day a new one, the same for everybody.',
  'notfound.line': 'This page doesn’t exist. You will find the games on the home page.',
  'learn.title': (p: { book: string }) => `Learn ${p.book}`,
  'learn.line': 'A guided lesson at the real table, in a few minutes. Free, no sign-up.',
  'picture.alt': 'Wonders of the ancient world, drawn in flat colours',
};
