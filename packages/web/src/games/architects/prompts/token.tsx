// A progress token: one of the open ones with what it does, or the unseen top of the pile.
import './prompts.css';
import './prompts-phone.css';
import type { TokenId } from '@maravilha/architects';
import { ProgressToken, TokenPile } from '../pieces/index.ts';
import { architectsTableWords } from '../words.ts';
import type { Play } from '../play.ts';
import { tokenEffect, tokenName } from '../say.ts';
import { Choice, Confirm } from './choice.tsx';
import { Question } from '../../../table/question.tsx';

type Pick = TokenId | 'pile';

export function TokenPrompt({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { pick } = play.ui;
  const { pile } = play.table.view;
  const offered: readonly Pick[] = play.moves.flatMap((move) => (move.kind === 'token' ? [move.token] : []));
  const chosen = offered.find((token) => token === pick.value) ?? (offered.length === 1 ? offered[0] : undefined);
  const size = play.phone ? 40 : 44;
  return (
    <Question play={play} kind="pick-token" icon="progress" title={words['token.title']}>
      <div class="options" role="radiogroup" aria-label={words['token.title']}>
        {offered.map((token) => {
          const name = token === 'pile' ? words['token.pile'] : tokenName(token);
          const says = token === 'pile' ? words['token.pile.help']({ count: pile }) : tokenEffect(token);
          return (
            <Choice
              key={token}
              kind="option token-choice"
              id={token}
              chosen={token === chosen}
              label={`${name}. ${says}`}
              pick={() => (pick.value = token)}
            >
              {token === 'pile' ? <TokenPile count={pile} size={size} /> : <ProgressToken token={token} size={size} />}
              <span class="text">
                <b>{name}</b>
                <small>{says}</small>
              </span>
            </Choice>
          );
        })}
      </div>
      <div class="confirm">
        <Confirm play={play} kind="token" move={chosen && { kind: 'token', token: chosen }}>
          {chosen === undefined
            ? words['token.title']
            : chosen === 'pile'
              ? words['token.go.pile']
              : words['token.go']({ token: tokenName(chosen) })}
        </Confirm>
      </div>
    </Question>
  );
}
