// What follows from taking a card, as the lines beside its deck: a sign, a few words, and whether it is good news or a warning.
import { followTags, type FollowTag } from '@maravilha/words/architects';
import type { SymbolId } from '../../components/index.ts';
import { architectsWords, arTableWords } from '../../i18n/index.ts';
import { cityAt, colourOf, countOf, ofColours } from './model.ts';
import type { Play } from './play.ts';
import { capital, cardName, deckName, wonderName } from './say.ts';
import type { Choice } from './turn.ts';

export interface Tag {
  readonly icon: SymbolId;
  readonly text: string;
  readonly tone: 'good' | 'hot' | undefined;
}

const SIGNS: Readonly<Record<FollowTag['kind'], SymbolId>> = {
  stage: 'stage',
  exchange: 'progress',
  battle: 'horn',
  shields: 'battle',
  extra: 'extra-card',
  cat: 'cat',
  flips: 'horn',
  points: 'points',
};
const TONES: Readonly<Partial<Record<FollowTag['kind'], Tag['tone']>>> = { stage: 'good', exchange: 'good', points: 'good', battle: 'hot' };

const plain = (icon: SymbolId, text: string): Tag => ({ icon, text, tone: undefined });

/** A neighbour is called by its wonder, which is what lies beside the deck. */
export const cityName = (play: Play, seat: number): string => {
  const { wonder } = cityAt(play.table, seat);
  return wonder === undefined ? play.nameOf(seat) : wonderName(wonder);
};

/** What a card comes to where it brings nothing about by itself: so many shields, symbols or resources. */
const countLine = (play: Play, follows: NonNullable<Choice['follows']>, told: number): readonly Tag[] => {
  const { cards, shields } = cityAt(play.table, play.table.me);
  const have = (icon: SymbolId, count: number): Tag => plain(icon, architectsWords()['follow.have']({ count }));
  switch (colourOf(follows.card)) {
    case 'red':
      return follows.battle === undefined ? [have('shield', shields + 1)] : [];
    case 'green':
      return told === 0 ? [have('sci-any', countOf(ofColours(cards, ['green'])) + 1)] : [];
    case 'grey':
    case 'yellow':
      return told === 0 ? [have('goods', countOf(ofColours(cards, ['grey', 'yellow'])) + 1)] : [];
    case 'blue':
      return [];
  }
};

export const followLines = (play: Play, follows: Choice['follows']): readonly Tag[] => {
  if (follows === undefined) return [];
  const { me } = play.table;
  const lines = followTags(architectsWords(), follows, me, (seat) => cityName(play, seat)).map(
    (tag): Tag => ({ icon: SIGNS[tag.kind], text: tag.text, tone: TONES[tag.kind] }),
  );
  // A shield that brings no battle is worth its number.
  const shield = colourOf(follows.card) === 'red' && follows.battle === undefined;
  return shield ? [...lines, plain('shield', architectsWords()['follow.have']({ count: cityAt(play.table, me).shields + 1 }))] : lines;
};

const unknownLines = (play: Play, choice: Choice): readonly Tag[] => {
  const words = arTableWords();
  const { cat } = play.table.view;
  const down = plain('eye', words['deck.face-down']({ count: choice.deck.count }));
  return cat === undefined || cat === play.table.me ? [down] : [down, plain('cat', words['deck.cat']({ name: play.nameOf(cat) }))];
};

/** Never more than two lines; a third one only for the card that nobody else has seen. */
export const tagsOf = (play: Play, choice: Choice, brief: boolean): readonly Tag[] => {
  const { deck, follows } = choice;
  if (deck.count === 0) return [];
  if (deck.top === undefined) return unknownLines(play, choice);
  const seen = deck.owner === undefined ? [plain('cat', arTableWords()[brief ? 'deck.only-you.short' : 'deck.only-you.long'])] : [];
  return [...followLines(play, follows).slice(0, 2), ...seen];
};

/** The button that takes a card is named with what follows. */
export const takeLabel = (play: Play, choice: Choice): string => {
  const words = arTableWords();
  const deck = deckName(play, choice.deck);
  if (choice.deck.top === undefined) return words['deck.take-unknown']({ deck });
  const follows = tagsOf(play, choice, false).map((tag) => tag.text);
  return words['deck.take']({ deck, card: cardName(choice.deck.top), follows: capital(follows.join('; ')) });
};
