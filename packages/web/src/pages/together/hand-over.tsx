// What stands between two people: it shows nothing of the table, until the next one has the device and says so.
import './hand-over.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { CardBack } from '../../components/card-back.tsx';
import { Icon } from '../../components/icon.tsx';
import { common } from '../../base/i18n.ts';
import { useTitle } from '../../base/ui/page.ts';
import { holds } from './device.ts';
import type { Sitter } from './sitting.ts';
import { togetherWords } from './words.ts';

/** A shorter press shows nothing. */
const HOLD_MS = 800;

interface HandOverProps {
  readonly game: string;
  /** Of the cards in all hands. */
  readonly age: number;
  readonly to: Sitter;
  readonly sitters: readonly Sitter[];
  /** Seats that have chosen in this round. */
  readonly ready: readonly number[];
  /** What is to be seen is on its way. */
  readonly busy: boolean;
  readonly onSee: () => void;
  /** Somebody who has chosen wants to choose otherwise, or who left to a bot is back. */
  readonly onCall: (sitter: Sitter) => void;
  readonly onBot: () => void;
}

function SeeButton({ busy, onSee }: Pick<HandOverProps, 'busy' | 'onSee'>) {
  const words = togetherWords();
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const long = holds.value;
  const end = (): void => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const begin = (): void => {
    if (!long || busy) return;
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onSee();
    }, HOLD_MS);
  };
  useLayoutEffect(() => end, []);
  return (
    <button
      type="button"
      class={held ? 'see-hand held' : 'see-hand'}
      data-see
      aria-label={words[long ? 'pass.hold.keys' : 'pass.press']}
      aria-busy={busy}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      // A key, or what reads the screen aloud, has no length of a press.
      onClick={(event) => (!long || event.detail === 0) && !busy && onSee()}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="55" pathLength="100" />
        <circle class="run" cx="60" cy="60" r="55" pathLength="100" />
      </svg>
      <Icon id={busy ? 'hourglass' : 'eye'} class="" />
      <span>{words[long ? 'pass.hold' : 'pass.press']}</span>
    </button>
  );
}

type Standing = 'out' | 'now' | 'done' | 'waits';

const STANDING = { out: 'pass.bot', now: 'pass.choosing', done: 'pass.chosen', waits: 'pass.waiting' } as const;

function Person({ sitter, standing, onCall }: { readonly sitter: Sitter; readonly standing: Standing } & Pick<HandOverProps, 'onCall'>) {
  const words = togetherWords();
  const { name, sign } = sitter;
  const face = (
    <>
      <span class="avatar plain centred" aria-hidden="true">
        <Icon id={sign} class="" />
        {standing === 'done' && (
          <i class="centred">
            <Icon id="check" class="" />
          </i>
        )}
      </span>
      <small>{name}</small>
    </>
  );
  const said = words[STANDING[standing]]({ name });
  const call = standing === 'done' ? words['pass.back']({ name }) : standing === 'out' ? words['pass.return']({ name }) : undefined;
  return (
    <li class={standing} data-standing={standing}>
      {call === undefined ? (
        <span class="person column" title={said}>
          {face}
          <span class="visually-hidden">{said}</span>
        </span>
      ) : (
        <button type="button" class="person column" title={call} aria-label={`${said}. ${call}`} onClick={() => onCall(sitter)}>
          {face}
        </button>
      )}
    </li>
  );
}

const BACKS = ['age-1', 'age-2', 'age-3'] as const;

/** Five backs, as somebody holds them. */
const Fan = ({ age }: { readonly age: number }) => (
  <div class="card-fan" aria-hidden="true">
    {[-2, -1, 0, 1, 2].map((n) => (
      <span key={n} style={{ '--n': n }}>
        <CardBack back={BACKS[age - 1] ?? 'age-1'} />
      </span>
    ))}
  </div>
);

export function HandOver({ game, age, to, sitters, ready, busy, onSee, onCall, onBot }: HandOverProps) {
  const words = togetherWords();
  const { name } = to;
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(words['pass.title']({ name }));
  // What was focused is covered, and who reads with their ears hears whose turn it is.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [to.seat]);
  const standingOf = (sitter: Sitter): Standing => {
    if (sitter.seat === to.seat) return 'now';
    if (sitter.isOut) return 'out';
    return ready.includes(sitter.seat) ? 'done' : 'waits';
  };
  const last = sitters.findLast((sitter) => standingOf(sitter) === 'done');
  return (
    <main id="main" class="hand-over" data-pass={to.seat}>
      <header class="row">
        <a class="home" href="/" aria-label={common()['bar.home']}>
          <Icon id="home" class="" />
        </a>
        <b>{game}</b>
        {last !== undefined && (
          <span class="safe row">
            <Icon id="lock" class="" />
            {words['pass.safe']({ name: last.name })}
          </span>
        )}
      </header>
      <section class="column">
        <div class="sign">
          <Fan age={age} />
          <span class="avatar plain centred" aria-hidden="true">
            <Icon id={to.sign} class="" />
          </span>
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {words['pass.title']({ name })}
        </h1>
        <p>{words['pass.line']({ name })}</p>
        <SeeButton busy={busy} onSee={onSee} />
      </section>
      <ul class="row" aria-label={words['pass.people']}>
        {sitters.map((sitter) => (
          <Person key={sitter.seat} sitter={sitter} standing={standingOf(sitter)} onCall={onCall} />
        ))}
      </ul>
      <footer class="row">
        {last !== undefined && (
          <Button kind="quiet" icon="undo" onClick={() => onCall(last)}>
            {words['pass.back']({ name: last.name })}
          </Button>
        )}
        <Button kind="quiet" icon="bot" onClick={onBot}>
          {words['pass.stand-in']({ name })}
        </Button>
      </footer>
    </main>
  );
}
