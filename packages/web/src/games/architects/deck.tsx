// Decks: the three within reach with what follows from taking their card, and the others where their two owners meet.
import './deck.css';
import type { ComponentChildren } from 'preact';
import { ArCard } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import type { Deck } from './model.ts';
import type { Play } from './play.ts';
import { cardName, cardShort, deckName, deckTag } from './say.ts';
import { type Tag, tagsOf, takeLabel } from './tags.ts';
import type { Choice } from './turn.ts';

interface DeckProps {
  readonly play: Play;
  readonly deck: Deck;
  /** Set when it can be taken from now. */
  readonly choice: Choice | undefined;
  readonly size: 'big' | 'far';
  /** The key that takes it; none on phones. */
  readonly keyed: boolean;
}

const lookLabel = (deck: Deck, name: string): string => {
  const words = architectsTableWords();
  if (deck.count === 0) return `${name}, ${words['deck.empty']}`;
  return deck.top === undefined ? words['deck.unseen']({ deck: name }) : words['deck.top']({ deck: name, card: cardName(deck.top) });
};

/** The card that only its holder of the Cat sees lies askew on the back. */
function Peek({ deck }: { readonly deck: Deck }) {
  if (deck.top === undefined) return null;
  return (
    <>
      <ArCard card={deck.top} size="big" class="peek" />
      <span class="seen">
        <Icon id="eye" />
        {architectsTableWords()['deck.only-you']}
      </span>
    </>
  );
}

/** The pile itself: a press takes its card if that is possible, else it tells what is left in it. */
export function DeckPile({ play, deck, choice, size, keyed }: DeckProps) {
  const words = architectsTableWords();
  const central = deck.owner === undefined;
  const name = deckName(play, deck);
  const look = (): void => {
    play.ui.panel.value = { deck: deck.id };
  };
  const open = choice?.open ?? false;
  const face = central || deck.top === undefined ? undefined : deck.top;
  return (
    <div class={`deck ${size} ${deck.spot}${open ? ' pick' : ''}${deck.count === 0 ? ' empty' : ''}`} data-spot={`deck:${deck.id}`}>
      {deck.count === 0 ? (
        <button type="button" class="hole" aria-label={lookLabel(deck, name)} onClick={look} />
      ) : (
        <ArCard
          card={face}
          faceDown={central}
          size="big"
          stack
          pick={open}
          name={size === 'big' && face !== undefined ? cardShort(face) : undefined}
          aria-label={open && choice !== undefined ? takeLabel(play, choice) : lookLabel(deck, name)}
          data-deck={open ? deck.id : undefined}
          data-top={deck.id}
          onClick={open ? () => play.move({ kind: 'take', deck: deck.id }) : look}
        >
          {central && <Peek deck={deck} />}
        </ArCard>
      )}
      <button
        type="button"
        class="count"
        aria-label={words['deck.look']({ deck: name })}
        title={words['deck.left']({ count: deck.count })}
        onClick={look}
      >
        {deck.count}
      </button>
      {open && keyed && choice !== undefined && (
        <kbd class="key" aria-hidden="true">
          {choice.key}
        </kbd>
      )}
      <span class="label" aria-hidden="true">
        {deckTag(play, deck)}
      </span>
    </div>
  );
}

function Line({ tag }: { readonly tag: Tag }) {
  return (
    <span class={tag.tone ?? ''}>
      <Icon id={tag.icon} />
      <i>{tag.text}</i>
    </span>
  );
}

function Tags({ tags, children }: { readonly tags: readonly Tag[]; readonly children?: ComponentChildren }) {
  return (
    <div class="caption" aria-hidden="true">
      {children}
      {tags.map((tag) => (
        <Line key={tag.text} tag={tag} />
      ))}
    </div>
  );
}

/** A deck within reach: the pile, the name of its card, and what follows. */
export function ReachDeck({ play, choice, keyed }: { readonly play: Play; readonly choice: Choice; readonly keyed: boolean }) {
  const { deck } = choice;
  const title =
    deck.count === 0
      ? architectsTableWords()['deck.empty']
      : deck.top === undefined
        ? architectsTableWords()['deck.unknown']
        : cardName(deck.top);
  // While a question of another kind is open, the captions would only be noise; on a phone also while others play.
  const busy = play.phone ? !choice.open : play.table.mine && !choice.open;
  return (
    <div class={`reach ${deck.spot}${choice.open ? ' open' : ''}`}>
      <DeckPile play={play} deck={deck} choice={choice} size="big" keyed={keyed} />
      {!busy && (
        <Tags tags={tagsOf(play, choice, play.phone)}>
          <b>{title}</b>
        </Tags>
      )}
    </div>
  );
}
