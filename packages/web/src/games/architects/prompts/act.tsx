// What is open in my turn, in any order: stages and exchanges that must be done, extra cards that may be taken or left.
import type { ScienceSymbol, Stage } from '@maravilha/architects';
import { ArCard, ArchitectsWonder, CostSigns } from '../pieces/index.ts';
import { Button, Glyphs, Icon } from '../../../components/index.ts';
import { architectsTableWords } from '../words.ts';
import { availableOf, cityAt } from '../model.ts';
import { type Play, shownTask } from '../play.ts';
import { cardName, cardsInWords, costWords, listed, tokenName, wayLabel } from '../say.ts';
import { type BuildTask, buildMove, canEnd, type ExchangeTask, type ExtraTask, isForced, type Task, taskId, type Way } from '../turn.ts';
import { DeckRows } from './decks.tsx';
import { Ask } from './frame.tsx';

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

// ---------------------------------------------------------------- building

function WayRow({ way, chosen, pick }: { readonly way: Way; readonly chosen: boolean; readonly pick: () => void }) {
  const words = architectsTableWords();
  return (
    <button
      type="button"
      class={`option${chosen ? ' active' : ''}`}
      role="radio"
      aria-checked={chosen}
      aria-label={wayLabel(way)}
      data-choice={way.id}
      onClick={pick}
    >
      <span class="radio">{chosen && <Icon id="check" class="" />}</span>
      <span class="pay">
        {way.cards.map((card, i) => (
          <ArCard key={i} card={card} size="mini" title={cardName(card)} />
        ))}
        {(way.economy || way.engineering) && (
          <small>{listed([...(way.economy ? [tokenName('economy')] : []), ...(way.engineering ? [tokenName('engineering')] : [])])}</small>
        )}
      </span>
      <span class="keeps">
        {way.stays.length === 0 ? words['act.stays.none'] : words['act.stays']}
        {way.stays.slice(0, 4).map((card, i) => (
          <ArCard key={i} card={card} size="mini" title={cardName(card)} />
        ))}
        {way.stays.length > 4 && `+${way.stays.length - 4}`}
      </span>
    </button>
  );
}

/** The piece on a phone, where my own wonder is covered by the sheet. */
function Piece({ play, stage }: { readonly play: Play; readonly stage: Stage }) {
  const city = cityAt(play.table, play.table.me);
  if (!play.phone || city.wonder === undefined) return null;
  return (
    <div class="picture" data-wonder={city.wonder}>
      <ArchitectsWonder
        wonder={city.wonder}
        built={city.built}
        available={availableOf(city)}
        size="small"
        plaques="none"
        highlight={stage}
      />
    </div>
  );
}

function BuildBody({ play, task }: { readonly play: Play; readonly task: BuildTask }) {
  const words = architectsTableWords();
  const { ways } = play.ui;
  const [first] = task.ways;
  const chosen = task.ways.find((way) => way.id === ways.value[task.stage]) ?? first;
  if (chosen === undefined) return null;
  const cost = costWords(task.stage);
  const coins = task.ways.some((way) => way.coins > 0);
  return (
    <>
      <div class="says">
        <Piece play={play} stage={task.stage} />
        <div>
          {play.phone && <StageSign task={task} />}
          <p>
            {words[task.ways.length === 1 ? 'act.pays.one' : 'act.pays']({ cost })} {coins && play.phone && words['act.coin']}
          </p>
        </div>
      </div>
      <div
        class={`options${task.ways.length > (play.tasks.length > 1 ? 2 : 4) ? ' many' : ''}`}
        role="radiogroup"
        aria-label={words['act.ways']}
      >
        {task.ways.map((way) => (
          <WayRow key={way.id} way={way} chosen={way === chosen} pick={() => (ways.value = { ...ways.peek(), [task.stage]: way.id })} />
        ))}
      </div>
      <div class="confirm">
        <Button
          kind="primary"
          icon="stage"
          data-confirm="build"
          data-stage={task.stage}
          aria-label={words['act.build.label']({ stage: task.stage, points: task.points })}
          disabled={play.session.sending.value}
          onClick={() => play.move(buildMove(task.stage, chosen))}
        >
          {words['act.build.go']}
          {task.points > 0 && (
            <>
              {' +'}
              <Points n={task.points} />
            </>
          )}
        </Button>
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
          const on = set === chosen;
          return (
            <button
              key={setId(set)}
              type="button"
              class={`option${on ? ' active' : ''}`}
              role="radio"
              aria-checked={on}
              aria-label={cardsInWords(set)}
              data-choice={setId(set)}
              onClick={() => (pick.value = setId(set))}
            >
              <span class="radio">{on && <Icon id="check" class="" />}</span>
              <span class="pay">
                {set.map((card, i) => (
                  <ArCard key={i} card={card} size="mini" title={cardName(card)} />
                ))}
              </span>
              <span class="keeps">{words[set.length === 2 ? 'act.exchange.pair' : 'act.exchange.trio']}</span>
            </button>
          );
        })}
      </div>
      <div class="confirm">
        <Button
          kind="primary"
          icon="progress"
          data-confirm="exchange"
          aria-label={words['act.exchange.label']({ symbols: cardsInWords(chosen) })}
          disabled={play.session.sending.value}
          onClick={() => play.move({ kind: 'exchange', symbols: chosen })}
        >
          {words['act.exchange.go']}
        </Button>
      </div>
    </>
  );
}

