// The middle of the table: the stone ring in turn order, every deck where its two owners meet, conflict tokens, progress tokens, discard.
import './middle.css';
import { ArCard, CatToken, ConflictToken, ProgressToken, TokenPile } from './pieces/index.ts';
import { architectsTableWords } from './words.ts';
import { togglePanel } from '../../table/play.ts';
import { DeckPile, ReachDeck } from './deck.tsx';
import { countOf, decksOf } from './model.ts';
import type { Play } from './play.ts';
import { cardName, lastLine, tokenEffect, tokenName } from './say.ts';
import { takeableOf } from './turn.ts';
import { rem } from '../../table/window.ts';

interface OfPlay {
  readonly play: Play;
}

/** Conflict tokens; those that a horn has turned come first. */
export function Conflict({ play }: OfPlay) {
  const words = architectsTableWords();
  const { tokens, battle } = play.table.view.conflict;
  const left = tokens - battle;
  return (
    <div class="conflict">
      <div class="row" role="img" aria-label={words['conflict.label']({ battle, tokens })}>
        {Array.from({ length: tokens }, (_, i) => (
          <ConflictToken
            key={i}
            side={i < battle ? 'battle' : 'peace'}
            data-side={i < battle ? 'battle' : 'peace'}
            data-spot={`conflict:${i}`}
          />
        ))}
      </div>
      <span class={`note${left < 2 ? ' hot' : ''}${play.phone ? ' visually-hidden' : ''}`}>
        {left === 0 ? words['conflict.battle'] : words['conflict.to-go']({ count: left })}
      </span>
    </div>
  );
}

/** The open progress tokens and their pile; a press tells what they do. */
export function Progress({ play, named }: OfPlay & { readonly named: boolean }) {
  const words = architectsTableWords();
  const { open, pile } = play.table.view;
  const look = (): void => togglePanel(play, 'tokens');
  return (
    <div class="progress">
      <div class="row" role="group" aria-label={words['tokens.open']}>
        {open.map((token, i) => {
          const said = words['tokens.look']({ token: tokenName(token), effect: tokenEffect(token) });
          return (
            <div key={i}>
              <ProgressToken token={token} title={said} aria-label={said} data-spot={`open:${i}`} onClick={look} />
              {named && <small aria-hidden="true">{tokenName(token)}</small>}
            </div>
          );
        })}
        <div>
          <TokenPile
            count={pile}
            title={words['tokens.pile.long']({ count: pile })}
            aria-label={words['tokens.pile.long']({ count: pile })}
            data-spot="pile"
            onClick={look}
          />
          {named && <small aria-hidden="true">{words['tokens.pile']({ count: pile })}</small>}
        </div>
      </div>
    </div>
  );
}

export function Discard({ play, named }: OfPlay & { readonly named: boolean }) {
  const words = architectsTableWords();
  const { discard, lastDiscarded } = play.table.view;
  const count = countOf(discard);
  return (
    <div class="discards">
      <button
        type="button"
        class="discarded centred"
        aria-label={words['discard.count']({ count })}
        title={words['discard.count']({ count })}
        data-spot="discard"
        onClick={() => togglePanel(play, 'discard')}
      >
        {lastDiscarded !== undefined && <ArCard card={lastDiscarded} size="mini" title={cardName(lastDiscarded)} />}
        <b class="count">{count}</b>
      </button>
      {named && (
        <span class="note" aria-hidden="true">
          {words['discard.label']}
        </span>
      )}
    </div>
  );
}

/** Until somebody takes it, the Cat sits in the middle. */
export function Cat({ play }: OfPlay) {
  const words = architectsTableWords();
  if (play.table.view.cat !== undefined) return null;
  return <CatToken class="cat-waits" role="img" aria-label={words['cat.table']} title={words['cat.table']} data-spot="cat" />;
}

/** Heads of arrows on the ring, where it runs up, over and down. */
function Ring({ width, height }: { readonly width: number; readonly height: number }) {
  const rx = width / 2 - 23;
  const ry = height / 2 - 15;
  const cx = width / 2;
  const cy = height / 2;
  const heads = [
    [cx - rx, cy, 0],
    [cx, cy - ry, 90],
    [cx + rx, cy, 180],
  ] as const;
  return (
    <svg class="ring" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <ellipse class="ground" cx={cx} cy={cy} rx={rx} ry={ry} />
      <ellipse class="stones" cx={cx} cy={cy} rx={rx} ry={ry} />
      <ellipse class="joints" cx={cx} cy={cy} rx={rx} ry={ry} />
      <ellipse class="edge" cx={cx} cy={cy} rx={rx + 13} ry={ry + 13} />
      <ellipse class="edge" cx={cx} cy={cy} rx={rx - 13} ry={ry - 13} />
      {heads.map(([x, y, turn]) => (
        <path key={turn} class="arrow" d="M-9 6L0 -8L9 6L0 2Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
    </svg>
  );
}

/** The size of the middle on a desk; the same figures stand in table.css. */
const middleBox = ({ window, table }: Play): { readonly width: number; readonly height: number } => {
  const { seats } = table;
  const column = Math.min(300, Math.max(190, window.width * 0.1786));
  const top = seats === 3 ? 0 : Math.min(176, Math.max(124, window.height * 0.19));
  const own = Math.min(320, Math.max(226, window.height * 0.3334));
  return { width: Math.min(1180, window.width - (seats === 2 ? 0 : 2 * column)), height: Math.max(200, window.height - 52 - top - own) };
};

/** The height at which the middle was drawn; what is more goes between its rows. */
const DRAWN = 314;

export function Middle({ play }: OfPlay) {
  const { table } = play;
  const box = middleBox(play);
  const takeable = takeableOf(table, play.moves);
  const far = decksOf(table).slice(3);
  const north = far.some((deck) => deck.spot === 'north');
  const wide = Math.min(1.5, Math.max(0.7, Math.min(box.height / DRAWN, box.width / 878)));
  const style = { '--more': rem(box.height - DRAWN), '--dw': rem(Math.round(92 * wide)) };
  return (
    <div class={`middle seats-${table.seats}${table.seats > 5 ? ' crowded' : ''}${north ? ' north' : ''}`} style={style}>
      <Ring {...box} />
      {far.map((deck) => (
        <DeckPile key={deck.id} play={play} deck={deck} choice={takeable.find((one) => one.deck.id === deck.id)} size="far" keyed />
      ))}
      <Conflict play={play} />
      <Discard play={play} named />
      <Progress play={play} named />
      <Cat play={play} />
      <p class="last-line">{lastLine(play)}</p>
      <div class="reaches" role="group" aria-label={architectsTableWords()['deck.choices']}>
        {play.reach.map((choice) => (
          <ReachDeck key={choice.deck.id} play={play} choice={choice} keyed />
        ))}
      </div>
    </div>
  );
}
