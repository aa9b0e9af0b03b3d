// The line under the bar: what every seat did since my last turn, or for a moment how a battle ended.
import type { ArchitectsEvent } from '@maravilha/architects';
import { battleLines, describeEvent } from '@maravilha/words/architects';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon, type SymbolId } from '../../components/index.ts';
import { colourMark } from '../../symbols/marks.ts';
import { Frieze, Herald } from '../../table/frieze.tsx';
import { othersOf } from '../../table/sight.ts';
import { eventsIn } from './log.ts';
import { deedsOf, historyOf, lastTurns, turnsSince } from './log/history.ts';
import { colourOf } from './model.ts';
import type { Play } from './play.ts';
import { cardShort, tokenName } from './say.ts';
import { architectsTableWords, architectsWords } from './words.ts';

interface Deed {
  readonly icon: SymbolId;
  /** Without it the sign is enough: of many deeds the cards are told by their colour. */
  readonly text: string | undefined;
}

/** More have no room in words. */
const IN_WORDS = 2;

/** What a seat did in its turn, in the order in which it weighs. */
const deedsIn = (seat: number, events: readonly ArchitectsEvent[]): readonly Deed[] => {
  const words = architectsTableWords();
  const { cards, stages, tokens, battle, cat, passed } = deedsOf(seat, events);
  const brief = stages.length + tokens.length + cards.length > IN_WORDS;
  return [
    ...stages.map((one): Deed => ({ icon: 'stage', text: words['brief.stage'](one) })),
    ...tokens.map((token): Deed => ({ icon: 'progress', text: tokenName(token) })),
    ...(battle === undefined ? [] : [{ icon: 'battle', text: words['brief.battle'] } as const]),
    ...cards.map((card): Deed => ({ icon: colourMark(colourOf(card)), text: brief ? undefined : cardShort(card) })),
    ...(cat ? [{ icon: 'cat', text: words['cat.title'] } as const] : []),
    ...(passed ? [{ icon: 'cross', text: words['deck.empty'] } as const] : []),
  ];
};

/** How long a battle has the whole line, unless somebody moves on; then it stands in the turn that brought it. */
const HERALDED = 6000;

/** The battle that came with the newest move, for a moment. */
const useHerald = (play: Play): Extract<ArchitectsEvent, { readonly kind: 'battle' }> | undefined => {
  const match = play.session.match.value;
  const [told, setTold] = useState(-1);
  const seq = match?.seq ?? -1;
  const newest = match?.events.at(-1)?.seq;
  const battle = eventsIn((match?.events ?? []).filter((one) => one.seq === newest)).find((event) => event.kind === 'battle');
  useEffect(() => {
    if (battle === undefined) return undefined;
    const timer = setTimeout(() => setTold(seq), HERALDED);
    return () => clearTimeout(timer);
  }, [seq]);
  return told === seq ? undefined : battle;
};

const useHistory = ({ session, table }: Play): ReturnType<typeof historyOf> => {
  const log = session.log.value;
  return useMemo(() => historyOf(eventsIn(log), { first: table.view.first, seats: table.seats }), [log]);
};

/** How many turns the others have had since mine. */
export const useNews = (play: Play): number => turnsSince(useHistory(play), play.table.me);

export function Events({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const game = architectsWords();
  const { table } = play;
  const turns = lastTurns(useHistory(play), table.seats);
  const battle = useHerald(play);
  if (battle !== undefined) {
    const won = table.seated ? battle.battle.victories[table.me] : undefined;
    return (
      <Herald icon="battle" tone="war" title={words['herald.battle']({ won })}>
        <span>{battleLines(game, battle, play.whoOf).join(' ')}</span>
      </Herald>
    );
  }
  const cells = [table.me, ...othersOf(table)].flatMap((seat) => {
    const turn = turns[seat];
    if (turn === undefined) return [];
    const mine = table.seated && seat === table.me;
    return [
      {
        key: seat,
        who: mine ? words['you.capital'] : play.nameOf(seat),
        said: turn.events.map((event) => describeEvent(game, event, play.whoOf)).join(' '),
        children: deedsIn(seat, turn.events).map(({ icon, text }, i) => (
          <span key={i} class="deed">
            <Icon id={icon} />
            {text}
          </span>
        )),
      },
    ];
  });
  if (cells.length === 0) return null;
  return <Frieze play={play} title={words['last.round']} cells={cells} />;
}
