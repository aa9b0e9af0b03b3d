// Sentences about the table for screen readers and small labels, put together from the catalogues.
import {
  type Bill,
  type BonusId,
  type CityId,
  DICE,
  type DiceEvent,
  type DiceMove,
  diceTable as engine,
  type DieId,
  type DieView,
  type FaceDef,
  type Pending,
  type Refusal,
  type SpaceId,
  type StructureId,
  structureIn,
} from '@maravilha/dice';
import {
  bonusName as nameOfBonus,
  deedInShort,
  describeDie,
  describeEvent,
  describeForum,
  describeMove,
  describePending,
  describeRefusal,
  describeSheet,
  describeSpace,
  followTags,
  placeName as nameOfPlace,
  spaceName as nameOfSpace,
  symbolName,
} from '@maravilha/words/dice';
import { diceTableWords, diceWords } from './words.ts';
import { seatAt, spaceDef, type SpecialState } from './model.ts';
import { moodOf } from '../../table/sight.ts';
import type { DieChoice, Offer, WonderChoice } from './offers.ts';
import type { Play } from './play.ts';

export const capital = (text: string): string => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

const myCity = (play: Play): CityId | undefined => seatAt(play.table, play.table.me).city;
const seatsOf = (play: Play) => ({ whoOf: play.whoOf, cityOf: (seat: number) => seatAt(play.table, seat).city });

// ---------------------------------------------------------------- names

export const structureName = (structure: StructureId): string => diceWords()[`structure.${structure}`];
export const bonusName = (bonus: BonusId): string => capital(nameOfBonus(diceWords(), bonus));
export const bonusLabel = (bonus: BonusId): string => diceTableWords()['bonus.label']({ bonus: nameOfBonus(diceWords(), bonus) });

/** The walls by their side alone. */
const sheetName = (structure: StructureId): string => {
  if (structure === 'barracksWest') return diceTableWords()['sheet.west'];
  return structure === 'barracksEast' ? diceTableWords()['sheet.east'] : structureName(structure);
};

/** What a space is called on my own sheet: its mark tells the structure, where one mark does not stand for two. */
export const placeName = (play: Play, space: SpaceId): string => {
  const structure = structureIn(space);
  const place = nameOfPlace(diceWords(), space, myCity(play));
  const told = structure === 'barracksWest' || structure === 'barracksEast' || structure === 'wonder';
  return told ? diceTableWords()['way.short']({ structure: sheetName(structure), place }) : capital(place);
};
const fullName = (play: Play, space: SpaceId): string => nameOfSpace(diceWords(), space, myCity(play));
/** A space in a sentence: what it costs and does. */
export const spaceText = (city: CityId, space: SpaceId): string => describeSpace(diceWords(), space, city);

/** A whole sheet in one paragraph. */
export const sheetSummary = (play: Play, seat: number): string =>
  `${describeSheet(diceWords(), seatAt(play.table, seat), play.nameOf(seat))} ${diceTableWords()['sheet.points']({ count: play.score.seats[seat]?.total ?? 0 })}.`;

/** What opens the sheet of a seat is called by what that seat is at. */
export const seatLabel = (play: Play, seat: number): string => {
  const words = diceTableWords();
  const mood = moodOf(play.table, seat);
  const said = mood === 'idle' ? '' : `${words[`mood.${mood}`]}. `;
  return `${words['sheet.open']({ name: play.nameOf(seat) })}. ${said}${sheetSummary(play, seat)}`;
};

// ---------------------------------------------------------------- dice

const faceOf = ({ die, face }: DieView): FaceDef => DICE[die].faces[face] ?? DICE[die].faces[0];

/** Faces of special dice say what they are; the others go with their colour. */
export const faceName = ({ die, symbol: id }: DieView): string => {
  const symbol = symbolName(diceWords(), id);
  const { colour, special } = DICE[die];
  return capital(special ? symbol : diceTableWords()['face.name']({ symbol, colour: diceWords()[`colour.${colour}`] }));
};

/** Where the face leads. */
export const faceHelp = (thrown: DieView): string => {
  const both: readonly StructureId[] = ['barracksWest', 'barracksEast'];
  const { structures } = faceOf(thrown);
  const walls = both.every((one) => structures.includes(one));
  const names = structures
    .filter((one) => !walls || one !== 'barracksEast')
    .map((one) => (walls && one === 'barracksWest' ? diceWords()['structure.barracks'] : structureName(one)));
  return diceTableWords()['face.help']({ structures: names });
};

export const refusalText = (refusal: Refusal): string => describeRefusal(diceWords(), refusal);
export const dieWhy = (why: NonNullable<DieChoice['why']>): string => (why === 'done' ? diceTableWords()['die.done'] : refusalText(why));

export const dieLabel = (play: Play, thrown: DieView): string => {
  const words = diceTableWords();
  const die = describeDie(diceWords(), thrown);
  const choice = play.asked.dice.find((one) => one.thrown.die === thrown.die);
  if (choice?.why !== undefined) return words['die.no']({ die, why: dieWhy(choice.why) });
  const [offer] = choice?.offers ?? [];
  if (choice === undefined || offer === undefined) return die;
  return words['die.label']({ die, price: offer.bill.section - offer.bill.dieCut, spaces: choice.offers.length });
};

