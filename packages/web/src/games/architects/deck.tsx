// The three decks within reach, with what follows from taking their card.
import './deck.css';
import { ArCard } from './pieces/index.ts';
import { Icon } from '../../components/index.ts';
import { architectsTableWords } from './words.ts';
import type { Deck } from './model.ts';
import type { Play } from './play.ts';
import { cardName, cardShort, deckName, deckTag } from './say.ts';
import { tagsOf, takeLabel } from './tags.ts';
import type { Choice } from './turn.ts';
import { Confirm } from './prompts/choice.tsx';

export const lookLabel = (deck: Deck, name: string): string => {
  const words = architectsTableWords();
  if (deck.count === 0) return `${name}, ${words['deck.empty']}`;
  return deck.top === undefined ? words['deck.unseen']({ deck: name }) : words['deck.top']({ deck: name, card: cardName(deck.top) });
};

const look = ({ ui }: Play, deck: Deck): void => {
  ui.panel.value = { deck: deck.id };
};

/** A finger has no second thoughts: what it touches is picked first, and taken by a button. */
const isTouched = (): boolean => matchMedia('(hover: none)').matches;

/** A press on a deck: takes its card if that is possible, else tells what is left in it. */
export const takeOrLook = (play: Play, deck: Deck, choice: Choice | undefined): void => {
  const { pick } = play.ui;
  if (choice?.open !== true) look(play, deck);
  else if (isTouched()) pick.value = pick.peek() === deck.id ? undefined : deck.id;
  else play.move({ kind: 'take', deck: deck.id });
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

interface ReachProps {
  readonly play: Play;
  readonly choice: Choice;
}

function Pile({ play, choice }: ReachProps) {
  const { deck, open } = choice;
  const central = deck.owner === undefined;
  const name = deckName(play, deck);
  const press = (): void => takeOrLook(play, deck, choice);
  return (
    <div class="deck" data-spot={`deck:${deck.id}`}>
      {deck.count === 0 ? (
        <button type="button" class="hole" aria-label={lookLabel(deck, name)} onClick={press} />
      ) : (
        <ArCard
          card={central ? undefined : deck.top}
          faceDown={central}
          size="big"
          stack
          pick={open}
          name={central || deck.top === undefined ? undefined : cardShort(deck.top)}
          aria-label={open ? takeLabel(play, choice) : lookLabel(deck, name)}
          aria-pressed={open && play.ui.pick.value === deck.id ? true : undefined}
          data-deck={open ? deck.id : undefined}
          data-top={deck.id}
          onClick={press}
        >
          {central && <Peek deck={deck} />}
        </ArCard>
      )}
      <b class="count" aria-hidden="true" data-left>
        {deck.count}
      </b>
    </div>
  );
}

/** A deck within reach: the pile, whose it is, the name of its card, and what follows. */
export function ReachDeck({ play, choice }: ReachProps) {
  const words = architectsTableWords();
  const { deck, open, key } = choice;
  const unseen = deck.count === 0 ? words['deck.empty'] : words['deck.unknown'];
  // While a question of another kind is open, and after the game, the captions would only be noise.
  const silent = (!open && play.table.mine && deck.count > 0) || play.table.view.decision === 'over';
  // The question about any deck has a button of its own.
  const picked = open && play.ui.pick.value === deck.id && play.table.view.decision !== 'any-deck';
  const keyed = open && !play.phone;
  return (
    <div class={`reach ${deck.spot}${open ? ' open' : ''}${picked ? ' picked' : ''}`}>
      <Pile play={play} choice={choice} />
      <div class="caption">
        {picked ? (
          <Confirm play={play} kind="take" label={takeLabel(play, choice)} move={{ kind: 'take', deck: deck.id }}>
            {words['deck.take.go']}
          </Confirm>
        ) : (
          <button
            type="button"
            class="whose"
            aria-label={words['deck.look']({ deck: deckName(play, deck) })}
            title={words['deck.left']({ count: deck.count })}
            data-look={deck.id}
            onClick={() => look(play, deck)}
          >
            {keyed && (
              <kbd class="key" aria-hidden="true">
                {key}
              </kbd>
            )}
            <span>{deckTag(play, deck)}</span>
          </button>
        )}
        {!silent && (
          <div class="then" aria-hidden="true">
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
    </div>
  );
}
