// Cities: a loss of coins, settled with coins, debts or a mix; every choice with what it leaves.
import './prompts.css';
import { useState } from 'preact/hooks';
import { sevenWondersTable as engine, type SevenWondersMove } from '@maravilha/seven-wonders';
import { Coin, Icon } from '../../../components/index.ts';
import { sevenWondersTableWords, sevenWondersWords } from '../words.ts';
import { lossCauses } from '../losses.ts';
import { cityAt } from '../model.ts';
import type { Play } from '../play.ts';
import { cardName } from '../say.ts';
import { ConfirmButton } from '../../../table/confirm-button.tsx';
import { Question } from '../../../table/question.tsx';

interface Choice {
  readonly coins: number;
  readonly debts: number;
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const choicesOf = (play: Play): readonly Choice[] =>
  play.moves
    .flatMap((move) => (move.kind === 'lose' ? [move.coins] : []))
    .toSorted((a, b) => b - a)
    .map((coins) => ({ coins, debts: engine.explain(play.table.state, play.table.me, { kind: 'lose', coins }).debts ?? 0 }));

/** Single coins and debts as long as they can be counted at a glance. */
const COUNTED = 5;

const pilesOf = (count: number, single: boolean): readonly number[] =>
  single ? Array.from({ length: count }, () => 1) : count > 0 ? [count] : [];

function Pieces({ choice: { coins, debts } }: { readonly choice: Choice }) {
  const single = coins + debts <= COUNTED;
  return (
    <span class="row pay" aria-hidden="true">
      {pilesOf(coins, single).map((n, i) => (
        <Coin key={i} n={-n} />
      ))}
      {pilesOf(debts, single).map((n, i) => (
        <i key={i} class="debt">
          <Icon id="debt" class="" />
          {n > 1 && <b class="numerals">×{n}</b>}
        </i>
      ))}
    </span>
  );
}

const nameOf = (choice: Choice): string => {
  const game = sevenWondersWords();
  const words = sevenWondersTableWords();
  if (choice.debts === 0) return game.coins({ count: choice.coins });
  if (choice.coins === 0) return game.debts({ count: choice.debts });
  return words['loss.both']({ coins: game.coins({ count: choice.coins }), debts: game.debts({ count: choice.debts }) });
};

function Option({ play, choice, on, pick }: { readonly play: Play; readonly choice: Choice; readonly on: boolean; pick(): void }) {
  const words = sevenWondersTableWords();
  const city = cityAt(play.table, play.table.me);
  const coins = city.coins - choice.coins;
  const debts = city.debts + choice.debts;
  // The line "treasury" of the score pad, as it would stand.
  const points = engine.treasuryPoints(coins, debts);
  return (
    <button
      type="button"
      class={`loss-option${on ? ' active' : ''}`}
      role="radio"
      aria-checked={on}
      data-choice={choice.coins}
      onClick={pick}
    >
      <Pieces choice={choice} />
      <b>{nameOf(choice)}</b>
      <dl class="numerals">
        <dt>{words['loss.coins']}</dt>
        <dd>
          {city.coins} → {coins}
        </dd>
        <dt>{words['loss.debts']}</dt>
        <dd>
          {city.debts} → {debts}
        </dd>
        <dt>{words['loss.points']}</dt>
        <dd>{signed(points)}</dd>
      </dl>
    </button>
  );
}

/** Who caused it: cards and stages that were turned up in this turn. */
function Causes({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const causes = lossCauses(play.table);
  return (
    <>
      {causes.map(({ seat, card, board, stage }, i) => (
        <span key={i} class="cause">
          {words['loss.cause']({
            name: play.nameOf(seat),
            what: card !== undefined ? cardName(card) : game['source.stage']({ board, stage }),
          })}{' '}
        </span>
      ))}
    </>
  );
}

export function LossPrompt({ play }: { readonly play: Play }) {
  const words = sevenWondersTableWords();
  const { table } = play;
  const choices = choicesOf(play);
  const sealed = table.sealed?.kind === 'lose' ? table.sealed.coins : undefined;
  const [picked, setPicked] = useState<number | undefined>(sealed);
  const chosen = choices.find((choice) => choice.coins === picked) ?? choices[0];
  const city = cityAt(table, table.me);
  if (chosen === undefined) return null;
  const move: SevenWondersMove = { kind: 'lose', coins: chosen.coins };
  return (
    <Question
      over
      play={play}
      kind="loss"
      icon="debt"
      title={words['loss.title']({ count: city.loss })}
      help={<Causes play={play} />}
      aside={
        <span class="row have numerals">
          <Coin n={city.coins} />
          <span class="row">
            <Icon id="debt" class="" />
            {city.debts === 0 ? 0 : `−${city.debts}`}
          </span>
        </span>
      }
    >
      <div
        class="options"
        role="radiogroup"
        aria-label={words['loss.title']({ count: city.loss })}
        style={{ '--n': Math.min(choices.length, 4) }}
      >
        {choices.map((choice) => (
          <Option key={choice.coins} play={play} choice={choice} on={choice === chosen} pick={() => setPicked(choice.coins)} />
        ))}
      </div>
      <div class="row foot">
        <p>{words['loss.help']}</p>
        <ConfirmButton
          play={play}
          kind="primary"
          icon="check"
          does="lose"
          onClick={() => {
            play.ui.changing.value = false;
            play.move(move);
          }}
        >
          {sevenWondersWords()['move.lose.debts'](chosen)}
        </ConfirmButton>
      </div>
    </Question>
  );
}
