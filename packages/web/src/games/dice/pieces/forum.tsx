// The Forum: a round box with four sections, the price of a die on the rim of each. The tray is its form on the phone.
import './colours.css';
import './forum.css';
import { type DieId, type DieView, SECTION_COSTS } from '@maravilha/dice';
import { Block } from '../../../components/outer.tsx';
import type { Outer } from '../../../components/types.ts';
import { chanceOf } from './chance.ts';
import { Die, SIDE, THICKNESS } from './die.tsx';
import { BAR, BOX, CENTRE, FLOOR, throwOf } from './lie.ts';
import { PriceCoin } from './price-coin.tsx';

export interface ForumProps extends Outer {
  readonly dice: readonly DieView[];
  readonly chosen?: DieId | undefined;
  /** Dice that lead somewhere now; all of them without it. The others are muted, and still answer. */
  readonly reachable?: ReadonlySet<DieId> | undefined;
  /** Special dice that I have not unlocked. */
  readonly locked?: ReadonlySet<DieId> | undefined;
  readonly onPick?: ((die: DieId) => void) | undefined;
  /** Name of a die for screen readers: symbol, section, price. */
  readonly dieLabel?: ((die: DieView) => string) | undefined;
  /** More attributes of a die, such as its key. */
  readonly attributes?: ((die: DieView) => Outer) | undefined;
}

/** A die where it lies. */
const dieOf = (forum: ForumProps, thrown: DieView, angle: number, style: Outer['style']) => {
  const { chosen, reachable, locked, onPick, dieLabel, attributes } = forum;
  const { die, face } = thrown;
  const label = dieLabel?.(thrown);
  return (
    <Die
      key={die}
      {...attributes?.(thrown)}
      die={die}
      face={face}
      angle={angle}
      selected={chosen === die}
      locked={locked?.has(die)}
      faint={reachable !== undefined && !reachable.has(die)}
      data-spot={`die:${die}`}
      data-angle={angle}
      data-faint={(reachable !== undefined && !reachable.has(die)) || undefined}
      aria-label={label}
      title={label}
      aria-pressed={onPick && chosen === die}
      onClick={onPick && (() => onPick(die))}
      style={style}
    />
  );
};

/** What Forum and tray have around them. */
const outerOf = ({ onPick, 'aria-label': label, 'data-spot': spot }: ForumProps): Outer => ({
  role: onPick ? 'group' : label === undefined ? undefined : 'img',
  'aria-label': label,
  'aria-hidden': !onPick && label === undefined,
  'data-spot': spot,
});

const Price = ({ n, style }: { readonly n: number; readonly style?: Outer['style'] }) => (
  <span class="price" data-price={n} style={style} aria-hidden="true">
    <PriceCoin n={n} />
  </span>
);

/** Where the price of a section stands on the rim. */
const [NEAR, FAR] = ['16.4%', '83.6%'] as const;
const PRICE_PLACES = [
  { left: NEAR, top: NEAR },
  { left: FAR, top: NEAR },
  { left: FAR, top: FAR },
  { left: NEAR, top: FAR },
] as const;

const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;

function BoxDrawing() {
  const far = FLOOR + 3;
  return (
    <svg class="box" viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" focusable="false">
      <ellipse class="shade" cx={CENTRE} cy={CENTRE + 9} rx="157" ry="150" />
      <circle class="rim" cx={CENTRE} cy={CENTRE} r="157" />
      <circle class="shine" cx={CENTRE} cy={CENTRE} r="150" />
      <circle class="felt" cx={CENTRE} cy={CENTRE} r={FLOOR} />
      <path
        class="fall"
        d={`M${CENTRE - FLOOR} ${CENTRE}A${FLOOR} ${FLOOR} 0 0 1 ${CENTRE + FLOOR} ${CENTRE}A${FLOOR} ${FLOOR - 9} 0 0 0 ${CENTRE - FLOOR} ${CENTRE}Z`}
      />
      <g class="rings">
        <circle cx={CENTRE} cy={CENTRE} r="112" />
        <circle cx={CENTRE} cy={CENTRE} r="82" />
        <circle cx={CENTRE} cy={CENTRE} r="52" />
      </g>
      <path
        class="shade"
        d={`M${CENTRE - BAR} ${CENTRE - far}h${2 * BAR + 4}v${2 * far}h${-2 * BAR - 4}ZM${CENTRE - far} ${CENTRE}h${2 * far}v${BAR + 6}h${-2 * far}Z`}
      />
      <path class="bar" d={`M${CENTRE - BAR} ${CENTRE - far}h${2 * BAR}v${2 * far}h${-2 * BAR}Z`} />
      <path class="bar lit" d={`M${CENTRE - far} ${CENTRE - BAR}h${2 * far}v${2 * BAR}h${-2 * far}Z`} />
      <path class="shade" d={`M${CENTRE - far} ${CENTRE + BAR - 3}h${2 * far}v3h${-2 * far}Z`} />
      <circle class="knob" cx={CENTRE} cy={CENTRE} r="14" />
      <circle class="shine" cx={CENTRE} cy={CENTRE - 1} r="8.5" />
    </svg>
  );
}

/** Fills the width it is given. */
export function Forum(props: ForumProps) {
  return (
    <Block {...outerOf(props)} base="forum">
      <BoxDrawing />
      {SECTION_COSTS.map((cost, section) => (
        <Price key={section} n={cost} style={PRICE_PLACES[section]} />
      ))}
      {throwOf(props.dice, THICKNESS / SIDE).map(({ thrown, x, y, side, angle }) =>
        dieOf(props, thrown, angle, {
          left: percent((x - side / 2) / BOX),
          top: percent((y - side / 2) / BOX),
          width: percent(side / BOX),
          height: percent(side / BOX),
        }),
      )}
    </Block>
  );
}

/** Degrees that a die lies turned in the tray at most. */
const TRAY_TURN = 9;

/** The Forum on the phone: four compartments in a row, 62 px high. */
export function Tray(props: ForumProps) {
  return (
    <Block {...outerOf(props)} base="tray">
      {SECTION_COSTS.map((cost, section) => {
        const here = props.dice.filter((thrown) => thrown.section === section);
        return (
          <div key={section} class="part" style={{ '--n': here.length }}>
            <Price n={cost} />
            {here.map((thrown) => dieOf(props, thrown, (chanceOf(`${thrown.die} ${thrown.face}`)() * 2 - 1) * TRAY_TURN, {}))}
          </div>
        );
      })}
    </Block>
  );
}
