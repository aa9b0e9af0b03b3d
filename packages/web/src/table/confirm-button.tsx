import { Button, type ButtonProps } from '../components/controls.tsx';
import type { TablePlay } from './play.ts';

interface ConfirmButtonProps extends ButtonProps {
  readonly play: TablePlay;
  /** What it does, for keys and tests. */
  readonly does: string;
}

/** The button that ends a choice. While something is on its way to the server, none of them answers. */
export function ConfirmButton({ play, does, disabled = false, ...rest }: ConfirmButtonProps) {
  return <Button {...rest} data-confirm={does} disabled={disabled || play.session.sending.value} />;
}
