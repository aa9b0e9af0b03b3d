import { symbolUrl } from '../symbols/art.ts';
import type { SymbolId } from '../symbols/drawings.ts';

/** A symbol in the colour of the text around it. It is silent for screen readers: the element that holds it has the name. */
export function Icon(props: { readonly id: SymbolId; readonly class?: string | undefined }) {
  return (
    <svg class={props.class ?? 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={symbolUrl(props.id)} />
    </svg>
  );
}
