// What a sheet is drawn from.
import type { BonusId, CityId, SpaceId, SpecialDie, StructureDef, StructureId } from '@maravilha/dice';
import type { ComponentChildren } from 'preact';
import type { TimeOfDay } from '../../../symbols/art.ts';
import type { Outer } from '../../../components/types.ts';

/** The few words that are printed on a sheet. */
export interface SheetWords {
  readonly city: string;
  /** The name of the Wonder, under that of the city. */
  readonly wonder?: string | undefined;
  /** Short names: `West` and `East` for the Barracks. */
  readonly structures: Readonly<Record<StructureId, string>>;
  readonly reserve: string;
  readonly bonus: string;
  /** Beside the points of who completes the Agora first. */
  readonly first: string;
}

/** `desk`: 69 em wide, 70 high. `phone`: 61.4 em wide, 65.4 high; 77.6 and 54.6 where it is given more width than height. An em is `--f`. */
type SheetForm = 'desk' | 'phone';

export interface SheetProps extends Outer {
  readonly city: CityId;
  readonly time: TimeOfDay;
  readonly form: SheetForm;
  readonly words: SheetWords;
  readonly crossed: readonly SpaceId[];
  /** Those of this turn: their ink is still wet. */
  readonly fresh?: readonly SpaceId[] | undefined;
  /** Crosses that are being made just now, stroke by stroke; the fresh ones if nothing is said. */
  readonly drawn?: readonly SpaceId[] | undefined;
  readonly attacks?: Readonly<Partial<Record<SpaceId, number>>> | undefined;
  readonly coins: number;
  readonly spent: number;
  readonly bonuses: readonly BonusId[];
  /** Victory points so far, on the plate of the Wonder. */
  readonly points?: number | undefined;
  readonly unlocked?: readonly SpecialDie[] | undefined;
  /** This city was the first to complete the Agora; somebody was. */
  readonly agoraFirst?: boolean | undefined;
  readonly agoraTaken?: boolean | undefined;
  /** Spaces that can be crossed off now, each with its whole price. */
  readonly reachable?: ReadonlyMap<SpaceId, number> | undefined;
  /** What an attack would record, before it is decided. */
  readonly foreseen?: ReadonlyMap<SpaceId, number> | undefined;
  readonly chosen?: SpaceId | undefined;
  /** The next stage can be built for so much: it needs no die, so its ring is dashed. */
  readonly wonderPrice?: number | undefined;
  readonly onSpace?: ((space: SpaceId) => void) | undefined;
  /** Name of a space that can be taken, for screen readers. */
  readonly spaceLabel?: ((space: SpaceId) => string) | undefined;
  /** Bonuses among which I choose now. */
  readonly openBonuses?: readonly BonusId[] | undefined;
  readonly chosenBonus?: BonusId | undefined;
  readonly onBonus?: ((bonus: BonusId) => void) | undefined;
  readonly bonusLabel?: ((bonus: BonusId) => string) | undefined;
  /** Opens a structure in large; the name of that act comes from `structureLabel`. */
  readonly onStructure?: ((structure: StructureId) => void) | undefined;
  readonly structureLabel?: ((structure: StructureId) => string) | undefined;
  /** Tells what the bonuses give; the name of that act. */
  readonly onBonuses?: (() => void) | undefined;
  readonly bonusesLabel?: string | undefined;
  /** Defence of the neighbour that each wall faces; on the phone it stands in the head of the wall. */
  readonly facing?: { readonly barracksWest: number; readonly barracksEast: number } | undefined;
  /** Places for motion: `data-spot="<spot>:<space>"`. */
  readonly spot?: string | undefined;
  /** Walls of the neighbours, under the edges of the paper. */
  readonly left?: ComponentChildren;
  readonly right?: ComponentChildren;
  /** Rows to draw instead of those that the city has under the newest rules. */
  readonly board?: ((structure: StructureId) => StructureDef) | undefined;
}
