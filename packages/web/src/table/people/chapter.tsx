// What people did to the seats, as lines of the log. Fetched with the words `people`.
import type { SeatChange } from '@maravilha/protocol';
import { Line } from '../log/log-sheet.tsx';
import { CHANGE_SIGN, changeText } from './say.ts';

export function PeopleLines({ changes }: { readonly changes: readonly SeatChange[] }) {
  return (
    <>
      {changes.map((change, i) => (
        <Line key={i} texts={[changeText(change)]} icon={CHANGE_SIGN[change.kind]} deed mine={false} />
      ))}
    </>
  );
}
