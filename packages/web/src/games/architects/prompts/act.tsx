// What is open in my turn, in any order: stages and exchanges that must be done, extra cards that may be taken or left.
import './prompts.css';
import './prompts-phone.css';
import type { CardId, ScienceSymbol } from '@maravilha/architects';
import { ArCard, CostSigns, EffectSign } from '../pieces/index.ts';
import { Glyphs, Icon } from '../../../components/index.ts';
import { architectsTableWords } from '../words.ts';
import { cityAt, stageOf } from '../model.ts';
import { MustRule } from '../on-demand.ts';
import { type Play, shownTask } from '../play.ts';
import { cardName, cardsInWords, costWords, listed, tokenName, wayLabel, wayTokens, wonderEffect } from '../say.ts';
import { Picture } from '../seat-parts.tsx';
import { type BuildTask, buildMove, canEnd, type ExchangeTask, type ExtraTask, type Task, taskId, type Way } from '../turn.ts';
import { Choice, Confirm } from './choice.tsx';
import { ConfirmButton } from '../../../table/confirm-button.tsx';
import { Question } from '../../../table/question.tsx';

const Points = ({ n }: { readonly n: number }) => (n > 0 ? <Glyphs glyphs={[{ kind: 'points', n }]} /> : null);

function StageSign({ task }: { readonly task: BuildTask }) {
  return (
    <span class="stage-sign">
      <span>{architectsTableWords()['act.stage']({ stage: task.stage })}</span>
      <CostSigns stage={task.stage} />
      <Points n={task.points} />
    </span>
  );
}

const Minis = ({ cards }: { readonly cards: readonly CardId[] }) =>
  cards.map((card, i) => <ArCard key={i} card={card} size="mini" title={cardName(card)} />);

// ---------------------------------------------------------------- building

function WayRow({ way, chosen, pick }: { readonly way: Way; readonly chosen: boolean; readonly pick: () => void }) {
  const words = architectsTableWords();
  const tokens = wayTokens(way);
  return (
    <Choice kind="option" marked id={way.id} chosen={chosen} label={wayLabel(way)} pick={pick}>
      <span class="pay">
        <Minis cards={way.cards} />
        {tokens !== '' && <small>{tokens}</small>}
      </span>
      <span class="keeps">
        {way.stays.length === 0 ? words['act.stays.none'] : words['act.stays']}
        <Minis cards={way.stays.slice(0, 4)} />
        {way.stays.length > 4 && `+${way.stays.length - 4}`}
      </span>
    </Choice>
  );
}

function BuildBody({ play, task }: { readonly play: Play; readonly task: BuildTask }) {
  const words = architectsTableWords();
  const { ways } = play.ui;
  const chosen = task.ways.find((way) => way.id === ways.value[task.stage]) ?? task.ways[0];
  if (chosen === undefined) return null;
  const cost = costWords(task.stage);
  const coins = task.ways.some((way) => way.coins > 0);
  const { wonder } = cityAt(play.table, play.table.me);
  return (
    <>
      <div class="says">
        {/* On a phone my own wonder is covered by the sheet. */}
        {play.phone && <Picture play={play} seat={play.table.me} size="small" plaques="none" />}
        <div>
          {play.phone && <StageSign task={task} />}
          <p>
            {words[task.ways.length === 1 ? 'act.pays.one' : 'act.pays']({ cost })} {coins && play.phone && words['act.coin']}
          </p>
          {wonder !== undefined && stageOf(wonder, task.stage).effect && (
            <p class="brings">
              <EffectSign wonder={wonder} />
              <b>{wonderEffect(wonder)}</b>
            </p>
          )}
        </div>
      </div>
      <div class="options" role="radiogroup" aria-label={words['act.ways']}>
        {task.ways.map((way) => (
          <WayRow key={way.id} way={way} chosen={way === chosen} pick={() => (ways.value = { ...ways.peek(), [task.stage]: way.id })} />
        ))}
      </div>
      <div class="confirm">
        <Confirm
          play={play}
          kind="build"
          icon="stage"
          label={words['act.build.label']({ stage: task.stage, points: task.points })}
          move={buildMove(task.stage, chosen)}
        >
          {words['act.build.go']}
          {task.points > 0 && ' +'}
          <Points n={task.points} />
        </Confirm>
      </div>
    </>
  );
}

