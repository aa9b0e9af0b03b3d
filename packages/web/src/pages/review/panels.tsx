// What opens over a review: the log and its ways out, the check of the shuffle, the keys.
import { useRef, useState } from 'preact/hooks';
import { type LogCheck, printLog } from '@maravilha/kernel';
import { Icon } from '../../components/icon.tsx';
import { Button } from '../../components/controls.tsx';
import { analysisWords } from '../../base/analysis-words.ts';
import { loadWords } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { closedDoor } from '../../base/door.ts';
import { lazySheet, useDoor } from '../../base/ui/lazy.tsx';
import { Sheet } from '../../base/ui/sheet.tsx';
import { go } from '../../base/router.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import { canKeepTables } from '../../local/able.ts';
import { localWords } from '../../local/words.ts';
import type { Reviewing } from './review.ts';
import { keepFile, type Source } from './sources.ts';

export type Panel = 'log' | 'shuffle' | 'keys' | 'play-on';

const PlayOn = lazySheet(async () => {
  await loadWords([localWords]);
  return (await import('./play-on.tsx')).PlayOnSheet;
});

interface PanelProps {
  readonly review: Reviewing;
  readonly source: Source;
  readonly setPanel: (panel: Panel | undefined) => void;
  readonly onOpened: () => void;
  /** To look at the match with others, where that has no place in the bar. */
  readonly onTogether: (() => void) | undefined;
}

