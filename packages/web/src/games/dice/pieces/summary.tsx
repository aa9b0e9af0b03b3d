// Another sheet at a glance: its Wonder, its numbers, and a bar for each structure.
import './colours.css';
import './summary.css';
import type { ComponentChildren } from 'preact';
import { BONUSES_TO_END, type CityId, type SpaceId, type StructureDef, type StructureId, STRUCTURES } from '@maravilha/dice';
import { type SceneStage, sceneUrl, type TimeOfDay } from '../../../symbols/art.ts';
import { growth } from '../../../symbols/growth.ts';
import { Coin } from '../../../components/glyphs.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { standOf, structureMark } from './faces.ts';
import { progressOf, type Rows, rowsOf } from './rows.ts';
import { saidOf } from './said.ts';

type FiguresProps = Readonly<Record<'resources' | 'coins' | 'points' | 'bonuses', number>>;

interface SummaryProps extends Outer, FiguresProps {
  readonly city: CityId;
  readonly time: TimeOfDay;
  readonly name: string;
  readonly cityName: string;
  readonly crossed: readonly SpaceId[];
  /** Whether the seat is ready, and the word for it. */
  readonly ready?: boolean | undefined;
  readonly state?: string | undefined;
  readonly clock?: ComponentChildren;
  /** `tall`: with its picture. `short`: numbers and bars. */
  readonly size: 'tall' | 'short';
  readonly board?: ((structure: StructureId) => StructureDef) | undefined;
}

/** The Warehouse is a number of its own, the Wonder comes last. */
const BARS: readonly StructureId[] = [...STRUCTURES.filter((it) => it !== 'warehouse' && it !== 'wonder'), 'wonder'];

function Bars(props: { readonly rows: Rows; readonly crossed: readonly SpaceId[] }) {
  const { rows } = props;
  return (
    <span class="bar-list">
      {BARS.map((structure) => {
        const { done, of } = progressOf(rows, structure, props.crossed);
        return (
          <span key={structure} class={done === of ? 'bar whole' : 'bar'}>
            <i class={`colour-mark colour-${standOf(structure)}`}>
              <Icon id={structureMark(structure)} />
            </i>
            <span class="cells">
              {Array.from({ length: of }, (_, n) => (
                <s key={n} class={n < done ? 'active' : ''} data-done={n < done || undefined} />
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** What a sheet comes to: resources, coins, points so far, bonuses on the way to the end. */
export function Figures({ resources, coins, points, bonuses }: FiguresProps) {
  return (
    <>
      <span>
        <Icon id="mk-grey" />
        {resources}
      </span>
      <span>
        <Coin n={coins} />
      </span>
      <span>
        <Icon id="points" />
        {points}
      </span>
      <span>
        <Icon id="hourglass" />
        {bonuses}/{BONUSES_TO_END}
      </span>
    </>
  );
}

/** `children` stand before the name: the sign of the player. */
export function SheetSummary(props: SummaryProps) {
  const { city, time, name, cityName, crossed, resources, coins, points, bonuses, ready, state, clock, size, board, children, ...rest } =
    props;
  const rows = rowsOf({ city, board });
  const wonder = progressOf(rows, 'wonder', crossed);
  const stage: SceneStage = growth(wonder.done, wonder.of);
  return (
    <Block {...saidOf(rest)} {...rest} base={`sheet-summary ${size}`}>
      <span class="top">
        {size === 'tall' && <img src={sceneUrl(city, time, stage)} alt="" width="360" height="200" draggable={false} />}
        <span class="who row">
          {children}
          <span class="names" data-face>
            <b>{name}</b>
            <small>{cityName}</small>
          </span>
          {clock}
          {ready !== undefined && (
            <em class={ready ? 'ready' : ''} data-ready={ready}>
              <Icon id={ready ? 'check' : 'hourglass'} />
              {size === 'tall' && state}
            </em>
          )}
        </span>
      </span>
      <span class="figures" data-figures>
        <Figures resources={resources} coins={coins} points={points} bonuses={bonuses} />
      </span>
      <Bars rows={rows} crossed={crossed} />
    </Block>
  );
}
