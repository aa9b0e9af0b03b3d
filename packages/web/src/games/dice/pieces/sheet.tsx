// The sheet of a city: a town plan, drawn from the rows of its board. All sizes are in em of `--f`, so that one drawing serves desk and phone.
import './colours.css';
import './sheet.css';
import './sheet-parts.css';
import './extras.css';
import './sheet-wide.css';
import type { StructureId } from '@maravilha/dice';
import type { VNode } from 'preact';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { Bonuses, Reserve, WonderPart } from './extras.tsx';
import { Agora, Lanes, Row, WallPart } from './structures.tsx';
import type { SheetProps } from './types.ts';

/** What the sheet hands on to its outer element. */
const outerOf = (props: SheetProps): Outer => ({
  role: props.role ?? (props['aria-label'] === undefined ? undefined : 'group'),
  'aria-label': props['aria-label'],
  style: props.style,
});

/** Each structure as it stands on the sheet; a wall in large lies down. */
const DRAWN: Readonly<Record<StructureId, (sheet: SheetProps) => VNode>> = {
  wonder: (sheet) => <WonderPart sheet={sheet} />,
  barracksWest: (sheet) => <Lanes sheet={sheet} structure="barracksWest" class="bar" room={[3, 5]} />,
  barracksEast: (sheet) => <Lanes sheet={sheet} structure="barracksEast" class="bar" room={[3, 5]} />,
  university: (sheet) => <Lanes sheet={sheet} structure="university" class="university" room={[3, 3]} />,
  agora: (sheet) => <Agora sheet={sheet} />,
  market: (sheet) => <Lanes sheet={sheet} structure="market" class="market" room={[3, 2]} down />,
  leadersGallery: (sheet) => <Row sheet={sheet} structure="leadersGallery" class="leaders-gallery" room={6} />,
  guildCourt: (sheet) => <Row sheet={sheet} structure="guildCourt" class="guild-court" room={3} />,
  warehouse: (sheet) => <Row sheet={sheet} structure="warehouse" class="warehouse" room={6} />,
};

/** A map of the city where each structure opens in large. */
export function Sheet(props: SheetProps) {
  const phone = props.form === 'phone';
  const bonuses = <Bonuses sheet={props} />;
  return (
    <Block
      {...outerOf(props)}
      base={`dice-sheet ${props.form}`}
      class={props.class}
      data-city={props.city}
      data-map={props.onStructure !== undefined || undefined}
    >
      {props.left}
      <div class="paper">
        <WallPart sheet={props} structure="barracksWest" />
        {DRAWN.wonder(props)}
        <div class="inner">
          {DRAWN.university(props)}
          {DRAWN.agora(props)}
        </div>
        <div class="lower">
          {DRAWN.market(props)}
          {DRAWN.leadersGallery(props)}
          <div class="court">
            {DRAWN.guildCourt(props)}
            {!phone && bonuses}
          </div>
        </div>
        <WallPart sheet={props} structure="barracksEast" />
        <div class="outside">
          {DRAWN.warehouse(props)}
          <Reserve sheet={props} />
          {phone && bonuses}
        </div>
      </div>
      {props.right}
    </Block>
  );
}

/** The width of a structure in em, where it stands alone. */
const WIDE: Readonly<Record<StructureId, number>> = {
  wonder: 48.5,
  barracksWest: 46,
  barracksEast: 46,
  university: 25,
  agora: 22.6,
  market: 18.6,
  leadersGallery: 30,
  guildCourt: 17.5,
  warehouse: 35,
};

/** One structure in large: it fills the width it is given. */
export function SheetPart(props: SheetProps & { readonly structure: StructureId }) {
  const { structure } = props;
  const sheet: SheetProps = { ...props, form: 'desk', onStructure: undefined };
  return (
    <Block {...outerOf(props)} base="sheet-part" class={props.class} data-city={props.city}>
      <div class="dice-sheet part" style={{ '--wide': WIDE[structure] }}>
        {DRAWN[structure](sheet)}
      </div>
    </Block>
  );
}
