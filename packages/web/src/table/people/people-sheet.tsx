// All that is to be decided about people, one after the other. Fetched with the words `people`.
import './heralds.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { moveFocus } from '../focus.ts';
import type { TablePlay } from '../play.ts';
import { presenceText } from '../seats.ts';
import { SideSheet } from '../side-sheet.tsx';
import { Answers } from './lines.tsx';
import { keyOf, mattersOf, type Open, openIn } from './matters.ts';
import { useSince } from './since.ts';
import { awayNote, Votes } from './votes.tsx';
import { peopleWords } from './words.ts';

interface OfPlay {
  readonly play: TablePlay;
}

function Case({ play, matter }: OfPlay & { readonly matter: Open }) {
  const words = peopleWords();
  const away = matter.kind === 'away';
  const title = away
    ? words['away.title']({ name: play.nameOf(matter.ballot.about) })
    : words['ask.title']({ name: matter.request.name, seat: play.nameOf(matter.request.seat) });
  const note = away ? awayNote(play, matter.ballot) : presenceText(play.session.info.value, matter.request.seat);
  return (
    <li class="matter row plain-tone" data-matter={matter.kind}>
      <Icon id={away ? 'hourglass' : 'person'} class="lead" />
      <p>
        <b>{title}</b>
        {note !== '' && <small>{note}</small>}
      </p>
      {!away && <Answers play={play} request={matter.request} />}
      {away && matter.ballot.asked && <Votes play={play} ballot={matter.ballot} />}
    </li>
  );
}

export function PeopleSheet({ play }: OfPlay) {
  const info = play.session.info.value;
  const open = openIn(mattersOf(info, useSince(info)));
  const count = open.length;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    if (count === 0) play.ui.panel.value = undefined;
    // Whoever has decided about one goes on with the next.
    else if (count < before.current) moveFocus(list.current?.querySelector('button'));
    before.current = count;
  }, [count]);
  return (
    <SideSheet play={play} title={peopleWords()['several.title']} kind="people">
      <ul ref={list} class="cases">
        {open.map((matter) => (
          <Case key={keyOf(matter)} play={play} matter={matter} />
        ))}
      </ul>
    </SideSheet>
  );
}
