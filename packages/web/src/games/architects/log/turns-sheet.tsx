// The last turn of every seat: what was taken, drawn as cards, and what came of it in a few words.
import './turns.css';
import { useMemo } from 'preact/hooks';
import { ArCard, ProgressToken } from '../pieces/index.ts';
import { Avatar, Button, Icon, type SymbolId } from '../../../components/index.ts';
import { asideWords } from '../../../base/i18n.ts';
import { architectsEndWords } from '../end-words.ts';
import { SideSheet } from '../../../table/side-sheet.tsx';
import { eventsIn } from '../log.ts';
import { othersOf } from '../../../table/sight.ts';
import { avatarOf, type Play } from '../play.ts';
import { cardName, tokenName } from '../say.ts';
import { type Deeds, deedsOf, historyOf, lastTurns, type TurnPart } from './history.ts';

interface Said {
  readonly icon: SymbolId;
  readonly text: string;
}

/** What came of the cards, in the order in which it weighs. */
const saidOf = (deeds: Deeds): readonly Said[] => {
  const words = architectsEndWords();
  const said: Said[] = deeds.stages.map((one) => ({ icon: 'stage', text: words['turns.stage'](one) }));
  if (deeds.cat) said.push({ icon: 'cat', text: words['turns.cat'] });
  if (deeds.flips > 0) said.push({ icon: 'horn', text: words['turns.flips']({ count: deeds.flips }) });
  const won = deeds.battle?.[deeds.seat];
  if (won !== undefined) {
    const text = won > 0 ? `${words['turns.battle']}, ${words['turns.won']({ count: won })}` : words['turns.battle'];
    said.push({ icon: 'battle', text });
  }
  if (deeds.passed) said.push({ icon: 'cross', text: words['turns.no-card'] });
  return said;
};

interface TurnProps {
  readonly play: Play;
  readonly seat: number;
  readonly turn: TurnPart | undefined;
}

function Turn({ play, seat, turn }: TurnProps) {
  const deeds = turn && deedsOf(seat, turn.events);
  const me = play.table.seated && seat === play.table.me;
  return (
    <li class={me ? 'mine-turn' : ''}>
      <h3>
        <Avatar symbol={avatarOf(play, seat)} side="me" class="plain" />
        {me ? asideWords().you : play.nameOf(seat)}
      </h3>
      {deeds === undefined ? (
        <p class="none">{architectsEndWords()['turns.not-yet']}</p>
      ) : (
        <div class="deeds">
          {deeds.cards.map((card, i) => (
            <span key={i} class="one">
              <ArCard card={card} size="mini" />
              {cardName(card)}
            </span>
          ))}
          {saidOf(deeds).map(({ icon, text }) => (
            <span key={text} class="came">
              <Icon id={icon} />
              {text}
            </span>
          ))}
          {deeds.tokens.map((token, i) => (
            <span key={i} class="came">
              <ProgressToken token={token} size={28} />
              {tokenName(token)}
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

export default function TurnsSheet({ play }: { readonly play: Play }) {
  const words = architectsEndWords();
  const { table } = play;
  const log = play.session.log.value;
  const turns = useMemo(() => lastTurns(historyOf(eventsIn(log), { first: table.view.first, seats: table.seats }), table.seats), [log]);
  return (
    <SideSheet play={play} title={words['turns.title']} kind="turns">
      {turns.every((turn) => turn === undefined) && <p class="none">{words['turns.none']}</p>}
      <ol class="last-turns">
        {[table.me, ...othersOf(table)].map((seat) => (
          <Turn key={seat} play={play} seat={seat} turn={turns[seat]} />
        ))}
      </ol>
      <Button icon="log" class="to-turn" onClick={() => (play.ui.panel.value = 'log')}>
        {asideWords()['log.title']}
      </Button>
    </SideSheet>
  );
}
