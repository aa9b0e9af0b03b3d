// A die seen from above: a solid block with a lit rim and two side tones. Colour, the mark of the colour in the corner, and the symbol.
import './colours.css';
import './die.css';
import { DICE, DIE_IDS, type DieId, type FaceDef } from '@maravilha/dice';
import { symbolUrl } from '../../../symbols/art.ts';
import type { SymbolId } from '../../../symbols/drawings.ts';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { faceSign, type FaceSign, type Stand, standMark } from './faces.ts';
import { saidOf } from './said.ts';
import { rem } from '../../../table/window.ts';

/** Side and thickness of the block in units of its drawing, and the radius of its corners. */
export const SIDE = 44;
const HALF = SIDE / 2;
export const THICKNESS = 7.5;
const RADIUS = 9;
/** Steps of the drawn thickness: enough that the rounded corners have no notches. */
const LAYERS = [1, 0.8, 0.6, 0.4, 0.2] as const;

const round = (x: number): number => Number(x.toFixed(2));

function Sign(props: { readonly id: SymbolId; readonly x: number; readonly y: number; readonly size: number }) {
  return <use href={symbolUrl(props.id)} x={props.x} y={props.y} width={props.size} height={props.size} />;
}

/** A small square of a colour with its mark. */
function Patch(props: { readonly of: Stand; readonly x: number; readonly y: number; readonly size: number; readonly round?: boolean }) {
  const { x, y, size } = props;
  const mark = size * 0.62;
  return (
    <g class={`patch colour-${props.of}`}>
      <rect x={x} y={y} width={size} height={size} rx={props.round === true ? size / 2 : size * 0.2} />
      <Sign id={standMark(props.of)} x={x + (size - mark) / 2} y={y + (size - mark) / 2} size={mark} />
    </g>
  );
}

function Patches(props: { readonly of: readonly Stand[] }) {
  const { of } = props;
  if (of.length === 1) return <>{of[0] !== undefined && <Patch of={of[0]} x={-1} y={-2} size={19} />}</>;
  const columns = of.length > 4 ? 3 : 2;
  const size = 20 / columns;
  return (
    <>
      {of.map((stand, i) => (
        <Patch key={stand} of={stand} x={-2 + (i % columns) * (size + 1)} y={-2.5 + Math.floor(i / columns) * (size + 1)} size={size} />
      ))}
    </>
  );
}

function FaceDrawing(props: { readonly sign: FaceSign }) {
  const { sign } = props;
  switch (sign.kind) {
    case 'symbol':
      return <Sign id={sign.symbol} x={-12.5} y={-16} size={28} />;
    case 'coins':
      return (
        <g class="money" data-symbol="coin-face" transform="translate(1.5 -2)">
          <circle r="14" />
          <text y="6.4">{sign.count}</text>
        </g>
      );
    case 'spy':
      return (
        <>
          <Sign id="spy" x={-18.5} y={-18.5} size={sign.of.length > 1 ? 17 : 21} />
          <Patches of={sign.of} />
        </>
      );
    case 'leader':
      return sign.of === undefined ? (
        <Sign id="laureate" x={-13} y={-16} size={29} />
      ) : (
        <>
          <Sign id="mk-white" x={-15.5} y={-17.5} size={23} />
          <Patch of={sign.of} x={0} y={-1.5} size={19} round />
        </>
      );
    case 'guild':
      return (
        <>
          <path d="M-12.5-10.5V4.5L-19.5-3Z M12.5-10.5V4.5L19.5-3Z" />
          <Patch of={sign.of} x={-10} y={-13} size={20} />
        </>
      );
  }
}

/** Of several dice of a colour each bears the mark once more than the last: they have other faces. */
const marksOf = (die: DieId): number => {
  const alike = DIE_IDS.filter((id) => DICE[id].colour === DICE[die].colour);
  return alike.indexOf(die) + 1;
};

