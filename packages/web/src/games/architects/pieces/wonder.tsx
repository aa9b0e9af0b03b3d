// A wonder as a building of five pieces. The drawing is a file of its own; here it is put together by what stands and what can be built.
import './wonder.css';
import { type Stage, STAGES, type WonderId, WONDERS } from '@maravilha/architects';
import { useRef } from 'preact/hooks';
import { monumentUrl, symbolUrl } from '../../../symbols/art.ts';
import { effectSign } from './faces.ts';
import { LAYERS } from '../../../../scenes/architects/layers.ts';
import { placeOf } from './places.ts';
import { CostShapes, costWidth } from './signs.tsx';

interface Fit {
  /** Of the plaques against the drawing, so that they read on the screen. */
  readonly scale: number;
  /** How far plaques may reach beyond the drawing on both sides. */
  readonly beyond: number;
  readonly apart: boolean;
}

/** By the height of the picture: `own` from 200 px on, `seat` about 150, `small` about 100, `tiny` about 75 and wide. */
const FIT = {
  own: { scale: 1.34, beyond: 0, apart: false },
  seat: { scale: 1.75, beyond: 0, apart: false },
  small: { scale: 2.05, beyond: 0, apart: true },
  tiny: { scale: 2.6, beyond: 60, apart: true },
} as const satisfies Record<string, Fit>;
type WonderSize = keyof typeof FIT;

type PieceState = 'plan' | 'open' | 'built';

const stateOf = (stage: Stage, built: readonly Stage[], available: readonly Stage[]): PieceState =>
  built.includes(stage) ? 'built' : available.includes(stage) ? 'open' : 'plan';

interface PlaqueProps {
  readonly wonder: WonderId;
  readonly stage: Stage;
  readonly state: PieceState;
  readonly fit: Fit;
  readonly fresh: boolean;
}

/** Of the drawing. */
const WIDTH = 240;
const LAUREL = 16.5;
const EFFECT = 13;
const GAP = 2.5;
const HEIGHT = 19;
/** The cost signs are drawn smaller than in a line of text. */
const COST_SCALE = 0.82;

/** Cost until it is built, then points, then the effect sign. */
function Plaque(props: PlaqueProps) {
  const { wonder, stage, state } = props;
  const { scale, beyond, apart } = props.fit;
  const { points, effect } = WONDERS[wonder].stages[stage - 1] ?? WONDERS[wonder].stages[0];
  const sign = effect ? effectSign(wonder) : undefined;
  const cost = state === 'built' ? 0 : costWidth(stage) * COST_SCALE;
  const parts = [cost, points > 0 ? LAUREL : 0, sign ? EFFECT : 0].filter((part) => part > 0);
  const inner = parts.reduce((sum, part) => sum + part, 0) + GAP * (parts.length - 1);
  const width = Math.max(inner + (parts.length > 1 ? 9 : 6), HEIGHT + 2);
  const laurelAt = -inner / 2 + (cost > 0 ? cost + GAP : 0);
  const [middle, y] = placeOf(wonder, stage, apart);
  const reach = (width * scale) / 2 + 3 - beyond;
  const x = Math.min(Math.max(middle, reach), WIDTH - reach);
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class={`plaque ${state}${props.fresh ? ' pops' : ''}`}>
        <rect class="bed" x={-width / 2} y={-HEIGHT / 2} width={width} height={HEIGHT} rx={HEIGHT / 2} />
        {cost > 0 && (
          <g transform={`translate(${-inner / 2} 0) scale(${COST_SCALE})`}>
            <CostShapes stage={stage} x={0} />
          </g>
        )}
        {points > 0 && (
          <>
            <use href={symbolUrl('points')} x={laurelAt} y={-LAUREL / 2} width={LAUREL} height={LAUREL} />
            <text x={laurelAt + LAUREL / 2} y="2.6">
              {points}
            </text>
          </>
        )}
        {sign && (
          <use class={`effects ${sign}`} href={symbolUrl(sign)} x={inner / 2 - EFFECT} y={-EFFECT / 2} width={EFFECT} height={EFFECT} />
        )}
      </g>
    </g>
  );
}

