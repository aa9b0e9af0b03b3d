// What people did to the seats, as a chapter of the log.
import type { SeatChange } from '@maravilha/protocol';
import { asideWords } from '../../base/i18n.ts';
import { Line } from '../log/log-sheet.tsx';
import { CHANGE_SIGN, changeText } from './say.ts';

export function PeopleChapter({ changes }: { readonly changes: readonly SeatChange[] }) {
  return (
    <section data-chapter="people">
      <h3>{asideWords()['log.people']}</h3>
      <ol>
        {changes.map((change, i) => (
          <Line key={i} texts={[changeText(change)]} icon={CHANGE_SIGN[change.kind]} deed mine={false} />
        ))}
      </ol>
    </section>
  );
}
