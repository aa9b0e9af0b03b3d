// A card of the discard pile, to build for nothing: all of them with their effect, and leaving the pile alone.
import '../../../components/card-tiny.css';
import './prompts.css';
import type { CardId } from '@maravilha/seven-wonders';
import { CardFace } from '../../../components/card.tsx';
import { Button } from '../../../components/index.ts';
import { sevenWondersTableWords, sevenWondersWords } from '../words.ts';
import { cardFace } from '../faces.ts';
import { byColour } from '../model.ts';
import type { Play } from '../play.ts';
import { cardBrief, cardEffect, cardLabel, cardName } from '../say.ts';
import { ConfirmButton } from '../../../table/confirm-button.tsx';
import { Question } from '../../../table/question.tsx';

export function RevivePrompt({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { pick } = play.ui;
  const cards = byColour(play.moves.flatMap((move) => (move.kind === 'revive' ? [move.card] : [])));
  const declines = play.moves.some((move) => move.kind === 'decline');
  const chosen: CardId | undefined = cards.find((card) => card === pick.value) ?? (cards.length === 1 ? cards[0] : undefined);
  // Cards that lie in the pile but cannot be built: the city has them already.
  const rest = play.table.view.discard.length - cards.length;
  return (
    <Question
      over
      play={play}
      kind="revive"
      icon="discard"
      title={sevenWondersWords()['decision.revive']}
      help={rest > 0 ? words['revive.rest']({ count: rest }) : undefined}
    >
      <div class="pile" role="group" aria-label={words['discard.title']}>
        {cards.map((card) => (
          <CardFace
            key={card}
            {...cardFace(card)}
            name={cardName(card)}
            tiny={play.phone}
            selected={card === chosen}
            aria-label={cardLabel(card, [])}
            aria-pressed={card === chosen}
            data-choice={card}
            title={cardEffect(card)}
            onClick={() => (pick.value = card)}
          >
            {!play.phone && <span class="effect-words">{cardBrief(card)}</span>}
          </CardFace>
        ))}
      </div>
      <div class="row foot">
        <p aria-live="polite">{chosen === undefined ? words['revive.pick'] : `${cardName(chosen)}: ${cardEffect(chosen)}`}</p>
        {declines && (
          <Button icon="cross" data-decline onClick={() => play.move({ kind: 'decline' })}>
            {words['revive.decline']}
          </Button>
        )}
        {chosen !== undefined && (
          <ConfirmButton
            play={play}
            kind="primary"
            icon="ch-column"
            does="revive"
            onClick={() => play.move({ kind: 'revive', card: chosen })}
          >
            {words['revive.build']({ card: cardName(chosen) })}
          </ConfirmButton>
        )}
      </div>
    </Question>
  );
}
