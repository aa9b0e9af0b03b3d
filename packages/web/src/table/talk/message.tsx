// Words of one person that follow each other, and the way to mute them.
import { useState } from 'preact/hooks';
import type { Said, TableInfo } from '@maravilha/protocol';
import { language } from '../../base/i18n.ts';
import { Avatar, Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { CARD_COLOURS, colourMark } from '../../symbols/marks.ts';
import { avatarIn } from '../seats.ts';
import { isMuted, mute } from './memory.ts';
import { type CardOf, REACTION_SIGNS, type Run } from './model.ts';
import { textOf } from './say.ts';
import { talkWords } from './words.ts';

const timeOf = ({ at }: Said): string =>
  new Intl.DateTimeFormat(language.value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

function Card({ id, cardOf }: { readonly id: string; readonly cardOf: CardOf }) {
  const card = cardOf(id);
  const colour = CARD_COLOURS.find((one) => one === card?.colour);
  if (card === undefined || colour === undefined) return null;
  return (
    <span class={`pointed-at row c-${colour}`} data-about={id}>
      <Icon id={colourMark(colour)} class="" />
      {card.name}
    </span>
  );
}

/** The text of a person is drawn as text, whatever stands in it. */
function Bubble({ word, cardOf }: { readonly word: Said; readonly cardOf: CardOf | undefined }) {
  const { phrase, reaction, about } = word;
  return (
    <p class="bubble" data-word={word.n} dir="auto">
      {phrase !== undefined && <Icon id="language" class="" />}
      {reaction !== undefined && <Icon id={REACTION_SIGNS[reaction]} class="reaction" />}
      <span>{textOf(word)}</span>
      {about !== undefined && cardOf !== undefined && <Card id={about} cardOf={cardOf} />}
    </p>
  );
}

function Name({ first, info }: { readonly first: Said; readonly info: TableInfo }) {
  const words = talkWords();
  const [open, setOpen] = useState(false);
  const { who, name, seat, to } = first;
  const time = timeOf(first);
  return (
    <>
      <button
        type="button"
        class="speaker row"
        aria-expanded={open}
        aria-label={words.person({ name, time })}
        onClick={() => setOpen(!open)}
      >
        <Avatar symbol={seat === undefined ? 'spectator' : avatarIn(info, seat)} class="plain" />
        <b>{name}</b>
        <time>{time}</time>
        {to === 'watchers' && <small>{words['watchers.mark']}</small>}
      </button>
      {open && (
        <div class="about-speaker row">
          <Button icon="mute" onClick={() => mute(who, true)}>
            {words.mute({ name })}
          </Button>
          <small>{words['mute.help']}</small>
        </div>
      )}
    </>
  );
}

interface MessageProps {
  readonly run: Run;
  readonly info: TableInfo;
  readonly cardOf: CardOf | undefined;
}

export function Message({ run: { first, words: said }, info, cardOf }: MessageProps) {
  const words = talkWords();
  const { who, name } = first;
  if (isMuted(who))
    return (
      <li class="muted row" aria-live="off">
        <Icon id="mute" class="" />
        <span>{words.muted({ name, count: said.length })}</span>
        <Button kind="quiet" onClick={() => mute(who, false)}>
          {words.unmute({ name })}
        </Button>
      </li>
    );
  const own = who === info.me;
  return (
    <li class={own ? 'message own' : 'message'}>
      {own ? <time>{timeOf(first)}</time> : <Name first={first} info={info} />}
      {said.map((word) => (
        <Bubble key={word.n} word={word} cardOf={cardOf} />
      ))}
    </li>
  );
}
