// The end: who won and how, the score pad, where the points came from, and all that lay face down.
import './rows.css';
import './sheets.css';
import { sevenWondersTable as engine } from '@maravilha/seven-wonders';
import { WonderScene } from '../../../components/index.ts';
import { sevenWondersEndWords } from '../end-words.ts';
import { sevenWondersWords } from '../words.ts';
import { growth } from '../../../symbols/growth.ts';
import { RankedResult } from '../../../table/end/ranked-result.tsx';
import { scoredOf } from '../../../table/end/scored.ts';
import { boardFace } from '../faces.ts';
import { cityAt, stageTotal } from '../model.ts';
import type { Play } from '../play.ts';
import { padOf } from './pad.tsx';
import { rowsOf } from './result.ts';
import { ROW_SYMBOL, rowName } from './row-mark.ts';
import { BuriedList, DiscardList } from './sheets.tsx';
import { howOf } from './verdict.tsx';
import { whyOf } from './why.tsx';

/** The winner's board as it stands. */
function Hero({ play, seat }: { readonly play: Play; readonly seat: number }) {
  const city = cityAt(play.table, seat);
  if (city.board === undefined || city.side === undefined) return null;
  const stage = growth(city.stages.length, stageTotal(city));
  return <WonderScene scene={boardFace(city.board, city.side).scene} time={city.side} stage={stage} />;
}

export function End({ play }: { readonly play: Play }) {
  const words = sevenWondersEndWords();
  const { view } = play.table;
  const rows = rowsOf(view).map((id) => ({ id, name: rowName(play, id), icon: ROW_SYMBOL[id] }));
  return (
    <RankedResult
      play={play}
      game={sevenWondersWords()[view.options.cities ? 'game.cities' : 'game.name']}
      book={view.options.cities ? 'cities' : 'seven-wonders'}
      class={play.score.teams.length > 0 ? 'teams' : ''}
      scored={scoredOf(play.score, rows)}
      places={engine.rankingOf(view, play.score)}
      hero={(seat) => <Hero play={play} seat={seat} />}
      how={(verdict) => howOf(play, verdict)}
      decided={({ coins }) => words['rank.treasury']({ coins })}
      pad={padOf(play)}
      why={whyOf(play)}
      note={words['chart.note']}
      leaves={(seats) => [
        { id: 'buried', title: words['buried.title'], short: words['buried.tab'], draw: () => <BuriedList play={play} seats={seats} /> },
        { id: 'discard', title: words['discard.title'], short: words['discard.tab'], draw: () => <DiscardList play={play} /> },
      ]}
      checks="buried"
    />
  );
}
