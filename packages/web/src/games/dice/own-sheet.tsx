// The sheet in the middle: mine, with what I can cross off now, and the walls of both neighbours under its edges.
import { structureOf } from '@maravilha/dice';
import { theme } from '../../base/settings.ts';
import { Sheet, type SheetProps, Wall } from './pieces/index.ts';
import { Avatar } from '../../components/index.ts';
import { diceTableWords } from './words.ts';
import { defenceAt, seatAt, type Side } from './model.ts';
import type { Offer } from './offers.ts';
import { avatarOf, pickSpace, type Play, type OfPlay } from './play.ts';
import { bonusLabel, offerLabel, sheetSummary, structureName, wonderLabel } from './say.ts';
import { sheetWords } from './sheet-words.ts';

const pricesOf = (offers: readonly Offer[]): SheetProps['reachable'] => new Map(offers.map(({ space, bill }) => [space, bill.total]));

const foreseenIn = (offers: readonly Offer[]): SheetProps['foreseen'] =>
  new Map(offers.flatMap(({ space, follows }) => (follows.attack === undefined ? [] : [[space, follows.attack.points] as const])));

/** What every drawing of a seat's sheet has in common; `undefined` before the seat has a city. */
export const sheetOf = (play: Play, seat: number): SheetProps | undefined => {
  const { city, crossed, fresh, attacks, coins, spent, bonuses, unlocked, agoraFirst } = seatAt(play.table, seat);
  if (city === undefined) return undefined;
  const { rules } = play.table.state;
  return {
    city,
    board: (structure) => structureOf(city, structure, rules),
    time: theme.value,
    form: play.phone ? 'phone' : 'desk',
    words: sheetWords(city),
    crossed,
    fresh,
    attacks,
    coins,
    spent,
    bonuses,
    points: play.score.seats[seat]?.total,
    unlocked,
    agoraFirst,
    agoraTaken: play.table.view.agoraTaken,
  };
};

/** What I can do on my own sheet now. */
export const choicesOn = (play: Play): Partial<SheetProps> => {
  const { table, asked, reach, chosen, ui } = play;
  if (!table.mine) return {};
  const { wonder } = asked;
  return {
    reachable: pricesOf(reach),
    foreseen: foreseenIn(reach),
    chosen: chosen?.space,
    wonderPrice: wonder?.offer?.bill.total,
    onSpace: (space) => pickSpace(play, space),
    spaceLabel: (space) => {
      const offer = reach.find((one) => one.space === space);
      if (offer !== undefined) return offerLabel(play, offer);
      return wonder === undefined ? '' : wonderLabel(play, wonder);
    },
    openBonuses: asked.bonuses,
    chosenBonus: ui.bonus.value,
    onBonus: (bonus) => (ui.bonus.value = bonus),
    bonusLabel,
  };
};

function NeighbourWall({ play, side }: OfPlay & { readonly side: Side }) {
  const words = diceTableWords();
  const { table } = play;
  const seat = table[side];
  const { city, crossed, attacks } = seatAt(table, seat);
  if (city === undefined) return null;
  const name = play.nameOf(seat);
  return (
    <Wall
      city={city}
      side={side}
      crossed={crossed}
      attacks={attacks}
      defence={defenceAt(table, side)}
      wallName={words[side === 'left' ? 'wall.east' : 'wall.west']}
      cutName={table.seated ? words['wall.cut'] : words['wall.cut.theirs']}
      aria-label={words['sheet.open']({ name })}
      title={words['sheet.open']({ name })}
      data-spot={`wall:${side}`}
      onClick={() => (play.ui.panel.value = { seat })}
    >
      <Avatar symbol={avatarOf(play, seat)} side="foe" />
    </Wall>
  );
}

/** Each structure opens in large, with its spaces in words. */
export function OwnSheet({ play }: OfPlay) {
  const { table, phone } = play;
  const sheet = sheetOf(play, table.me);
  if (sheet === undefined) return null;
  return (
    <>
      <p class="visually-hidden">{sheetSummary(play, table.me)}</p>
      <Sheet
        {...sheet}
        {...choicesOn(play)}
        spot="mine"
        aria-label={diceTableWords()['sheet.of']({ name: play.nameOf(table.me) })}
        left={!phone && <NeighbourWall play={play} side="left" />}
        right={!phone && <NeighbourWall play={play} side="right" />}
        facing={{ barracksWest: defenceAt(table, 'left'), barracksEast: defenceAt(table, 'right') }}
        onStructure={(structure) => (play.ui.panel.value = { structure })}
        structureLabel={(structure) => diceTableWords()['structure.open']({ structure: structureName(structure) })}
        onBonuses={() => (play.ui.panel.value = 'bonuses')}
        bonusesLabel={diceTableWords()['structure.open']({ structure: diceTableWords()['bonus.title'] })}
      />
    </>
  );
}
