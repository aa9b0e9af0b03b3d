// The small signs of Architects. All of them are silent for screen readers: whoever places them says what they mean.
import './signs.css';
import { type Stage, STAGE_COSTS, type WonderId } from '@maravilha/architects';
import { Icon } from '../../../components/icon.tsx';
import { effectSign } from './faces.ts';

/** Half the width of a cost sign, and the way from one to the next. */
const HALF = 4.1;
const STEP = 11;

const SQUARE = 'M-3.6-3.6h7.2v7.2h-7.2Z';
/** Different resources are different shapes, identical ones the same square: they carry no colour. */
const SHAPES = ['M-4.1 0a4.1 4.1 0 1 0 8.2 0a4.1 4.1 0 1 0-8.2 0Z', SQUARE, 'M0-4.5L4.5 3.7H-4.5Z', 'M0-5L5 0L0 5L-5 0Z'] as const;

const costOf = (stage: Stage) => STAGE_COSTS[stage - 1] ?? STAGE_COSTS[0];

/** Width of the cost signs of a stage, in units of which a sign is 11 wide. */
export const costWidth = (stage: Stage): number => costOf(stage).count * STEP;

/** The cost signs as SVG, their centre line at y 0, from x on. */
export function CostShapes(props: { readonly stage: Stage; readonly x: number }) {
  const { count, match } = costOf(props.stage);
  return (
    <g data-symbol={match}>
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d={match === 'identical' ? SQUARE : (SHAPES[i] ?? SQUARE)}
          transform={`translate(${props.x + STEP / 2 + i * STEP} 0)`}
        />
      ))}
    </g>
  );
}

/** What a stage costs: ● ■ ▲ ◆ for different resources, ■ ■ for identical ones. One em high. */
export function CostSigns(props: { readonly stage: Stage; readonly class?: string | undefined }) {
  const width = costWidth(props.stage);
  return (
    <svg
      class={props.class ? `cost-signs ${props.class}` : 'cost-signs'}
      viewBox={`0 ${-HALF - 1.9} ${width} 12`}
      style={{ width: `${width / 12}em` }}
      aria-hidden="true"
      focusable="false"
    >
      <CostShapes stage={props.stage} x={0} />
    </svg>
  );
}

/** What a wonder's stages with an effect do; nothing for Giza. */
export function EffectSign({ wonder }: { readonly wonder: WonderId }) {
  const id = effectSign(wonder);
  return id === undefined ? null : <Icon id={id} />;
}
