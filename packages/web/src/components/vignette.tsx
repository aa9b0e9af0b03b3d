import { vignetteUrl } from '../symbols/art.ts';
import type { CardColour } from '../symbols/marks.ts';

export function Vignette(props: { readonly colour: CardColour }) {
  return (
    <span class="art" aria-hidden="true">
      <svg>
        <use href={vignetteUrl(props.colour)} width="100%" height="100%" />
      </svg>
    </span>
  );
}
