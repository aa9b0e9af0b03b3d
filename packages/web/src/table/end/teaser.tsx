// At the end of a table: what the master said of this match, if it was analysed on this device: the turning point and the line of my chance.
import './teaser.css';
import { type Analysis, analysisOf, DEPTHS, type Verdict } from '@maravilha/bots/analysis';
import type { Log } from '@maravilha/kernel';
import { useEffect, useState } from 'preact/hooks';
import { analysisWords } from '../../base/analysis-words.ts';
import { AnalysisStore } from '../../local/analysis-store.ts';
import type { TablePlay } from '../play.ts';

const find = async (log: Log): Promise<Analysis | undefined> => {
  const store = await AnalysisStore.open();
  try {
    for (const playouts of Object.values(DEPTHS).toReversed()) {
      const kept = await store.read({ log, effort: { playouts } });
      const analysis = kept && analysisOf(kept.outline, kept.judgements);
      if (analysis?.complete === true) return analysis;
    }
    return undefined;
  } finally {
    store.close();
  }
};

/** My largest loss, or else the largest of all. */
const turningPoint = ({ turns }: Analysis, seat: number): Verdict | undefined => {
  const marked = turns.flatMap((turn) => turn?.verdicts ?? []).filter(({ mark, loss }) => mark !== undefined && loss > 0);
  return marked.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat) || b.loss - a.loss)[0];
};

export function Teaser({ play }: { readonly play: TablePlay }) {
  const [analysis, setAnalysis] = useState<Analysis | undefined>(undefined);
  const log = play.session.revealed.value?.log as Log | undefined;
  useEffect(() => {
    let over = false;
    const look = async (): Promise<void> => {
      const found = log && (await find(log));
      if (!over) setAnalysis(found);
    };
    // A browser that keeps nothing has nothing to show.
    look().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [log]);
  if (analysis === undefined) return null;
  const words = analysisWords();
  const { me } = play.table;
  const line = [...analysis.turns.map((turn) => 100 * (turn?.chances[me] ?? 0)), analysis.result[me] ?? 0];
  const turning = turningPoint(analysis, me);
  return (
    <figure class="teaser" data-teaser="">
      <svg viewBox={`0 0 ${line.length - 1} 100`} preserveAspectRatio="none" aria-hidden="true">
        <polyline points={line.map((chance, at) => `${at},${100 - chance}`).join(' ')} />
      </svg>
      {turning?.mark !== undefined && (
        <figcaption>
          {words.turning({ turn: turning.moment + 1, mark: words[turning.mark], change: words.signed({ count: -turning.loss }) })}
        </figcaption>
      )}
    </figure>
  );
}
