import { ringPath, type Rect, veilPath } from './place.ts';

interface VeilProps {
  readonly window: Rect;
  readonly lights: readonly Rect[];
  /** What is in the light can be pressed. */
  readonly open: boolean;
}

/** Darkens all but what the coach speaks of. */
export function Veil({ window, lights, open }: VeilProps) {
  return (
    <svg class="veil" width={window.w} height={window.h} aria-hidden="true">
      {!open && <rect class="shut" width={window.w} height={window.h} />}
      <path class="dark" fill-rule="evenodd" d={veilPath(window, lights)} />
      {lights.map((light) => (
        <g key={ringPath(light)}>
          <path class="ring outer" d={ringPath(light)} />
          <path class="ring" d={ringPath(light)} />
        </g>
      ))}
    </svg>
  );
}
