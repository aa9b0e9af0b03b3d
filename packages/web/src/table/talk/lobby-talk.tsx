// The chat before a game begins.
import { useState } from 'preact/hooks';
import { Sheet } from '../../base/ui/sheet.tsx';
import type { TableSession } from '../../net/session.ts';
import { Talk } from './talk.tsx';
import { TalkButton } from './talk-button.tsx';
import { talkWords } from './words.ts';

export function LobbyTalk({ session }: { readonly session: TableSession }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TalkButton session={session} open={open} toggle={() => setOpen(!open)} />
      {open && (
        <Sheet title={talkWords().title} onClose={() => setOpen(false)}>
          <Talk session={session} />
        </Sheet>
      )}
    </>
  );
}
