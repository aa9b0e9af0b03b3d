// The table in one column: the rival above, the own city below, the structure between them.
import { Dock, LastLine } from './dock.tsx';
import { fitPhone, phoneLines } from './fit.ts';
import { placesOf, rowsOf } from './model.ts';
import { Draft } from './on-demand.ts';
import { PhoneCity, PhoneRival } from './phone.tsx';
import type { Play } from './play.ts';
import { hasPrompt } from './prompt.ts';
import { Prompt } from './prompts.tsx';
import { Rail, TokenRow } from './rail.tsx';
import { Structure } from './structure.tsx';

export function PhoneTable({ play }: { readonly play: Play }) {
  const { view } = play.table;
  const prompt = hasPrompt(play) && play.ui.subject.value === undefined;
  const open = play.ui.subject.value !== undefined || prompt;
  const rows = rowsOf(placesOf(view));
  const fit = fitPhone(rows, play.window, open);
  const drafting = view.decision === 'draft';
  return (
    <>
      <PhoneRival play={play} />
      <main class={`middle${open ? ' open' : ''}`}>
        {drafting ? (
          <Draft play={play} />
        ) : (
          <>
            {!open && <TokenRow play={play} />}
            <Rail play={play} />
            <Structure play={play} fit={fit} />
            {!open && (
              <p class="last-line">
                <LastLine play={play} />
              </p>
            )}
          </>
        )}
      </main>
      <PhoneCity play={play} lines={drafting ? 0 : phoneLines(play.window, fit)} />
      {prompt ? <Prompt play={play} /> : <Dock play={play} form={fit.form} />}
    </>
  );
}
