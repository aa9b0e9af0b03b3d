// Hands the result to the device's own sheet for sharing, where it has one.
import { IconButton } from '../../components/controls.tsx';
import { asideWords } from '../../base/i18n.ts';
import type { TablePlay } from '../play.ts';

interface ShareProps {
  readonly play: TablePlay;
  /** What was played, as people call it. */
  readonly game: string;
  /** From first to last. */
  readonly seats: readonly number[];
  totalOf(seat: number): number;
}

export function ShareResult({ play, game, seats, totalOf }: ShareProps) {
  if (typeof navigator.share !== 'function') return null;
  const words = asideWords();
  const share = (): void => {
    const result = seats.map((seat) => `${play.nameOf(seat)} ${totalOf(seat)}`).join(', ');
    // A table of this device is nobody else's to look at.
    const url = location.pathname.startsWith('/t/') ? location.href : location.origin;
    // Rejects when the person closes the sheet, which is an answer too.
    navigator.share({ title: game, text: words['end.share.text']({ game, result }), url }).catch(() => undefined);
  };
  return <IconButton icon="share" class="share" label={words['end.share']} onClick={share} />;
}