// ---------------------------------------------------------------- extra cards

export function EndButton({ play, count }: { readonly play: Play; readonly count: number }) {
  const words = architectsTableWords();
  if (!canEnd(play.moves)) return <p class="hint">{words['act.end.forced']}</p>;
  return (
    <Button icon="check" data-confirm="end" disabled={play.session.sending.value} onClick={() => play.move({ kind: 'end' })}>
      {words['act.end.lost']({ count })}
    </Button>
  );
}

function ExtraBody({ play, task }: { readonly play: Play; readonly task: ExtraTask }) {
  return (
    <>
      <p>{architectsTableWords()['act.extra.by']({ tokens: listed(task.tokens.map(tokenName)) })}</p>
      <DeckRows play={play} choices={play.reach.filter((choice) => choice.open)} />
      <div class="confirm">
        <EndButton play={play} count={task.tokens.length} />
      </div>
    </>
  );
}

// ---------------------------------------------------------------- all of it

function Tab({ play, task, on }: { readonly play: Play; readonly task: Task; readonly on: boolean }) {
  const words = architectsTableWords();
  const icon = isForced(task) ? 'lock' : 'extra-card';
  return (
    <button
      type="button"
      role="tab"
      class={on ? 'active' : ''}
      aria-selected={on}
      title={isForced(task) ? words['act.forced'] : undefined}
      data-task={taskId(task)}
      onClick={() => (play.ui.task.value = taskId(task))}
    >
      <Icon id={icon} class="" />
      {task.kind === 'build' && (
        <>
          {words['act.stage']({ stage: task.stage })}
          <CostSigns stage={task.stage} />
          <Points n={task.points} />
        </>
      )}
      {task.kind === 'exchange' && words['act.exchange.tab']}
      {task.kind === 'extra' && words['act.extra.tab']({ count: task.tokens.length })}
    </button>
  );
}

function Body({ play, task }: { readonly play: Play; readonly task: Task }) {
  switch (task.kind) {
    case 'build':
      return <BuildBody play={play} task={task} />;
    case 'exchange':
      return <ExchangeBody play={play} task={task} />;
    case 'extra':
      return <ExtraBody play={play} task={task} />;
  }
}

const titleOf = (task: Task): string => {
  const words = architectsTableWords();
  switch (task.kind) {
    case 'build':
      return words['act.build'];
    case 'exchange':
      return words['act.exchange'];
    case 'extra':
      return words['act.extra']({ count: task.tokens.length });
  }
};

export function ActPrompt({ play }: { readonly play: Play }) {
  const words = architectsTableWords();
  const { tasks } = play;
  const task = shownTask(play, taskId);
  if (task === undefined) return null;
  const must = isForced(task);
  const tabs = tasks.length > 1;
  return (
    <Ask
      play={play}
      kind={`act ${task.kind}${tabs ? ' several' : ''}`}
      icon={must ? 'lock' : 'extra-card'}
      title={titleOf(task)}
      must={tasks.some(isForced)}
      aside={!tabs && !play.phone && task.kind === 'build' && <StageSign task={task} />}
    >
      {tabs && (
        <div class="tabs" role="tablist" aria-label={words['act.title']}>
          {tasks.map((one) => (
            <Tab key={taskId(one)} play={play} task={one} on={one === task} />
          ))}
        </div>
      )}
      <Body play={play} task={task} />
    </Ask>
  );
}
