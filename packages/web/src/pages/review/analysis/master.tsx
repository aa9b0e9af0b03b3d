// The master: asked or not, how thoroughly, and how far he is.
import { DEPTHS } from '@maravilha/bots/analysis';
import { analysisWords } from '../../../base/analysis-words.ts';
import { Button } from '../../../components/controls.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Reviewing } from '../review.ts';
import type { Depth, Study } from './study.ts';

function Depths({ study }: { readonly study: Study }) {
  const words = analysisWords();
  const depth = study.depth.value;
  return (
    <label class="depth row">
      {words.depth}
      <select value={depth} onChange={({ currentTarget: { value } }) => study.choose(value as Depth)}>
        {Object.entries(DEPTHS).map(([id, games]) => (
          <option key={id} value={id} title={words['depth.line']({ games })}>
            {words[`depth.${id as Depth}`]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Progress({ study }: { readonly study: Study }) {
  const words = analysisWords();
  const said = words.progress({ done: study.done.value, of: study.tasks });
  return (
    <div class="progress row">
      <progress max={study.tasks} value={study.done.value} aria-label={words['progress.label']} aria-valuetext={said} />
      <span class="numerals">{said}</span>
    </div>
  );
}

export function Master({ review, study }: { readonly review: Reviewing; readonly study: Study }) {
  const words = analysisWords();
  const state = study.state.value;
  const known = study.done.value > 0;
  return (
    <div class="master column">
      <div class="head row">
        <Icon id="owl" class="" />
        <h3>{words.master}</h3>
        {known && (
          <button
            type="button"
            class="owl-switch"
            role="switch"
            aria-checked={review.opinion.value}
            aria-label={words['master.show']}
            onClick={() => (review.opinion.value = !review.opinion.peek())}
          >
            <i />
          </button>
        )}
      </div>
      {state === 'barred' && <p>{words.barred}</p>}
      {state !== 'done' && state !== 'reading' && state !== 'barred' && (
        <>
          {known && <Progress study={study} />}
          {state === 'idle' && <p>{words['start.line']}</p>}
          {state === 'stopped' && <p>{words.stopped}</p>}
          {state === 'failed' && <p role="alert">{words.failed}</p>}
          <div class="acts row">
            {state === 'running' ? (
              <Button onClick={() => study.stop()}>{words.stop}</Button>
            ) : (
              <Button kind={state === 'idle' ? 'primary' : 'plain'} icon="owl" onClick={() => study.start()}>
                {state === 'idle' ? words.start : state === 'failed' ? words.again : words['go-on']}
              </Button>
            )}
            {state !== 'running' && <Depths study={study} />}
          </div>
        </>
      )}
      {!study.kept.value && <p class="fine">{words['not-kept']}</p>}
    </div>
  );
}
