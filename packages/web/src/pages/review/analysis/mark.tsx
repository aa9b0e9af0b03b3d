import type { Mark } from '@maravilha/bots/analysis';
import { analysisWords } from '../../../base/analysis-words.ts';
import { Icon } from '../../../components/icon.tsx';
import { markIcon } from './said.ts';

/** A mark as a seal: its drawing, and its word for those who do not see it. */
export function MarkSeal({ mark, class: more = '' }: { readonly mark: Mark; readonly class?: string }) {
  return (
    <span class={`seal centred mark-${mark} ${more}`} title={analysisWords()[mark]}>
      <Icon id={markIcon(mark)} class="" />
      <span class="visually-hidden">{analysisWords()[mark]}</span>
    </span>
  );
}
