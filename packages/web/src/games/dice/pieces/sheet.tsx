// The sheet of a city: a town plan, drawn from the rows of its board. All sizes are in em of `--f`, so that one drawing serves desk and phone.
import './colours.css';
import './sheet.css';
import './sheet-parts.css';
import './extras.css';
import './sheet-phone.css';
import type { StructureId } from '@maravilha/dice';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { Bonuses, Reserve, WonderPart } from './extras.tsx';
import { Agora, Columns, Lanes, Row, WallPart } from './structures.tsx';
import type { SheetProps } from './types.ts';

/** What the sheet hands on to its outer element. */
const outerOf = (props: SheetProps): Outer => ({
  id: props.id,
  role: props.role ?? (props['aria-label'] === undefined ? undefined : 'group'),
  'aria-label': props['aria-label'],
  'aria-labelledby': props['aria-labelledby'],
  'aria-describedby': props['aria-describedby'],
  'data-spot': props['data-spot'],
  style: props.style,
});

export function Sheet(props: SheetProps) {
  const sheet = props;
  const phone = props.form === 'phone';
  return (
    <Block {...outerOf(props)} base={`dice-sheet ${props.form}`} class={props.class} data-city={props.city}>
      {props.left}
      <div class="paper">
        <WallPart sheet={sheet} structure="barracksWest" />
        <WonderPart sheet={sheet} />
        <div class="inner">
          <Lanes sheet={sheet} structure="university" class="university" room={[3, 3]} />
          <Agora sheet={sheet} />
        </div>
        <div class="lower">
          <Columns sheet={sheet} structure="market" class="market" room={[3, 2]} />
          <Row sheet={sheet} structure="leadersGallery" class="leaders-gallery" room={6} />
          <div class="court">
            <Row sheet={sheet} structure="guildCourt" class="guild-court" room={3} />
            {!phone && <Bonuses sheet={sheet} />}
          </div>
        </div>
        <WallPart sheet={sheet} structure="barracksEast" />
        <div class="outside">
          <Row sheet={sheet} structure="warehouse" class="warehouse" room={6} />
          <Reserve sheet={sheet} />
          {phone && <Bonuses sheet={sheet} />}
        </div>
        {props.children}
      </div>
      {props.right}
    </Block>
  );
}

function Part(props: { readonly sheet: SheetProps; readonly structure: StructureId }) {
  const { sheet, structure } = props;
  switch (structure) {
    case 'wonder':
      return <WonderPart sheet={sheet} />;
    case 'barracksWest':
    case 'barracksEast':
      return <Lanes sheet={sheet} structure={structure} class="bar" room={[5, 3]} />;
    case 'university':
      return <Lanes sheet={sheet} structure={structure} class="university" room={[3, 3]} />;
    case 'agora':
      return <Agora sheet={sheet} />;
    case 'market':
      return <Columns sheet={sheet} structure={structure} class="market" room={[3, 2]} />;
    case 'leadersGallery':
      return <Row sheet={sheet} structure={structure} class="leaders-gallery" room={6} />;
    case 'guildCourt':
      return <Row sheet={sheet} structure={structure} class="guild-court" room={3} />;
    case 'warehouse':
      return <Row sheet={sheet} structure={structure} class="warehouse" room={6} />;
  }
}

/** One structure in large: it fills the width it is given. */
export function SheetPart(props: SheetProps & { readonly structure: StructureId }) {
  const { structure } = props;
  const sheet: SheetProps = { ...props, form: 'desk', onStructure: undefined };
  return (
    <Block {...outerOf(props)} base="sheet-part" class={props.class} data-city={props.city}>
      <div class={`dice-sheet desk part of-${structure}`}>
        <Part sheet={sheet} structure={structure} />
      </div>
    </Block>
  );
}
