// The wall of a neighbour, under the edge of my sheet: what it recorded against me, and what it takes off my attacks.
import './colours.css';
import './wall.css';
import type { CityId, SpaceId, StructureDef, StructureId } from '@maravilha/dice';
import { lanesOf } from './arrange.ts';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { rowsOf } from './rows.ts';
import { saidOf } from './said.ts';
import { Space } from './space.tsx';
import { fitOf } from './structures.tsx';

interface WallProps extends Outer {
  readonly city: CityId;
  /** On which side of my sheet it stands: on my left is the neighbour's East wall. */
  readonly side: 'left' | 'right';
  readonly crossed: readonly SpaceId[];
  readonly attacks: Readonly<Partial<Record<SpaceId, number>>>;
  /** What it takes off my attacks in this turn. */
  readonly defence: number;
  /** Which wall it is, in a word, and what the number at its foot means. */
  readonly wallName: string;
  readonly cutName: string;
  readonly board?: ((structure: StructureId) => StructureDef) | undefined;
}

/** Spaces that have room before the type gets smaller. */
const ROOM = 7;

/** 5.7 em wide, in em of `--f` like the sheet. `children` stand at the top: the sign of the player, whose name has no room. */
export function Wall(props: WallProps) {
  const { city, side, crossed, attacks, defence, wallName, cutName, board, children, ...rest } = props;
  const structure: StructureId = side === 'left' ? 'barracksEast' : 'barracksWest';
  const lanes = lanesOf(rowsOf({ city, board })(structure));
  const count = lanes.reduce((sum, lane) => sum + lane.spaces.length, 0);
  return (
    <Block
      {...saidOf(rest)}
      {...rest}
      base={`neighbour-wall column colour-red ${side}`}
      style={{ '--fit': fitOf(ROOM, count), ...rest.style }}
    >
      {children}
      <small>{wallName}</small>
      {lanes.map((lane, i) => (
        <span key={i} class="run">
          {lane.spaces.map((space) => (
            <Space key={space} sheet={{ city, board, crossed, attacks }} structure={structure} name={space} />
          ))}
        </span>
      ))}
      <span class="cut">
        <span>{cutName}</span>
        <b>{defence === 0 ? 0 : `−${defence}`}</b>
      </span>
    </Block>
  );
}
