// Before the start of a table of this device: who sits where, and how the device is used.
import './setup.css';
import { useState } from 'preact/hooks';
import type { SeatInfo, TableInfo } from '@maravilha/protocol';
import { Button, IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/scene.tsx';
import { theme } from '../../base/settings.ts';
import { toast } from '../../base/toasts.ts';
import { Switch } from '../../base/ui/choice.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { knownNames, ME, noteName, noteNameHere, personOf, sameName } from '../../local/people.ts';
import type { LiveTable } from '../../net/live-table.ts';
import type { PictureId } from '../../symbols/art.ts';
import { NameField } from '../sheets/name-field.tsx';
import { chooseFlat, chooseHolds, flat, holds } from './device.ts';
import { askAs } from './sitting.ts';
import { togetherWords } from './words.ts';

interface SeatProps {
  readonly table: LiveTable;
  readonly seat: SeatInfo;
}

const othersAt = (info: TableInfo, seat: number): readonly string[] =>
  info.seats.flatMap((one) => (one.seat === seat || one.name === undefined ? [] : [one.name]));

/** What is wrong with a name for this seat. */
const faultIn = (name: string, info: TableInfo, seat: number): string | undefined => {
  const words = togetherWords();
  if (!/\p{L}/u.test(name)) return words['setup.name.empty'];
  const isTaken = othersAt(info, seat).some((other) => sameName(other) === sameName(name));
  return isTaken ? words['setup.name.taken']({ name }) : undefined;
};

/** Whoever sat here stands up first: another name is another person, unless it is whose browser this is. */
const seatPerson = async ({ table, seat }: SeatProps, name: string): Promise<boolean> => {
  const { code } = table;
  if (seat.who === ME) {
    const answer = await askAs(ME, { t: 'rename', name });
    if (answer.ok) noteNameHere(name);
    return answer.ok;
  }
  if (seat.who !== undefined) await askAs(seat.who, { t: 'stand', code });
  const answer = await askAs(personOf(name), { t: 'sit', code, seat: seat.seat }, name);
  if (answer.ok) noteName(name);
  return answer.ok;
};

function PersonSheet({ table, seat, onClose }: SeatProps & { readonly onClose: () => void }) {
  const words = togetherWords();
  const info = table.info.value;
  const [name, setName] = useState(seat.name ?? '');
  const [error, setError] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const take = async (wanted: string): Promise<void> => {
    const fault = wanted === seat.name ? undefined : faultIn(wanted, info, seat.seat);
    setError(fault);
    if (fault !== undefined) return;
    setBusy(true);
    const isDone = wanted === seat.name || (await seatPerson({ table, seat }, wanted));
    setBusy(false);
    if (isDone) onClose();
  };
  const here = new Set(info.seats.map((one) => sameName(one.name ?? '')));
  const known = knownNames().filter((one) => !here.has(sameName(one)));
  return (
    <Sheet title={words['setup.who']} onClose={onClose}>
      <form
        class="sheet-form column"
        onSubmit={(event) => {
          event.preventDefault();
          void take(name.trim());
        }}
      >
        <NameField label={words['setup.name']} value={name} note={words['setup.name.note']} error={error} onInput={setName} />
        {known.length > 0 && (
          <div class="known-people" role="group" aria-label={words['setup.known']}>
            <b>{words['setup.known']}</b>
            {known.map((one) => (
              <Button key={one} icon="person" disabled={busy} onClick={() => void take(one)}>
                {one}
              </Button>
            ))}
          </div>
        )}
        <Button type="submit" kind="primary" class="wide" disabled={busy}>
          {words[seat.kind === 'open' ? 'setup.sit' : 'setup.save']}
        </Button>
      </form>
    </Sheet>
  );
}

/** Puts a person on an open seat, or changes the name of the one who sits there. */
export function PersonButton({ table, seat }: SeatProps) {
  const words = togetherWords();
  const [open, setOpen] = useState(false);
  const show = (): void => setOpen(true);
  return (
    <>
      {seat.kind === 'open' ? (
        <Button icon="person" aria-label={words['setup.add']({ n: seat.seat + 1 })} onClick={show}>
          {words['setup.person']}
        </Button>
      ) : (
        <IconButton icon="edit" label={words['setup.rename']({ name: seat.name ?? '' })} onClick={show} />
      )}
      {open && <PersonSheet table={table} seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Each order of the seats is equally likely. */
const drawSeats = async (table: LiveTable): Promise<void> => {
  for (let last = table.info.peek().seats.length - 1; last > 0; last--) {
    const drawn = Math.floor(Math.random() * (last + 1));
    if (drawn !== last) await table.ask({ t: 'swap', a: drawn, b: last });
  }
  toast(() => togetherWords()['setup.drawn']);
};

export interface DeviceBoxProps {
  readonly table: LiveTable;
  readonly secret: boolean;
  readonly picture: PictureId | undefined;
}

interface RowProps {
  readonly label: string;
  readonly note: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Row = ({ label, note, on, onChange }: RowProps) => (
  <div class="option">
    <div>
      <b>{label}</b>
      <p>{note}</p>
    </div>
    <Switch label={label} on={on} onChange={onChange} />
  </div>
);

/** In the place of the invitation: everybody is here. */
export function DeviceBox({ table, secret, picture }: DeviceBoxProps) {
  const words = togetherWords();
  const [busy, setBusy] = useState(false);
  const draw = async (): Promise<void> => {
    setBusy(true);
    await drawSeats(table);
    setBusy(false);
  };
  return (
    <section class="invite device-box column" aria-labelledby="device-box">
      <h2 id="device-box">{words['setup.device']}</h2>
      <p class="way row">
        <Icon id={secret ? 'hand' : 'eye'} class="" />
        <span>
          <b>{words[secret ? 'device.hand' : 'device.open']}</b>
          <small>{words[secret ? 'device.hand.note' : 'device.open.note']}</small>
        </span>
      </p>
      {secret && <Row label={words['device.hold']} note={words['device.hold.note']} on={holds.value} onChange={chooseHolds} />}
      {!secret && table.info.value.seats.length === 2 && (
        <Row label={words['device.flat']} note={words['device.flat.note']} on={flat.value} onChange={chooseFlat} />
      )}
      <Button icon="swap" disabled={busy} onClick={() => void draw()}>
        {words['setup.draw']}
      </Button>
      {picture !== undefined && <Picture picture={picture} time={theme.value} class="art" />}
    </section>
  );
}