/** The whole Forum in a sentence. */
export const forumText = (forum: readonly DieView[]): string => `${diceTableWords()['forum.label']}: ${describeForum(diceWords(), forum)}`;

export const specialText = (play: Play, { die, seats }: SpecialState): string => {
  const words = diceTableWords();
  const name = capital(diceWords()[`die.${die}`]);
  const names = seats.map(play.nameOf);
  if (seats.length === 0) return words['special.none']({ die: name });
  if (!play.table.seated) return words['special.who']({ die: name, names });
  return seats.includes(play.table.me) ? words['special.mine']({ die: name }) : words['special.others']({ die: name, names });
};

// ---------------------------------------------------------------- choices

/** What follows from a space, in a few words. */
const followsText = (play: Play, { follows }: Offer): string => {
  const city = myCity(play);
  const tags = city === undefined ? [] : followTags(diceWords(), follows, city);
  return tags.map(({ text }) => text).join(', ');
};

/** The same where the points stand beside it in their laurel: defence is told, since it explains them. */
export const followsBeside = (play: Play, { follows }: Offer): string => {
  const city = myCity(play);
  const tags = city === undefined ? [] : followTags(diceWords(), follows, city);
  const told = tags.filter(({ kind }) => kind !== 'points' && (kind !== 'attack' || (follows.attack?.defence ?? 0) > 0));
  return told.map(({ text }) => text).join(', ');
};

/** Victory points that a space is sure to give: recorded by an attack, or printed. */
export const pointsOf = (play: Play, { follows, space }: Offer): number => {
  const city = myCity(play);
  return follows.attack?.points ?? (city === undefined ? 0 : spaceDef(city, space).points);
};

/** A space as its button is called: what it is, what it costs in all, what follows. */
export const offerLabel = (play: Play, offer: Offer): string =>
  diceTableWords()['way.label']({
    space: fullName(play, offer.space),
    price: offer.bill.total,
    by: offer.die === undefined ? '' : diceWords()[`die.${offer.die}`],
    follows: followsText(play, offer),
  });

export const wonderLabel = (play: Play, { stage, offer, why }: WonderChoice): string => {
  const words = diceTableWords();
  if (stage === undefined) return words['act.wonder.done'];
  const place = nameOfPlace(diceWords(), stage, myCity(play));
  if (offer === undefined) return words['act.wonder.no']({ stage: place, why: why === undefined ? '' : refusalText(why) });
  return words['act.wonder']({ stage: place, price: offer.bill.total, follows: followsText(play, offer) });
};

interface BillLine {
  readonly text: string;
  /** What takes something off. */
  readonly note: string | undefined;
  /** Coins to pay; negative: gained. */
  readonly n: number;
}

/** What makes the die cheaper for me: an effect that gives it free, or structures whose crossed spaces say so. */
const cutBy = ({ table }: Play, die: DieId): string => {
  if (table.view.decision === 'free-die') return diceTableWords()['bill.free'];
  return engine.cheapenedBy(table.state, table.me, die).map(structureName).join(', ');
};

export const billLines = (play: Play, { bill, die }: Offer): readonly BillLine[] => {
  const words = diceTableWords();
  const note = die !== undefined && bill.dieCut > 0 ? cutBy(play, die) : undefined;
  return [
    ...(die === undefined
      ? []
      : [{ text: words['bill.die']({ cost: bill.section, cut: bill.dieCut }), note, n: bill.section - bill.dieCut }]),
    { text: words['bill.space'](bill), note: undefined, n: bill.cost - bill.resources },
    ...(bill.chosenCoins > 0 ? [{ text: words['bill.chosen'], note: undefined, n: -bill.chosenCoins }] : []),
  ];
};

const less = (n: number, cut: number): string => (cut > 0 ? `${n}−${cut}` : String(n));

export const billShort = (bill: Bill, withDie: boolean): string =>
  diceTableWords()['bill.short']({
    die: withDie ? less(bill.section, bill.dieCut) : '',
    space: less(bill.cost, bill.resources),
    total: bill.total,
  });

export const pendingTitle = (pending: Pending): string => describePending(diceWords(), pending);
export const pendingText = ({ kind }: Pending): string =>
  kind === 'action' ? diceTableWords()['ask.action.help'] : diceTableWords()[`ask.${kind}.help`];

/** What is asked of me, to those who do not see the table. */
export const askedText = ({ table }: Play): string => {
  const [next] = seatAt(table, table.me).pending;
  const { decision } = table.view;
  return next === undefined || decision === 'action' ? diceWords()[`decision.${decision}`] : describePending(diceWords(), next);
};

/** What I have chosen, in my list of this turn. */
export const moveText = (play: Play, move: DiceMove): string => describeMove(diceWords(), move, myCity(play));

// ---------------------------------------------------------------- what happened

export const eventText = (play: Play, event: DiceEvent): string => describeEvent(diceWords(), event, seatsOf(play));
export const deedText = (play: Play, event: DiceEvent): string => deedInShort(diceWords(), event, seatsOf(play)) ?? '';