interface Shown {
  readonly wonder: WonderId;
  readonly built: readonly Stage[];
  readonly fresh: readonly Stage[];
}

/** Pieces built since the last drawing; they fill from the ground up. */
const useFresh = (wonder: WonderId, built: readonly Stage[]): readonly Stage[] => {
  const shown = useRef<Shown>({ wonder, built, fresh: [] });
  const last = shown.current;
  if (last.wonder !== wonder) shown.current = { wonder, built, fresh: [] };
  else if (last.built.length !== built.length)
    shown.current = { wonder, built, fresh: built.filter((stage) => !last.built.includes(stage)) };
  return shown.current.fresh;
};

interface ArchitectsWonderProps {
  readonly wonder: WonderId;
  readonly built: readonly Stage[];
  /** Stages whose lower ones stand: they have the strong line and the strong plaque. */
  readonly available: readonly Stage[];
  readonly size?: WonderSize | undefined;
  readonly plaques: 'all' | 'available' | 'none';
  /** A halo round the piece that is to be built. */
  readonly highlight?: Stage | undefined;
  /** Its name for screen readers. Without it the drawing is silent, and the place that holds it has the name. */
  readonly label?: string | undefined;
  /** Each piece gets `data-spot="<spot>:<stage>"`, for motion. */
  readonly spot?: string | undefined;
  readonly class?: string | undefined;
}

/** The drawing without its memory: `fresh` are the pieces that fill from the ground up. */
export function WonderDrawing(props: ArchitectsWonderProps & { readonly fresh: readonly Stage[] }) {
  const { wonder, built, available, plaques, highlight, label, spot, fresh } = props;
  const fit = FIT[props.size ?? 'own'];
  const states = STAGES.map((stage) => ({ stage, state: stateOf(stage, built, available) }));
  const waiting = states.filter(({ stage, state }) => state !== 'built' || fresh.includes(stage));
  const standing = LAYERS[wonder].flatMap((stage) => states.filter((piece) => piece.stage === stage && piece.state === 'built'));
  const named = label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      class={props.class ? `monument ${props.class}` : 'monument'}
      viewBox="0 0 240 260"
      preserveAspectRatio="xMidYMax meet"
      focusable="false"
      data-wonder={wonder}
      {...named}
    >
      <use href={monumentUrl(wonder, 'ground')} />
      {waiting.map(({ stage, state }) => (
        <use
          key={`${wonder} ${stage}`}
          class={state === 'built' ? 'leaves' : ''}
          href={monumentUrl(wonder, `${state === 'plan' ? 'plan' : 'open'}-${stage}`)}
          data-spot={spot && state !== 'built' ? `${spot}:${stage}` : undefined}
        />
      ))}
      {standing.map(({ stage }) => (
        <use
          key={`${wonder} ${stage} built`}
          class={fresh.includes(stage) ? 'grows' : ''}
          href={monumentUrl(wonder, `built-${stage}`)}
          data-spot={spot ? `${spot}:${stage}` : undefined}
        />
      ))}
      <use href={monumentUrl(wonder, 'front')} />
      {highlight !== undefined && <use class="halo" href={monumentUrl(wonder, `halo-${highlight}`)} />}
      {plaques !== 'none' &&
        states
          .filter(({ state }) => plaques === 'all' || state === 'open')
          .map(({ stage, state }) => (
            <Plaque key={stage} wonder={wonder} stage={stage} state={state} fit={fit} fresh={fresh.includes(stage)} />
          ))}
    </svg>
  );
}

/** Fills its box, whatever its shape: the building stands whole on the lower edge, land and sky go on around it. */
export function ArchitectsWonder(props: ArchitectsWonderProps) {
  return <WonderDrawing {...props} fresh={useFresh(props.wonder, props.built)} />;
}
