// The middle of the table: conflict tokens and discard, the three decks within reach, progress tokens and the Cat.
import './middle.css';
import { ArCard, CatToken, ConflictToken, ProgressToken, TokenPile } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import { togglePanel } from '../../table/play.ts';
import { ReachDeck } from './deck.tsx';
import { countOf } from './model.ts';
import type { Play } from './play.ts';
import { EndButton } from './prompts/act.tsx';
import { cardName, tokenEffect, tokenName } from './say.ts';

interface OfPlay {
  readonly play: Play;
}

/** Conflict tokens; those that a horn has turned come first. */
function Conflict({ play }: OfPlay) {
  const words = architectsTableWords();
  const { tokens, battle } = play.table.view.conflict;
  const left = tokens - battle;
  return (
    <div class="conflict">
      <div class="tokens" role="img" aria-label={words['conflict.label']({ battle, tokens })}>
        {Array.from({ length: tokens }, (_, i) => (
          <ConflictToken
            key={i}
            side={i < battle ? 'battle' : 'peace'}
            data-side={i < battle ? 'battle' : 'peace'}
            data-spot={`conflict:${i}`}
          />
        ))}
      </div>
      {play.table.view.decision !== 'over' && (
        <span class={`note${left < 2 ? ' hot' : ''}`}>
          {left === 0 ? words['conflict.battle'] : words['conflict.to-go']({ count: left })}
        </span>
      )}
    </div>
  );
}

/** The open progress tokens and their pile; a press tells what they do. */
function Progress({ play }: OfPlay) {
  const words = architectsTableWords();
  const { open, pile } = play.table.view;
  const said = open.map((token) => words['tokens.look']({ token: tokenName(token), effect: tokenEffect(token) }));
  return (
    <button
      type="button"
      class="progress tokens"
      aria-label={[words['tokens.open'], ...said, words['tokens.pile.long']({ count: pile })].join('. ')}
      data-look="tokens"
      onClick={() => togglePanel(play, 'tokens')}
    >
      {open.map((token, i) => (
        <span key={i} title={said[i]}>
          <ProgressToken token={token} data-spot={`open:${i}`} />
          <small>{tokenName(token)}</small>
        </span>
      ))}
      <span title={words['tokens.pile.long']({ count: pile })}>
        <TokenPile count={pile} data-spot="pile" />
        <small>{words['tokens.pile']({ count: pile })}</small>
      </span>
    </button>
  );
}

function Discard({ play }: OfPlay) {
  const words = architectsTableWords();
  const { discard, lastDiscarded } = play.table.view;
  const count = countOf(discard);
  const said = words['discard.count']({ count });
  return (
    <button type="button" class="discarded" aria-label={said} title={said} data-spot="discard" onClick={() => togglePanel(play, 'discard')}>
      <span class="pile">
        {lastDiscarded !== undefined && <ArCard card={lastDiscarded} size="mini" title={cardName(lastDiscarded)} />}
        <b class="count">{count}</b>
      </span>
      <span class="note">{words['discard.label']}</span>
    </button>
  );
}

/** Until somebody takes it, the Cat sits in the middle. */
function Cat({ play }: OfPlay) {
  const words = architectsTableWords();
  if (play.table.view.cat !== undefined) return null;
  return <CatToken class="cat-waits" role="img" aria-label={words['cat.table']} title={words['cat.table']} data-spot="cat" />;
}

/** On a phone extra cards are taken on the table itself; here is why there is one, and the way to leave it. */
function ExtraBar({ play }: OfPlay) {
  const [task] = play.tasks;
  if (!play.phone || !play.table.mine || task?.kind !== 'extra') return null;
  return (
    <div class="extra question">
      <span>
        <Icon id="extra-card" />
        {task.tokens.map(tokenName).join(', ')}
      </span>
      <EndButton play={play} count={task.tokens.length} />
    </div>
  );
}

export function Middle({ play }: OfPlay) {
  return (
    <main class={`middle${play.table.seats > 5 ? ' crowded' : ''}`} tabIndex={-1}>
      <div class="pool war">
        <Conflict play={play} />
        <Discard play={play} />
      </div>
      <div class="choices" role="group" aria-label={architectsTableWords()['deck.choices']}>
        {play.reach.map((choice) => (
          <ReachDeck key={choice.deck.id} play={play} choice={choice} />
        ))}
      </div>
      <div class="pool">
        <Cat play={play} />
        <Progress play={play} />
      </div>
      <ExtraBar play={play} />
    </main>
  );
}
