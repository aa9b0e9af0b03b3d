// What is said next: a reaction, a phrase that everybody reads in their own language, or a line of one's own.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Audience, MAX_TEXT, PHRASES, REACTIONS } from '@maravilha/protocol';
import { Icon } from '../../components/icon.tsx';
import type { Saying, TableSession } from '../../net/session.ts';
import { draftAt, keepDraft } from './draft.ts';
import { FITTING, placeOf, REACTION_SIGNS } from './model.ts';
import { allPhrases, showPhrases, takeCall } from './open.ts';
import { talkWords } from './words.ts';

interface ComposeProps {
  readonly session: TableSession;
  readonly to: Audience;
  /** Who reads it, for the field of one's own words. */
  readonly label: string;
}

type Body = Saying extends infer S ? (S extends Saying ? Omit<S, 'to'> : never) : never;

/** On a touch screen the keyboard would cover what is to be read. */
const hasKeyboard = (): boolean => matchMedia('(hover: hover)').matches;

export function Compose({ session, to, label }: ComposeProps) {
  const words = talkWords();
  const { status, settings } = session.info.value;
  const place = placeOf(session, to === 'team' ? 'team' : 'table');
  const text = draftAt(place);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const all = allPhrases.value;
  const fitting = FITTING[status];
  const phrases = all ? [...fitting, ...PHRASES.filter((phrase) => !fitting.includes(phrase))] : fitting;
  useEffect(() => {
    if (!takeCall()) return;
    if (all) first.current?.focus();
    else if (hasKeyboard()) (field.current ?? first.current)?.focus();
  }, [all]);
  const say = async (body: Body): Promise<boolean> => {
    setBusy(true);
    const said = await session.say({ to, ...body });
    setBusy(false);
    return said;
  };
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    // What was refused, since it came too fast, can be sent again.
    if (!busy && text.trim() !== '' && (await say({ text: text.trim() }))) keepDraft(place, '');
  };
  return (
    <form class="compose" onSubmit={(event) => void send(event)}>
      <div class="reactions" role="group" aria-label={words.reactions}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            aria-label={words[`reaction.${reaction}`]}
            title={words[`reaction.${reaction}`]}
            onClick={() => void say({ reaction })}
          >
            <Icon id={REACTION_SIGNS[reaction]} class="" />
          </button>
        ))}
      </div>
      <div class={all ? 'phrases opened' : 'phrases'} role="group" aria-label={words.phrases}>
        {phrases.map((phrase, i) => (
          <button key={phrase} ref={i === 0 ? first : null} type="button" data-phrase={phrase} onClick={() => void say({ phrase })}>
            {words[`phrase.${phrase}`]}
          </button>
        ))}
        <button type="button" aria-expanded={all} onClick={() => showPhrases(!all)}>
          {words[all ? 'phrases.fewer' : 'phrases.more']}
        </button>
      </div>
      {settings.chat === 'open' ? (
        <div class="own-words">
          <input
            ref={field}
            type="text"
            value={text}
            maxLength={MAX_TEXT}
            autocomplete="off"
            enterkeyhint="send"
            aria-label={label}
            placeholder={label}
            onInput={({ currentTarget }) => keepDraft(place, currentTarget.value)}
          />
          <button type="submit" class="button primary" aria-label={words.send} title={words.send}>
            <Icon id="send" class="" />
          </button>
        </div>
      ) : (
        <p class="note">{words['note.phrases']}</p>
      )}
    </form>
  );
}