// ---------------------------------------------------------------- exchanging

const setId = (set: readonly ScienceSymbol[]): string => set.join('+');

function ExchangeBody({ play, task }: { readonly play: Play; readonly task: ExchangeTask }) {
  const words = architectsTableWords();
  const { pick } = play.ui;
  const chosen = task.sets.find((set) => setId(set) === pick.value) ?? task.sets[0];
  if (chosen === undefined) return null;
  return (
    <>
      <p>{words['act.exchange.help']}</p>
      <div class="options" role="radiogroup" aria-label={words['act.exchange']}>
        {task.sets.map((set) => {
          const id = setId(set);
          return (
            <Choice key={id} kind="option" marked id={id} chosen={set === chosen} label={cardsInWords(set)} pick={() => (pick.value = id)}>
              <span class="pay">
                <Minis cards={set} />
              </span>
              <span class="keeps">{words[set.length === 2 ? 'act.exchange.pair' : 'act.exchange.trio']}</span>
            </Choice>
          );
        })}
      </div>
      <div class="confirm">
        <Confirm
          play={play}
          kind="exchange"
          icon="progress"
          label={words['act.exchange.label']({ symbols: cardsInWords(chosen) })}
          move={{ kind: 'exchange', symbols: chosen }}
        >
          {words['act.exchange.go']}
        </Confirm>
      </div>
    </>
  );
}

// ---------------------------------------------------------------- extra cards

export function EndButton({ play, count }: { readonly play: Play; readonly count: number }) {
  const words = architectsTableWords();
  if (!canEnd(play.moves))
    return (
      <p class="hint">
        {words['act.end.forced']}
        <MustRule />
      </p>
    );
  return (
    <ConfirmButton play={play} icon="check" does="end" onClick={() => play.move({ kind: 'end' })}>
      {words['act.end.lost']({ count })}
    </ConfirmButton>
  );
}

function ExtraBody({ play, task }: { readonly play: Play; readonly task: ExtraTask }) {
  return (
    <>
      <p>{architectsTableWords()['act.extra.by']({ tokens: listed(task.tokens.map(tokenName)) })}</p>
      <div class="confirm">
        <EndButton play={play} count={task.tokens.length} />
      </div>
    </>
  );
}

// ---------------------------------------------------------------- all of it

function Tab({ play, task, active }: { readonly play: Play; readonly task: Task; readonly active: boolean }) {
  const words = architectsTableWords();
  const { forced } = task;
  return (
    <button
      type="button"
      role="tab"
      class={active ? 'active' : ''}
      aria-selected={active}
      title={forced ? words['act.forced'] : undefined}
      data-task={taskId(task)}
      onClick={() => (play.ui.task.value = taskId(task))}
    >
      <Icon id={forced ? 'lock' : 'extra-card'} />
      {task.kind === 'build' && <StageSign task={task} />}
      {task.kind === 'exchange' && words['act.exchange.tab']}
      {task.kind === 'extra' && words['act.extra.tab']({ count: task.tokens.length })}
    </button>
  );
}

export function ActPrompt({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { tasks } = play;
  const task = shownTask(play, taskId);
  if (task === undefined) return null;
  const tabs = tasks.length > 1;
  const title = task.kind === 'extra' ? words['act.extra']({ count: task.tokens.length }) : words[`act.${task.kind}`];
  return (
    <Question
      play={play}
      kind={`act ${task.kind}${tabs ? ' several' : ''}${tasks.some(({ forced }) => forced) ? ' must' : ''}`}
      icon={task.forced ? 'lock' : 'extra-card'}
      title={title}
      aside={!tabs && !play.phone && task.kind === 'build' && <StageSign task={task} />}
    >
      {tabs && (
        <div class="tabs" role="tablist" aria-label={words['act.title']}>
          {tasks.map((one) => (
            <Tab key={taskId(one)} play={play} task={one} active={one === task} />
          ))}
        </div>
      )}
      {task.kind === 'build' && <BuildBody play={play} task={task} />}
      {task.kind === 'exchange' && <ExchangeBody play={play} task={task} />}
      {task.kind === 'extra' && <ExtraBody play={play} task={task} />}
    </Question>
  );
}