function CornerMarks(props: { readonly die: DieId }) {
  const id = standMark(DICE[props.die].colour);
  const count = marksOf(props.die);
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Sign key={i} id={id} x={-19.5 + i * 7} y={11} size={8.5} />
      ))}
    </>
  );
}

/** The side wall that the light meets: it comes from the left. */
const litWall = (angle: number): string => {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // For a turn to the right that is the lower edge, else the left one.
  const [nx, ny] = angle > 0 ? [-sin, cos] : [-cos, -sin];
  const reach = HALF - RADIUS * 0.6;
  const corner = (along: number, down: number): string => `${round(nx * HALF - ny * along)} ${round(ny * HALF + nx * along + down)}`;
  return `M${corner(-reach, 0)}L${corner(reach, 0)}L${corner(reach, THICKNESS)}L${corner(-reach, THICKNESS)}Z`;
};

const body = (turn: string, down: number, name: string) => (
  <rect
    key={down}
    class={name}
    x={-HALF}
    y={-HALF}
    width={SIDE}
    height={SIDE}
    rx={RADIUS}
    transform={`translate(0 ${round(down)}) ${turn}`}
  />
);

export interface DieProps extends Outer {
  readonly die: DieId;
  /** Counted from 0. */
  readonly face: number;
  /** Its side in pixels; else `--w` of the style sheet. */
  readonly size?: number | undefined;
  /** Gold ring and ink line. */
  readonly selected?: boolean | undefined;
  /** Not unlocked by me. */
  readonly locked?: boolean | undefined;
  /** It leads nowhere now: the picture is muted. */
  readonly faint?: boolean | undefined;
  /** Degrees; the block lies turned, its thickness stays below. */
  readonly angle?: number | undefined;
}

/** A button when it can be pressed. Its box is the upper side of the block; thickness, shadow and ring reach beyond. */
export function Die(props: DieProps) {
  const { die, face, size, selected, locked, faint, angle = 0, style, children, ...rest } = props;
  const { colour, faces } = DICE[die];
  const shown: FaceDef = faces[face] ?? faces[0];
  const turn = `rotate(${round(angle)})`;
  const state = `${selected ? ' selected' : ''}${locked ? ' locked' : ''}${faint ? ' faint' : ''}`;
  return (
    <Block
      data-die={die}
      {...saidOf(rest)}
      {...rest}
      base={`die colour-${colour}${state}`}
      style={size === undefined ? style : { '--w': rem(size), ...style }}
    >
      <svg viewBox={`${-HALF} ${-HALF} ${SIDE} ${SIDE}`} aria-hidden="true" focusable="false">
        <ellipse class="fall" cx="2.5" cy={THICKNESS + 4} rx="26.5" ry="24" />
        {selected && (
          <>
            {[0, THICKNESS].map((down) => body(turn, down, 'ink'))}
            {[0, THICKNESS].map((down) => body(turn, down, 'ring'))}
          </>
        )}
        {LAYERS.map((step) => body(turn, step * THICKNESS, 'wall'))}
        {angle !== 0 && <path class="lit" d={litWall(angle)} />}
        {body(turn, 0, 'rim')}
        <g transform={turn}>
          <rect class="rim2" x={-HALF + 1.2} y={-HALF + 1.4} width={SIDE - 1.4} height={SIDE - 1.6} rx={RADIUS - 0.6} />
          <rect class="face" x={-HALF + 2.4} y={-HALF + 2.4} width={SIDE - 4.8} height={SIDE - 4.8} rx={RADIUS - 2} />
          <g class="active">
            <FaceDrawing sign={faceSign(shown)} />
            <CornerMarks die={die} />
          </g>
        </g>
        {locked && (
          <g class="lock" transform="translate(15 -17)">
            <circle r="10" />
            <Sign id="lock" x={-6.5} y={-7} size={13} />
          </g>
        )}
      </svg>
      {children}
    </Block>
  );
}
