// The end: who won and how, the score pad, where the points came from, and all that lay face down.
import './end.css';
import './pad.css';
import './sheets.css';
import './end-phone.css';
import { useState } from 'preact/hooks';
import { Icon, WonderScene } from '../../../components/index.ts';
import { growth } from '../../../symbols/growth.ts';
import { swEndWords } from '../../../i18n/index.ts';
import { boardFace } from '../faces.ts';
import { cityAt, stageTotal } from '../model.ts';
import { roleOf } from '../neighbour.tsx';
import type { Play } from '../play.ts';
import { Pad } from './pad.tsx';
import { ranking, type Side } from './result.ts';
import { BuriedList, Chart, DiscardList } from './sheets.tsx';
import { Shuffle } from '../../../table/shuffle.tsx';
import { Ways } from '../../../table/ways.tsx';
import { VerdictText } from './verdict.tsx';

/** The winner's board as it stands. */
function Hero({ play, sides }: { readonly play: Play; readonly sides: readonly Side[] }) {
  const city = cityAt(play.table, sides[0]?.seats[0] ?? play.table.me);
  const shared = sides.filter((side) => side.won).length > 1;
  return (
    <div class="hero">
      {city.board !== undefined && city.side !== undefined && (
        <WonderScene scene={boardFace(city.board, city.side).scene} time={city.side} stage={growth(city.stages.length, stageTotal(city))} />
      )}
      <span class="laurel">
        <Icon id={shared ? 'equal' : 'crown'} class="" />
      </span>
    </div>
  );
}

function Rank({ play, sides }: { readonly play: Play; readonly sides: readonly Side[] }) {
  const words = swEndWords();
  return (
    <ol class="rank" aria-label={words['rank.title']}>
      {sides.map((side) => {
        const tied = sides.some((other) => other !== side && other.total === side.total);
        const names = side.seats.map(play.nameOf).join(' · ');
        const role = side.seats.length === 1 ? roleOf(play, side.seats[0] ?? 0) : '';
        // A bot without a name is called by its level.
        const shown = names.toLocaleLowerCase().startsWith(role) ? '' : role;
        return (
          <li key={side.seats[0]}>
            <i>
              <span aria-hidden="true">{side.place}</span>
              <span class="vh">{words['rank.place']({ place: side.place })}</span>
            </i>
            <span>
              {names}
              {shown !== '' && <small>{shown}</small>}
            </span>
            <small>{tied && words['rank.treasury']({ coins: side.coins })}</small>
            <b class="num">{side.total}</b>
          </li>
        );
      })}
    </ol>
  );
}

const PHONE_TABS = ['pad', 'chart', 'buried', 'discard'] as const;
type Tab = (typeof PHONE_TABS)[number];
const DESK_TABS = ['chart', 'buried', 'discard'] as const satisfies readonly Tab[];

export function End({ play }: { readonly play: Play }) {
  const words = swEndWords();
  const [picked, pick] = useState<Tab>('pad');
  // On a desk the pad always stands; beside it lies the chart unless something else was picked.
  const tab = play.phone || picked !== 'pad' ? picked : 'chart';
  const sides = ranking({ view: play.table.view, score: play.score });
  const seats = sides.flatMap((side) => side.seats);
  const titles: Readonly<Record<Tab, string>> = {
    pad: words['pad.title'],
    chart: words[play.phone ? 'chart.tab' : 'chart.title'],
    buried: words[play.phone ? 'buried.tab' : 'buried.title'],
    discard: words[play.phone ? 'discard.tab' : 'discard.title'],
  };
  return (
    <div class={`end tab-${tab}${play.score.teams.length > 0 ? ' teams' : ''}`}>
      <aside class="win">
        <Hero play={play} sides={sides} />
        <VerdictText play={play} />
        <Rank play={play} sides={sides} />
        <Shuffle session={play.session} />
        <Ways play={play} />
      </aside>
      <main class="sheets" tabIndex={-1}>
        {(!play.phone || tab === 'pad') && <Pad play={play} seats={seats} />}
        <div class="more">
          <nav class="endtabs" aria-label={words.sheets}>
            {(play.phone ? PHONE_TABS : DESK_TABS).map((one) => (
              <button key={one} type="button" aria-pressed={tab === one} data-tab={one} onClick={() => pick(one)}>
                {titles[one]}
              </button>
            ))}
            {!play.phone && tab === 'chart' && <small>{words['chart.note']}</small>}
          </nav>
          <div class="sheet" role="region" aria-label={titles[tab]} tabIndex={0}>
            {tab === 'chart' && <Chart play={play} seats={seats} />}
            {tab === 'buried' && <BuriedList play={play} seats={seats} />}
            {tab === 'discard' && <DiscardList play={play} />}
          </div>
        </div>
      </main>
    </div>
  );
}
