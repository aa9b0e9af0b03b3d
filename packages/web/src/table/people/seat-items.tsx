// What somebody can do about the own seat, in the menu of a table. Fetched with the words `aside`.
import { useState } from 'preact/hooks';
import type { TableInfo } from '@maravilha/protocol';
import { asideWords } from '../../base/i18n.ts';
import { Button } from '../../components/controls.tsx';
import { line, link } from '../../net/server.ts';
import type { TablePlay } from '../play.ts';
import { seatInfo } from '../presence.ts';

/** What giving up means here: it ends the match of two, and of one alone. */
const meaningOf = (play: TablePlay, { seats, you }: TableInfo): string => {
  const words = asideWords();
  const other = seats.find(({ seat, kind }) => seat !== you && kind === 'person');
  if (other === undefined) return words['resign.alone'];
  return seats.length === 2 ? words['resign.won']({ name: play.nameOf(other.seat) }) : words['resign.bot'];
};

/** Asked once more, with what it means. */
function GiveUp({ play, close }: { readonly play: TablePlay; close(): void }) {
  const words = asideWords();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button icon="flag" onClick={() => setAsked(true)}>
        {words['resign.item']}
      </Button>
    );
  }
  const resign = (): void => {
    void play.session.ask({ t: 'resign' });
    close();
  };
  return (
    <section class="resign column" aria-label={words['resign.title']} data-question="resign">
      <h3>{words['resign.title']}</h3>
      <p>{meaningOf(play, play.session.info.value)}</p>
      <Button kind="primary" onClick={() => setAsked(false)}>
        {words['resign.no']}
      </Button>
      <Button icon="flag" onClick={resign}>
        {words['resign.yes']}
      </Button>
    </section>
  );
}

/**
 * Gives the own seat to a bot or to whoever asks for it, takes it back, gives up. Nobody else comes to a table of this device, and the seat of a
 * lesson is nobody's.
 */
export function SeatItems({ play }: { readonly play: TablePlay }) {
  const { session } = play;
  const words = asideWords();
  const info = session.info.value;
  const mine = info.you === undefined ? undefined : seatInfo(info, info.you);
  if (info.status !== 'playing' || mine?.who === undefined) return null;
  const close = (): void => {
    play.ui.panel.value = undefined;
  };
  const change = (act: () => void) => () => {
    act();
    close();
  };
  return (
    <>
      {mine.bot === undefined ? (
        <>
          <Button icon="bot" title={words['menu.stand.help']} onClick={change(() => void session.ask({ t: 'stand' }))}>
            {words['menu.stand']}
          </Button>
          {info.settings.spectators && line.value === link && (
            <Button icon="person" title={words['menu.offer.help']} onClick={change(() => void session.ask({ t: 'stand', offer: true }))}>
              {words['menu.offer']}
            </Button>
          )}
        </>
      ) : (
        <Button icon="person" onClick={change(() => session.sit(mine.seat))}>
          {asideWords()['menu.sit']}
        </Button>
      )}
      <GiveUp play={play} close={close} />
    </>
  );
}
