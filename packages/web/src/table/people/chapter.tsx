// What people did to the seats, as lines of the log. Fetched with the words `people`.
import { useEffect } from 'preact/hooks';
import type { SeatChange } from '@maravilha/protocol';
import { Line } from '../log/log-sheet.tsx';
import { CHANGE_SIGN, changeText } from './say.ts';

interface PeopleLinesProps {
  readonly changes: readonly SeatChange[];
  /** The lines have come, which the rest of the log did not wait for. */
  onShown?(): void;
}

export function PeopleLines({ changes, onShown }: PeopleLinesProps) {
  useEffect(() => onShown?.(), [changes.length]);
  return (
    <>
      {changes.map((change, i) => (
        <Line key={i} texts={[changeText(change)]} icon={CHANGE_SIGN[change.kind]} deed mine={false} />
      ))}
    </>
  );
}
