// What follows from taking a card, as the lines beside its deck: a sign, a few words, and whether it is good news or a warning.
import { CARDS, sumIn } from '@maravilha/architects';
import { followTags, type FollowTag } from '@maravilha/words/architects';
import type { SymbolId } from '../../components/index.ts';
import { architectsTableWords, architectsWords } from './words.ts';
import { cityAt, colourOf, countOf, type Deck, ofColours } from './model.ts';
import type { Play } from './play.ts';
import { capital, cardName, deckName, wonderName } from './say.ts';
import { chancesIn, type Choice } from './turn.ts';
import { forecastIn } from './war.ts';

export interface Tag {
  readonly icon: SymbolId;
  readonly text: string;
  readonly tone: 'gain' | 'alarm' | undefined;
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
const TONES: Readonly<Partial<Record<FollowTag['kind'], Tag['tone']>>> = {
  stage: 'gain',
  exchange: 'gain',
  points: 'gain',
  battle: 'alarm',
};

const plain = (icon: SymbolId, text: string): Tag => ({ icon, text, tone: undefined });

/** A neighbour is called by its wonder, which is what lies beside the deck. */
export const cityName = (play: Play, seat: number): string => {
  const { wonder } = cityAt(play.table, seat);
  return wonder === undefined ? play.nameOf(seat) : wonderName(wonder);
};

/** What a card comes to where it brings nothing about by itself: so many shields, symbols or resources. */
const countLine = (play: Play, follows: NonNullable<Choice['follows']>, told: number): readonly Tag[] => {
  // It is said to the one who would have them.
  if (!play.table.seated) return [];
  const { cards, shields } = cityAt(play.table, play.table.me);
  const words = architectsTableWords();
  const green = countOf(ofColours(cards, ['green'])) + 1;
  const paying = countOf(ofColours(cards, ['grey', 'yellow'])) + 1;
  switch (colourOf(follows.card)) {
    case 'red':
      return follows.battle === undefined ? [plain('shield', architectsWords()['follow.have']({ count: shields + 1 }))] : [];
    case 'green':
      return told === 0 ? [plain('sci-any', words['then.symbols']({ count: green }))] : [];
    case 'grey':
    case 'yellow':
      return told === 0 ? [plain('goods', words['then.resources']({ count: paying }))] : [];
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
  return [...lines, ...countLine(play, follows, lines.length)];
};

/** The same for a phone: as short as can be, and only what the card brings about. */
const briefLines = ({ table }: Play, follows: NonNullable<Choice['follows']>): readonly Tag[] => {
  const words = architectsTableWords();
  const { stages, exchange, extra, cat, flips, battle } = follows;
  const [first] = stages;
  const tags: Tag[] = [];
  if (first !== undefined) tags.push({ icon: 'stage', text: words['brief.stage'](first), tone: 'gain' });
  if (exchange !== undefined) tags.push({ icon: 'progress', text: words['brief.token'], tone: 'gain' });
  if (battle !== undefined) {
    const duels = forecastIn(table, battle).duels.map(({ mine, theirs }) => `${mine} × ${theirs}`);
    tags.push({ icon: 'horn', text: words['brief.battle'], tone: 'alarm' }, plain('battle', duels.join(' · ')));
  } else if (flips > 0) tags.push(plain('horn', words['brief.flips']({ count: flips })));
  if (extra !== undefined) tags.push(plain('extra-card', words['brief.extra']));
  if (cat) tags.push(plain('cat', words['cat.title']));
  const points = sumIn(CARDS[follows.card].effects, 'points');
  if (points > 0) tags.push({ icon: 'points', text: `+${points}`, tone: 'gain' });
  return tags;
};

/** Of a card that nobody shows: the chance of what I need, and on a desk who has seen it. */
const unknownLines = (play: Play, deck: Deck): readonly Tag[] => {
  const words = architectsTableWords();
  const { cat } = play.table.view;
  const chances = chancesIn(play.table, deck).map(({ kind, count }) =>
    plain(SIGNS[kind], words[`deck.${kind}`]({ count, of: deck.count })),
  );
  if (play.phone) return chances.slice(0, 1);
  return [
    ...chances,
    cat === undefined || cat === play.table.me
      ? plain('eye', words['deck.nobody'])
      : plain('cat', words['deck.cat']({ name: play.nameOf(cat) })),
  ].slice(0, 2);
};

/** Never more than two lines, three on a phone; on a desk a third one only for the card that nobody else has seen. */
export const tagsOf = (play: Play, choice: Choice, brief: boolean): readonly Tag[] => {
  const { deck, follows } = choice;
  if (deck.count === 0) return [];
  if (deck.top === undefined) return unknownLines(play, deck);
  // On a phone the card itself says that only I have seen it.
  if (brief && follows !== undefined) return briefLines(play, follows).slice(0, deck.owner === undefined ? 1 : 3);
  const seen = deck.owner === undefined ? [plain('cat', architectsTableWords()['deck.only-you.long'])] : [];
  return [...followLines(play, follows).slice(0, 2), ...seen];
};

/** The button that takes a card is named with what follows. */
export const takeLabel = (play: Play, choice: Choice): string => {
  const words = architectsTableWords();
  const deck = deckName(play, choice.deck);
  if (choice.deck.top === undefined) return words['deck.take-unknown']({ deck });
  const follows = tagsOf(play, choice, false).map((tag) => tag.text);
  return words['deck.take']({ deck, card: cardName(choice.deck.top), follows: capital(follows.join('; ')) });
};
