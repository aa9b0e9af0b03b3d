// The wonder that somebody has before them, beside their name.
import './seat-wonder.css';
import { useState } from 'preact/hooks';
import type { PadSheet, PadWonder, ScorePad } from '../../base/score-pad.ts';
import { scoreWords } from '../../base/score-words.ts';
import { theme } from '../../base/settings.ts';
import { Sheet } from '../../base/ui/sheet.tsx';
import { Icon } from '../../components/icon.tsx';
import { withWonder } from './model.ts';
import { nameOf } from './names.ts';

export interface WonderProps {
  readonly pad: ScorePad;
  readonly sheet: PadSheet;
  readonly seat: number;
  readonly onChange: (sheet: PadSheet) => void;
}

const wonderOf = (pad: ScorePad, { wonders = [] }: PadSheet, seat: number): PadWonder | undefined =>
  pad.wonders?.().find(({ id }) => id === wonders[seat]);

const Picture = ({ wonder }: { readonly wonder: PadWonder }) => (
  <img src={wonder.pictureUrl(theme.value)} alt="" width="360" height="200" draggable={false} />
);

export function SeatWonder({ pad, sheet, seat, onChange }: WonderProps) {
  const [open, setOpen] = useState(false);
  const words = scoreWords();
  const wonders = pad.wonders?.();
  if (wonders === undefined) return null;
  const chosen = wonderOf(pad, sheet, seat);
  const choose = (wonder: string): void => {
    setOpen(false);
    onChange(withWonder(sheet, seat, wonder));
  };
  return (
    <>
      <button
        type="button"
        class="seat-wonder centred"
        title={chosen?.name ?? words.wonder}
        aria-label={words['wonder.of']({ name: nameOf(sheet, seat), wonder: chosen?.name })}
        onClick={() => setOpen(true)}
      >
        {chosen === undefined ? <Icon id="stage" class="" /> : <Picture wonder={chosen} />}
      </button>
      {open && (
        <Sheet title={words.wonder} onClose={() => setOpen(false)}>
          <ul class="wonder-choice">
            {wonders.map((wonder) => (
              <li key={wonder.id}>
                <button type="button" aria-pressed={wonder === chosen} onClick={() => choose(wonder.id)}>
                  <Picture wonder={wonder} />
                  {wonder.name}
                </button>
              </li>
            ))}
            <li>
              <button
                type="button"
                aria-label={words['wonder.of']({ name: nameOf(sheet, seat), wonder: undefined })}
                aria-pressed={chosen === undefined}
                onClick={() => choose('')}
              >
                –
              </button>
            </li>
          </ul>
        </Sheet>
      )}
    </>
  );
}