const save = (name: string, type: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** All moves, a line each, under the headings of their turns. */
const inWords = (review: Reviewing): string =>
  review.places
    .map((_, at) => [review.whereIs(at), ...review.linesOf(at).flatMap(({ line }) => line.texts.map((text) => `  ${text}`))].join('\n'))
    .join('\n');

/** Seats are named by the reader's language where nobody has said a name. */
const namedIn = ({ past, names }: Reviewing): readonly (string | undefined)[] =>
  names.map((name, seat) => (past.seats[seat]?.name === undefined ? undefined : name));

interface WayProps {
  readonly icon: SymbolId;
  readonly title: string;
  readonly line: string;
  readonly onClick: () => void;
}

function Way({ icon, title, line, onClick }: WayProps) {
  return (
    <button type="button" class="log-way row" onClick={onClick}>
      <Icon id={icon} class="" />
      <span class="column">
        <b>{title}</b>
        <small>{line}</small>
      </span>
    </button>
  );
}

function LogPanel({ review, source, setPanel, onOpened, onTogether }: PanelProps) {
  const words = reviewWords();
  const [copied, setCopied] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const name = `maravilha-${review.log.game}${review.past.code === '' ? '' : `-${review.past.code}`}`;
  const copy = (): void => {
    navigator.clipboard.writeText(inWords(review)).then(
      () => setCopied(words['log.copied']),
      () => setCopied(words['log.not-copied']),
    );
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    keepFile(await file.text());
    setPanel(undefined);
    if (source.of === 'file') onOpened();
    else go('/r');
  };
  return (
    <Sheet title={words['log.title']} onClose={() => setPanel(undefined)}>
      <div class="log-ways column">
        {onTogether !== undefined && (
          <Way
            icon="team"
            title={words.together}
            line={words['together.line']}
            onClick={() => {
              setPanel(undefined);
              onTogether();
            }}
          />
        )}
        <Way
          icon="download"
          title={words['log.json']}
          line={words['log.json.line']}
          onClick={() => save(`${name}.json`, 'application/json', JSON.stringify(review.log, undefined, 2))}
        />
        <Way
          icon="download"
          title={words['log.text']}
          line={words['log.text.line']}
          onClick={() => save(`${name}.txt`, 'text/plain', printLog(review.log, namedIn(review)))}
        />
        <Way icon="copy" title={words['log.words']} line={words['log.words.line']} onClick={copy} />
        <Way icon="log" title={words['log.open']} line={words['log.open.line']} onClick={() => input.current?.click()} />
        <Way icon="check" title={words['log.shuffle']} line={words['log.shuffle.line']} onClick={() => setPanel('shuffle')} />
        <Way icon="keyboard" title={words['log.keys']} line={words['log.keys.line']} onClick={() => setPanel('keys')} />
      </div>
      <p role="status">{copied}</p>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={words['log.open']}
        accept=".json,.txt,application/json,text/plain"
        onChange={({ currentTarget }) => void openFile(currentTarget.files?.[0])}
      />
    </Sheet>
  );
}

/** Groups of four digits, those that differ from the promise marked. */
function Digits({ text, other }: { readonly text: string; readonly other?: string }) {
  const groups = text.match(/.{1,4}/g) ?? [];
  const promised = other?.match(/.{1,4}/g) ?? undefined;
  return (
    <code class="digits">
      {groups.map((group, i) => (
        <span key={i} class={promised === undefined ? '' : promised[i] === group ? 'same' : 'other'}>
          {group}
        </span>
      ))}
    </code>
  );
}

interface StoneProps {
  readonly ok: boolean | undefined;
  readonly title: string;
  readonly line: string;
  readonly digits?: string;
  readonly other?: string;
}

function Stone({ ok, title, line, digits, other }: StoneProps) {
  const words = reviewWords();
  return (
    <li class={ok === false ? 'stone wrong' : 'stone'} data-ok={ok}>
      <i class="centred">
        <Icon id={ok === undefined ? 'minus' : ok ? 'check' : 'cross'} class="" />
        {ok !== undefined && <span class="visually-hidden">{ok ? words['shuffle.fits'] : words['shuffle.not']}</span>}
      </i>
      <div>
        <h3>{title}</h3>
        <p>{line}</p>
        {digits !== undefined && <Digits text={digits} {...(other !== undefined && { other })} />}
        {ok === false && other !== undefined && (
          <>
            <p>{words['shuffle.promised']}</p>
            <Digits text={other} {...(digits !== undefined && { other: digits })} />
          </>
        )}
      </div>
    </li>
  );
}

const whyOf = (checks: readonly LogCheck[], name: LogCheck['name']) => checks.find((check) => check.name === name)?.why;
const passed = (checks: readonly LogCheck[], name: LogCheck['name']): boolean =>
  checks.find((check) => check.name === name)?.passed === true;

function Stones({ review, checks }: { readonly review: Reviewing; readonly checks: readonly LogCheck[] }) {
  const words = reviewWords();
  const { log } = review;
  const sum = whyOf(checks, 'commitment');
  const end = whyOf(checks, 'hash');
  const choices = log.rounds.reduce((count, round) => count + round.length, 0);
  const open = !passed(checks, 'ending');
  const fits = passed(checks, 'hash');
  return (
    <ol class="stones">
      <Stone ok title={words['shuffle.before']} line={words['shuffle.before.line']} digits={log.seedHash} />
      <Stone ok={log.seed !== undefined} title={words['shuffle.after']} line={words['shuffle.after.line']} digits={log.seed ?? ''} />
      <Stone
        ok={passed(checks, 'commitment')}
        title={words['shuffle.sum']}
        line={passed(checks, 'commitment') ? words['shuffle.sum.fits'] : words['shuffle.sum.differs']}
        digits={sum?.code === 'seed-differs' ? sum.found : log.seedHash}
        other={log.seedHash}
      />
      <Stone
        ok={passed(checks, 'moves')}
        title={words['shuffle.moves']({ n: choices })}
        line={passed(checks, 'moves') ? words['shuffle.moves.fits'] : words['shuffle.moves.differs']}
      />
      {open ? (
        <Stone ok={undefined} title={words['shuffle.end']} line={words['shuffle.end.open']} />
      ) : (
        <Stone
          ok={fits}
          title={words['shuffle.end']}
          line={fits ? words['shuffle.end.fits'] : words['shuffle.end.differs']}
          digits={end?.code === 'hash-differs' ? end.found : (log.hash ?? '')}
          {...(log.hash !== undefined && { other: log.hash })}
        />
      )}
    </ol>
  );
}

function ShufflePanel({ review, setPanel }: PanelProps) {
  const words = reviewWords();
  const [checks] = useState(() => closedDoor(() => review.worker.check()));
  const done = useDoor(checks);
  const open = done !== undefined && !passed(done, 'ending');
  const holds = done?.every((check) => check.passed || (open && (check.name === 'ending' || check.name === 'hash'))) === true;
  return (
    <Sheet title={words['shuffle.title']} onClose={() => setPanel(undefined)}>
      <p role="status" class={done === undefined || holds ? 'shuffle-sum' : 'shuffle-sum wrong'} data-holds={done && holds}>
        {done === undefined ? words['shuffle.checking'] : holds ? words['shuffle.holds'] : words['shuffle.fails']}
      </p>
      {done !== undefined && <Stones review={review} checks={done} />}
      <p class="fine">{words['shuffle.here']}</p>
    </Sheet>
  );
}

/** Those of the analysis, once it is there. */
const masterKeys = (): readonly (readonly [string, string])[] => {
  if (!analysisWords.isLoaded()) return [];
  const words = analysisWords();
  return [
    ['O', words['keys.owl']],
    ['N', words['next-mark']],
    ['A', words['keys.else']],
    ['B', words['keys.report']],
  ];
};

function KeysPanel({ review, source, setPanel }: PanelProps) {
  const words = reviewWords();
  const keys: readonly (readonly [key: string, text: string])[] = [
    ['← →', words['keys.step']],
    ['Home End', words['keys.ends']],
    [`1 … ${review.names.length}`, words['keys.seat']],
    ...(review.game.hand === undefined ? [] : [['0', words['keys.open']] as const]),
    ['M', words['keys.moves']],
    ...masterKeys(),
    [words['keys.space'], words['keys.play']],
    ['L', words['keys.log']],
    ...(canKeepTables() ? [['F', words['keys.play-on']] as const] : []),
    ...(source.of === 'server' ? [['S', words['keys.follow']] as const] : []),
    ['Esc', words['keys.close']],
    ['?', words['keys.help']],
  ];
  return (
    <Sheet title={words['keys.title']} onClose={() => setPanel(undefined)}>
      <dl class="review-keys">
        {keys.map(([key, text]) => (
          <div key={key} class="row">
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={() => setPanel(undefined)}>{words.done}</Button>
    </Sheet>
  );
}

export function Panels({ panel, ...props }: PanelProps & { readonly panel: Panel }) {
  switch (panel) {
    case 'log':
      return <LogPanel {...props} />;
    case 'shuffle':
      return <ShufflePanel {...props} />;
    case 'keys':
      return <KeysPanel {...props} />;
    case 'play-on':
      return <PlayOn review={props.review} onClose={() => props.setPanel(undefined)} />;
  }
}
