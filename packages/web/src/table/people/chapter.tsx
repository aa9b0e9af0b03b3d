// What people did to the seats, as lines of the log. Fetched with the words `people`.
import { useEffect } from 'preact/hooks';
import type { Doing } from '../log/among.ts';
import { Line } from '../log/log-sheet.tsx';
import { ballotText, CHANGE_SIGN, changeText } from './say.ts';

interface PeopleLinesProps {
  readonly changes: readonly Doing[];
  /** The lines have come, which the rest of the log did not wait for. */
  onShown?(): void;
}

export function PeopleLines({ changes, onShown }: PeopleLinesProps) {
  useEffect(() => onShown?.(), [changes.length]);
  return (
    <>
      {changes.map((change, i) => (
        <Line
          key={i}
          {...('choice' in change
            ? { texts: [ballotText(change)], icon: 'hand' as const }
            : { texts: [changeText(change)], icon: CHANGE_SIGN[change.kind] })}
          deed
          mine={false}
        />
      ))}
    </>
  );
}
