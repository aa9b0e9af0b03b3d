// The decisions beside a turn: a token, the Great Library, the Mausoleum, a card to destroy, who starts. They stand where the open card
// stands, so that the cities, the track and the structure stay in sight.
import './prompts.css';
import type { CardId, DuelMove } from '@maravilha/duel';
import { CardStrip } from '../../components/card.tsx';
import { Button, type SymbolId } from '../../components/index.ts';
import { TokenFace } from './pieces.ts';
import { ConfirmButton } from '../../table/confirm-button.tsx';
import { Question } from '../../table/question.tsx';
import { asideWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { cardFace, tokenFace } from './faces.ts';
import { byColour, cardDef } from './model.ts';
import { movesOf } from './moves.ts';
import type { Play } from './play.ts';
import { cardEffect, cardLabel, cardName, tokenEffect, tokenLabel, tokenName } from './say.ts';

function TokenPrompt({ play, moves, library }: { readonly play: Play; readonly moves: readonly DuelMove[]; readonly library: boolean }) {
  const words = asideWords();
  // Those on the board after a pair, the drawn ones in the Great Library.
  const tokens = moves.flatMap((move) => (move.kind === 'token' ? [move.token] : []));
  const help = library ? { help: words['prompt.library.help'] } : {};
  return (
    <Question kind="prompt" play={play} icon="progress" title={library ? words['prompt.library'] : words['prompt.token']} {...help}>
      <div class="choices" style={{ '--n': tokens.length }}>
        {tokens.map((token) => (
          <button
            key={token}
            type="button"
            class="choice centred"
            aria-label={tokenLabel(token)}
            data-choice={token}
            onClick={() => play.move({ kind: 'token', token })}
          >
            <TokenFace {...tokenFace(token)} />
            <span class="text">
              <b>{tokenName(token)}</b> <small>{tokenEffect(token)}</small>
            </span>
          </button>
        ))}
      </div>
    </Question>
  );
}

interface CardPromptProps {
  readonly play: Play;
  readonly cards: readonly CardId[];
  readonly icon: SymbolId;
  readonly title: string;
  readonly kind: 'revive' | 'destroy';
}

/** Many cards to choose from: the first press shows what a card does, the button confirms it. */
function CardPrompt({ play, cards, icon, title, kind }: CardPromptProps) {
  const words = asideWords();
  const { pick } = play.ui;
  const sorted = byColour(cards);
  const only = cards.length === 1 ? cards[0] : undefined;
  const chosen = pick.value !== undefined && cards.includes(pick.value) ? pick.value : only;
  const confirm = kind === 'revive' ? words['act.confirm-revive'] : words['act.confirm-destroy'];
  return (
    <Question kind="prompt" play={play} icon={icon} title={title}>
      <div class="pile">
        {sorted.map((card) => (
          <CardStrip
            key={card}
            {...cardFace(card)}
            name={cardName(card)}
            class={card === chosen ? 'selected' : ''}
            aria-label={cardLabel(card, [])}
            aria-pressed={card === chosen}
            data-choice={card}
            onClick={() => (pick.value = card)}
          />
        ))}
      </div>
      <div class="confirm">
        <p aria-live="polite">{chosen === undefined ? words['act.pick-one'] : `${cardName(chosen)}: ${cardEffect(chosen)}`}</p>
        {chosen !== undefined && (
          <ConfirmButton play={play} does={kind} kind="primary" icon={icon} onClick={() => play.move({ kind, card: chosen })}>
            {confirm({ card: cardName(chosen) })}
          </ConfirmButton>
        )}
      </div>
    </Question>
  );
}

function StarterPrompt({ play }: { readonly play: Play }) {
  const words = asideWords();
  const { table } = play;
  // The cards of the new age lie there already: who starts is decided in their sight.
  const { age } = table.view;
  return (
    <Question
      kind="prompt"
      play={play}
      icon="flag"
      title={words['prompt.starter']({ age: age === 0 ? '' : duelWords().age({ age }) })}
      help={words['prompt.starter.help']}
    >
      <div class="starters row">
        <Button kind="primary" data-choice={table.me} onClick={() => play.move({ kind: 'starter', seat: table.me })}>
          {words['prompt.starter.me']}
        </Button>
        <Button data-choice={table.foe} onClick={() => play.move({ kind: 'starter', seat: table.foe })}>
          {words['prompt.starter.other']({ name: play.nameOf(table.foe) })}
        </Button>
      </div>
    </Question>
  );
}

export function Prompt({ play }: { readonly play: Play }) {
  const words = asideWords();
  const { view } = play.table;
  const moves = movesOf(play.table);
  const cards = moves.flatMap((m) => (m.kind === 'revive' || m.kind === 'destroy' ? [m.card] : []));
  switch (view.decision) {
    case 'token':
      return <TokenPrompt play={play} moves={moves} library={false} />;
    case 'library':
      return <TokenPrompt play={play} moves={moves} library />;
    case 'revive':
      return <CardPrompt play={play} cards={cards} icon="ch-column" title={words['prompt.revive']} kind="revive" />;
    case 'destroy': {
      const [first] = cards;
      const colour = first === undefined ? '' : duelWords()[`colour.${cardDef(first).colour}`];
      return (
        <CardPrompt
          play={play}
          cards={cards}
          icon="destroy"
          title={words['prompt.destroy']({ name: play.nameOf(play.table.foe), colour })}
          kind="destroy"
        />
      );
    }
    case 'starter':
      return <StarterPrompt play={play} />;
    case 'turn':
    case 'draft':
    case 'over':
      return null;
  }
}
