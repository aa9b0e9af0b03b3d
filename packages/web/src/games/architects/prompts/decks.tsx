// Decks as rows: the card on top, whose deck it is, and what follows from taking it.
import { ArCard } from '../pieces/index.ts';
import { Icon } from '../../../components/index.ts';
import { architectsTableWords } from '../words.ts';
import type { Play } from '../play.ts';
import { cardShort, deckTag } from '../say.ts';
import { tagsOf, takeLabel } from '../tags.ts';
import type { Choice } from '../turn.ts';

export function DeckRows({ play, choices }: { readonly play: Play; readonly choices: readonly Choice[] }) {
  const words = architectsTableWords();
  return (
    <div class={choices.length < 4 ? 'rows few' : 'rows'} role="group" aria-label={words['deck.choices']}>
      {choices.map((choice) => {
        const { deck } = choice;
        const [first] = tagsOf(play, choice, play.phone);
        return (
          <button
            key={deck.id}
            type="button"
            class="deck-row"
            aria-label={takeLabel(play, choice)}
            data-choice={deck.id}
            data-take={deck.id}
            disabled={play.session.sending.value}
            onClick={() => play.move({ kind: 'take', deck: deck.id })}
          >
            {!play.phone && <kbd class="key">{choice.key}</kbd>}
            <ArCard card={deck.top} faceDown={deck.top === undefined} size="mini" />
            <span class="text">
              <b>{deck.top === undefined ? words['deck.unknown'] : cardShort(deck.top)}</b>
              <small>{deckTag(play, deck)}</small>
            </span>
            {first !== undefined && (
              <span class={`follows ${first.tone ?? ''}`}>
                <Icon id={first.icon} />
                {first.text}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
