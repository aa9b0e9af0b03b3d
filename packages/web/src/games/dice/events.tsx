// The line under the bar: what every seat did in the turn before.
import { Frieze } from '../../table/frieze.tsx';
import { othersOf } from '../../table/sight.ts';
import { deedsIn } from './log.ts';
import type { OfPlay } from './play.ts';
import { deedText, eventText } from './say.ts';
import { diceTableWords } from './words.ts';

/** More of a turn are counted. */
const TOLD = 2;

export function Events({ play }: OfPlay) {
  const words = diceTableWords();
  const { last, table } = play;
  if (last.turn === 0) return null;
  const cells = [...othersOf(table), table.me].map((seat) => {
    const events = last.seats[seat] ?? [];
    const deeds = deedsIn(events).map((event) => deedText(play, event));
    return {
      key: seat,
      who: table.seated && seat === table.me ? words['you.capital'] : play.nameOf(seat),
      said: events.map((event) => eventText(play, event)).join(' '),
      children: <span>{[...deeds.slice(0, TOLD), ...(deeds.length > TOLD ? [`+${deeds.length - TOLD}`] : [])].join(', ')}</span>,
    };
  });
  // What came at the end of the turn concerns everybody.
  const ends = last.end.map((event) => ({
    key: event.kind,
    who: '',
    said: eventText(play, event),
    children: <span>{eventText(play, event)}</span>,
  }));
  return <Frieze play={play} title={words['last.title']} cells={[...cells, ...ends]} />;
}
