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
import { saidOf } from './said.ts';

export interface ForumProps extends Outer {
  readonly dice: readonly DieView[];
  readonly chosen?: DieId | undefined;
  /** Dice that lead somewhere now; all of them without it. The others are muted, and still answer. */
  readonly reachable?: ReadonlySet<DieId> | undefined;
  /** Special dice that I have not unlocked. */
  readonly locked?: ReadonlySet<DieId> | undefined;
  readonly onPick?: ((die: DieId) => void) | undefined;
  /** The dice tumble into their places; how long it takes is said by `--speed`. */
  readonly rolling?: boolean | undefined;
  /** Name of a die for screen readers: symbol, section, price. */
  readonly dieLabel?: ((die: DieView) => string) | undefined;
  /** More attributes of a die, such as its key. */
  readonly attributes?: ((die: DieView) => Outer) | undefined;
}

type DiePart = Pick<ForumProps, 'chosen' | 'reachable' | 'locked' | 'onPick' | 'dieLabel' | 'attributes'> & {
  readonly thrown: DieView;
  readonly angle: number;
  readonly style?: Outer['style'];
};

function ForumDie(props: DiePart) {
  const { thrown, angle, style, chosen, reachable, locked, onPick, dieLabel, attributes } = props;
  const { die, face } = thrown;
  const label = dieLabel?.(thrown);
  const more = attributes?.(thrown) ?? {};
  return (
    <Die
      {...more}
      die={die}
      face={face}
      angle={angle}
      selected={chosen === die}
      locked={locked?.has(die)}
      faint={reachable !== undefined && !reachable.has(die)}
      data-spot={`die:${die}`}
      data-angle={angle}
      aria-label={label}
      title={label}
      aria-pressed={onPick === undefined ? undefined : chosen === die}
      onClick={onPick === undefined ? undefined : () => onPick(die)}
      style={{ ...style, ...more.style }}
    />
  );
}

/** Where the price of a section stands on the rim. */
const PRICE_AT = 0.164;
const PRICE_PLACES = [
  { left: PRICE_AT, top: PRICE_AT },
  { left: 1 - PRICE_AT, top: PRICE_AT },
  { left: 1 - PRICE_AT, top: 1 - PRICE_AT },
  { left: PRICE_AT, top: 1 - PRICE_AT },
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
  const { dice, chosen, reachable, locked, onPick, dieLabel, attributes, rolling, children, ...rest } = props;
  const lying = throwOf(dice, THICKNESS / SIDE);
  const named = onPick === undefined ? saidOf(rest) : {};
  return (
    <Block {...named} role={onPick === undefined ? named.role : 'group'} {...rest} base={rolling ? 'forum rolling' : 'forum'}>
      <BoxDrawing />
      {SECTION_COSTS.map((cost, section) => {
        const place = PRICE_PLACES[section];
        return (
          place && (
            <span key={section} class="price" style={{ left: percent(place.left), top: percent(place.top) }} aria-hidden="true">
              <PriceCoin n={cost} />
            </span>
          )
        );
      })}
      {lying.map(({ thrown, x, y, side, angle }, i) => (
        <ForumDie
          key={thrown.die}
          {...{ thrown, angle, chosen, reachable, locked, onPick, dieLabel, attributes }}
          style={{
            '--i': i,
            left: percent((x - side / 2) / BOX),
            top: percent((y - side / 2) / BOX),
            width: percent(side / BOX),
            height: percent(side / BOX),
          }}
        />
      ))}
      {children}
    </Block>
  );
}

/** Degrees that a die lies turned in the tray at most. */
const TRAY_TURN = 9;

/** The Forum on the phone: four compartments in a row, 62 px high. */
export function Tray(props: ForumProps) {
  const { dice, chosen, reachable, locked, onPick, dieLabel, attributes, rolling, children, ...rest } = props;
  const named = onPick === undefined ? saidOf(rest) : {};
  return (
    <Block {...named} role={onPick === undefined ? named.role : 'group'} {...rest} base={rolling ? 'tray rolling' : 'tray'}>
      {SECTION_COSTS.map((cost, section) => {
        const here = dice.filter((thrown) => thrown.section === section);
        return (
          <div key={section} class="part" style={{ '--n': here.length }}>
            <span class="price" aria-hidden="true">
              <PriceCoin n={cost} />
            </span>
            {here.map((thrown) => (
              <ForumDie
                key={thrown.die}
                {...{ thrown, chosen, reachable, locked, onPick, dieLabel, attributes }}
                style={{ '--i': dice.indexOf(thrown) }}
                angle={(chanceOf(`${thrown.die} ${thrown.face}`)() * 2 - 1) * TRAY_TURN}
              />
            ))}
          </div>
        );
      })}
      {children}
    </Block>
  );
}
