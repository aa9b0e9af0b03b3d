import './bar.css';
import { Icon } from '../../components/index.ts';
import { sevenWondersTableWords, sevenWondersWords } from './words.ts';
import { DiscardButton, Pill, TableBar } from '../../table/bar.tsx';
import { useKeptFocus } from './focus.ts';
import { othersOf, waitingFor } from '../../table/sight.ts';
import { cityAt } from './model.ts';
import type { Play } from './play.ts';

const pillText = (play: Play): string => {
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { table } = play;
  const { decision } = table.view;
  if (table.sealed !== undefined && table.mine) return words['bar.sealed'];
  if (table.mine) return play.phone ? words[`bar.short.${decision}`] : game[`decision.${decision}`];
  if (play.phone) return words['bar.short.wait'];
  const names = waitingFor(table).map(play.nameOf);
  if (names.length > 2) return words['bar.waiting']({ count: names.length });
  return game[`decision.wait.${decision}`]({ names });
};

/** What is asked of me or of whom we wait for, with the clock of whom it speaks. */
function TurnPill({ play }: { readonly play: Play }) {
  const { table } = play;
  const sealed = table.sealed !== undefined && table.mine;
  return (
    <Pill
      play={play}
      seats={table.mine && !sealed ? [table.me] : waitingFor(table)}
      asked={table.mine && !sealed}
      text={pillText(play)}
      icon={sealed ? 'check' : 'hourglass'}
    >
      {play.phone && table.awaiting.length > 1 && (
        <span class="numerals part ready-part" aria-hidden="true">
          {table.ready.length}/{table.awaiting.length}
        </span>
      )}
    </Pill>
  );
}

/** Turns of the age as small marks. */
function TurnDots({ play }: { readonly play: Play }) {
  const { turn, turns } = play.table.view;
  return (
    <span class="turn-dots" aria-hidden="true">
      {Array.from({ length: turns }, (_, i) => (
        <i key={i} class={i < turn - 1 ? 'past' : i === turn - 1 ? 'now' : ''} />
      ))}
    </span>
  );
}

function Pass({ play }: { readonly play: Play }) {
  const { pass } = play.table;
  if (pass === undefined) return null;
  const words = sevenWondersWords()[`pass.${pass}`];
  const arrow = <Icon id={pass === 'left' ? 'arrow-left' : 'arrow-right'} class="" />;
  return (
    <span class="row passing" title={words}>
      {play.phone && pass === 'left' && arrow}
      <Icon id="hand" class="hand-sign" />
      <span class={play.phone ? 'visually-hidden' : ''}>{words}</span>
      {(!play.phone || pass === 'right') && arrow}
    </span>
  );
}

export function Bar({ play }: { readonly play: Play }) {
  useKeptFocus();
  const words = sevenWondersTableWords();
  const game = sevenWondersWords();
  const { phone, table } = play;
  const { age, turn, turns, options, discard } = table.view;
  return (
    <TableBar
      play={play}
      name={options.cities ? game['game.cities'] : game['game.name']}
      news={othersOf(table).filter((seat) => cityAt(table, seat).last !== undefined).length}
      title={age === 0 ? words['bar.boards'] : game.age({ age })}
      note={
        age > 0 && (
          <>
            <small>{phone ? `${turn}/${turns}` : game.turn({ turn, turns })}</small>
            {!phone && <TurnDots play={play} />}
          </>
        )
      }
      before={!phone && <Pass play={play} />}
      pill={<TurnPill play={play} />}
      after={
        phone ? (
          <Pass play={play} />
        ) : (
          table.awaiting.length > 1 && (
            <span class="ready-count numerals">{words['bar.ready']({ ready: table.ready.length, all: table.awaiting.length })}</span>
          )
        )
      }
      buttons={!phone && <DiscardButton play={play} count={discard.length} />}
    />
  );
}
