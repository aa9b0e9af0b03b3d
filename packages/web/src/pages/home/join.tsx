import '../share/code-letters.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CODE_LENGTH, PRIVATE_CODE_LENGTH } from '@maravilha/protocol';
import { Button } from '../../components/controls.tsx';
import { homeWords } from '../../base/i18n.ts';
import { refusalOf } from '../../net/refusals.ts';
import { link } from '../../net/server.ts';
import { go, isCode, readCode, tablePath } from '../../base/router.ts';

/** The code in what was shared with the page, which then opens with it as its question. */
const sharedCode = (): string => {
  const shared = new URLSearchParams(location.search);
  const codes = ['url', 'text', 'title'].map((part) => readCode(shared.get(part) ?? ''));
  return codes.find(isCode) ?? '';
};

/** Drawn boxes over one real text field: typing, pasting a code or a whole link, and screen readers all work as in any field. */
export function JoinByCode() {
  const words = homeWords();
  const [code, setCode] = useState(sharedCode);
  const [error, setError] = useState<(() => string) | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const boxes = code.length <= CODE_LENGTH ? CODE_LENGTH : PRIVATE_CODE_LENGTH;

  // Said anew when the language changes.
  const fail = (text: () => string): void => {
    setError(() => text);
    field.current?.focus();
  };

  const join = async (): Promise<void> => {
    if (code.length !== boxes) return fail(() => homeWords()['join.short']);
    if (!isCode(code)) return fail(() => homeWords()['join.bad']);
    setBusy(true);
    const answer = await link.request({ t: 'enter', code });
    setBusy(false);
    if (answer.ok) go(tablePath(code));
    else fail(answer.code === 'unknown-table' ? () => homeWords()['join.unknown']({ code }) : await refusalOf(answer.code));
  };

  // Who shares an invitation with the page wants to go there; once, and not again by a reload.
  useEffect(() => {
    if (location.search === '') return;
    history.replaceState(history.state, '', '/');
    if (code !== '') void join();
  }, []);

  return (
    <section class="join" aria-labelledby="join">
      <h2 id="join">{words['join.title']}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <div class="code-letters">
          <input
            ref={field}
            aria-label={words['join.label']}
            aria-invalid={error !== undefined}
            aria-describedby="join-error"
            value={code}
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            enterkeyhint="go"
            onInput={(event) => {
              const read = readCode(event.currentTarget.value).slice(0, PRIVATE_CODE_LENGTH);
              event.currentTarget.value = read;
              setCode(read);
              setError(undefined);
            }}
          />
          {Array.from({ length: boxes }, (_, i) => (
            <i key={i} aria-hidden="true" class={i === Math.min(code.length, boxes - 1) ? 'cursor' : ''}>
              {code[i] ?? ''}
            </i>
          ))}
        </div>
        <Button type="submit" kind="primary" disabled={busy}>
          {words['join.go']}
        </Button>
        <p id="join-error" class="error" role="status">
          {error?.()}
        </p>
      </form>
    </section>
  );
}
