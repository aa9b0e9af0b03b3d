import { IconButton } from '../../components/index.ts';
import { tableWords } from '../../base/i18n.ts';
import type { Play } from './play.ts';

/** Puts away what lies open. */
export function Close({ play }: { readonly play: Play }) {
  return <IconButton icon="cross" label={tableWords().close} class="close" onClick={() => (play.ui.subject.value = undefined)} />;
}
