// Which symbol of the effect sheet each drawing of a table is.
import { COLOURS, RESOURCES, SYMBOLS } from '@maravilha/architects/box';
import type { SignMap } from '../../../base/book.ts';
import { chipOf } from '../pieces/faces.ts';

export const signs: SignMap = {
  ...Object.fromEntries(RESOURCES.map((name) => [`res-${chipOf(name)}`, name])),
  ...Object.fromEntries(SYMBOLS.map((name) => [`sci-${name}`, name])),
  ...Object.fromEntries(COLOURS.map((name) => [`mk-${name}`, name])),
  coin: 'coin',
  'coin-gain': 'coin',
  'coin >=': 'worth',
  'coin <=': 'worth',
  different: 'different',
  identical: 'identical',
  'any-match': 'any-match',
  goods: 'grey',
  points: 'points',
  cat: 'cat',
  discard: 'discard',
  'stage-whole': 'complete',
  stage: 'stage',
  'sci-any': 'any-science',
  progress: 'progress',
  'extra-card': 'extra',
  shield: 'shield',
  horn: 'horn',
  dove: 'peace',
  battle: 'battle',
  war: 'battle',
  'any-deck': 'any-deck',
  'central-deck': 'central-deck',
  'both-decks': 'both-decks',
  'search-deck': 'search-deck',
  search: 'search-deck',
};
