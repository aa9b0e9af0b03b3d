// The two halves of every answer: one of several is chosen, then it is given.
import type { ArchitectsMove } from '@maravilha/architects';
import type { ComponentChildren } from 'preact';
import { Icon, type SymbolId } from '../../../components/index.ts';
import { ConfirmButton } from '../../../table/confirm-button.tsx';
import type { Play } from '../play.ts';

interface ChoiceProps {
  readonly id: string | number;
  readonly chosen: boolean;
  readonly label?: string;
  /** What it looks like: a plate, an option. */
  readonly kind: string;
  /** A mark before it shows which one is chosen. */
  readonly marked?: boolean;
  readonly pick: () => void;
  readonly children: ComponentChildren;
}

export function Choice({ id, chosen, label, kind, marked = false, pick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      class={`${kind}${chosen ? ' active' : ''}`}
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      data-choice={id}
      onClick={pick}
    >
      {marked && <span class="radio">{chosen && <Icon id="check" />}</span>}
      {children}
    </button>
  );
}

interface ConfirmProps {
  readonly play: Play;
  readonly kind: ArchitectsMove['kind'];
  readonly icon?: SymbolId;
  readonly label?: string;
  /** Nothing until something is chosen. */
  readonly move: ArchitectsMove | undefined;
  readonly children: ComponentChildren;
}

export function Confirm({ play, kind, icon = 'check', label, move, children }: ConfirmProps) {
  return (
    <ConfirmButton
      play={play}
      does={kind}
      kind="primary"
      icon={icon}
      aria-label={label}
      disabled={move === undefined}
      onClick={() => move !== undefined && play.move(move)}
    >
      {children}
    </ConfirmButton>
  );
}
