// Decks: the three within reach with what follows from taking their card, and the others where their two owners meet.
import './deck.css';
import { ArCard } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import type { Deck } from './model.ts';
import type { Play } from './play.ts';
import { cardName, cardShort, deckName, deckTag } from './say.ts';
import { tagsOf, takeLabel } from './tags.ts';
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

/** A deck within reach: the pile, the name of its card, and what follows. */
export function ReachDeck({ play, choice, keyed }: { readonly play: Play; readonly choice: Choice; readonly keyed: boolean }) {
  const words = architectsTableWords();
  const { deck, open } = choice;
  const unseen = deck.count === 0 ? words['deck.empty'] : words['deck.unknown'];
  // While a question of another kind is open, the captions would only be noise; on a phone also while others play.
  const silent = !open && (play.phone || play.table.mine);
  return (
    <div class={`reach ${deck.spot}${open ? ' open' : ''}`}>
      <DeckPile play={play} deck={deck} choice={choice} size="big" keyed={keyed} />
      {!silent && (
        <div class="caption" aria-hidden="true">
          <b>{deck.top === undefined ? unseen : cardName(deck.top)}</b>
          {tagsOf(play, choice, play.phone).map(({ icon, text, tone }) => (
            <span key={text} class={tone}>
              <Icon id={icon} />
              <i>{text}</i>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
