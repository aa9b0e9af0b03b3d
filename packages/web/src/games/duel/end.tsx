import './end.css';
import './end-phone.css';
import { type CardId, type DuelScore, SCORE_ROWS, type ScoreRow, SYMBOLS_TO_WIN } from '@maravilha/duel';
import { useState } from 'preact/hooks';
import { theme } from '../../base/settings.ts';
import { Coin, Icon, Mark, type SymbolId, WonderScene } from '../../components/index.ts';
import { asideWords, tableWords } from '../../base/i18n.ts';
import { duelWords } from './words.ts';
import { wonderFace } from './faces.ts';
import { cardDef } from './model.ts';
import { cityAt, type Play } from './play.ts';
import { cardName, wonderShort } from './say.ts';
import { Shuffle } from '../../table/shuffle.tsx';
import { NextSteps } from '../../table/end/next-steps.tsx';

const SYMBOL: Readonly<Record<ScoreRow, SymbolId>> = {
  blue: 'mk-blue',
  green: 'mk-green',
  yellow: 'mk-yellow',
  purple: 'mk-purple',
  wonders: 'stage',
  progress: 'progress',
  treasury: 'coin',
  military: 'shield',
};

const scoreAt = (score: DuelScore, seat: number) => score.seats[seat === 0 ? 0 : 1];

/** How it was won, in a sentence. */
const howOf = (play: Play): string => {
  const words = asideWords();
  const { score, table } = play;
  const [winner, other] = score.winners;
  if (winner === undefined) return '';
  if (other !== undefined) {
    const both = scoreAt(score, 0);
    return words['end.tie-shared']({ points: both.total, blue: both.rows.blue });
  }
  const loser = 1 - winner;
  const name = play.nameOf(winner);
  const otherName = play.nameOf(loser);
  const won = scoreAt(score, winner);
  const lost = scoreAt(score, loser);
  switch (table.view.ending) {
    case 'military':
      return words['end.military']({ name, other: otherName });
    case 'science':
      return words['end.science']({ name, needed: SYMBOLS_TO_WIN });
    default:
      return score.tieBreak === 'blue'
        ? words['end.tie']({ name, other: otherName, points: won.total, blue: won.rows.blue, less: lost.rows.blue })
        : words['end.civil']({ name, points: won.total, other: otherName, less: lost.total });
  }
};

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function Cell({ play, seat, row }: { readonly play: Play; readonly seat: number; readonly row: ScoreRow }) {
  const own = scoreAt(play.score, seat).rows[row];
  const top = own > 0 && own >= scoreAt(play.score, 1 - seat).rows[row];
  return (
    <td class={`r-${row}${play.score.winners.includes(seat) ? ' w' : ''}`}>
      <span class={top ? 'top' : ''}>{minus(own)}</span>
      {row === 'treasury' && (
        <small>
          <Coin n={cityAt(play, seat).coins} />
        </small>
      )}
    </td>
  );
}

const buriedOf = (play: Play, seat: number): readonly CardId[] =>
  cityAt(play, seat).wonders.flatMap((w) => (w.under === undefined ? [] : [w.under]));

function ScorePad({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const words = asideWords();
  const duel = duelWords();
  const won = (seat: number): string => (play.score.winners.includes(seat) ? 'w' : '');
  return (
    <table class="pad numerals">
      <caption class="visually-hidden">{words['end.pad']}</caption>
      <thead>
        <tr>
          <th scope="col" class="corner">
            {words['end.pad']}
          </th>
          {seats.map((seat) => (
            <th key={seat} scope="col" class={won(seat)}>
              {play.nameOf(seat)}
              {won(seat) !== '' && (
                <>
                  <Icon id="crown" class="" />
                  <span class="visually-hidden">{words['end.winner']}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_ROWS.map((row) => (
          <tr key={row}>
            <th scope="row" class={`r-${row}`}>
              <i>
                <Icon id={SYMBOL[row]} class="" />
              </i>
              {duel[`score.${row}`]}
            </th>
            {seats.map((seat) => (
              <Cell key={seat} play={play} seat={seat} row={row} />
            ))}
          </tr>
        ))}
        <tr class="buried-row">
          <th scope="row" class="r-buried">
            <i>
              <Icon id="lock" class="" />
            </i>
            {words['end.buried']}
          </th>
          {seats.map((seat) => (
            <td key={seat} class={won(seat)}>
              <span class="bur">
                {buriedOf(play, seat).map((card) => (
                  <span key={card} title={cardName(card)}>
                    <Mark colour={cardDef(card).colour} />
                    <span class="visually-hidden">{cardName(card)}</span>
                  </span>
                ))}
                {buriedOf(play, seat).length === 0 && words['end.no-buried']}
              </span>
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" class="r-total">
            <i>
              <Icon id="points" class="" />
            </i>
            {duel['score.total']}
          </th>
          {seats.map((seat) => (
            <td key={seat} class={won(seat)}>
              {scoreAt(play.score, seat).total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Chart({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const duel = duelWords();
  const most = Math.max(1, ...seats.map((seat) => scoreAt(play.score, seat).total));
  return (
    <div class="chart">
      <h2>{asideWords()['end.chart']}</h2>
      {seats.map((seat) => {
        const { rows, total } = scoreAt(play.score, seat);
        return (
          <div key={seat} class="bars">
            <span class="who">{play.nameOf(seat)}</span>
            <span class="ln">
              <span class="full" style={{ width: `${(total / most) * 100}%` }}>
                {SCORE_ROWS.filter((row) => rows[row] > 0).map((row) => (
                  <i key={row} class={`r-${row}`} style={{ flexGrow: Math.max(rows[row], 1.6) }} title={duel[`score.${row}`]}>
                    {rows[row] > 3 && <Icon id={SYMBOL[row]} class="" />}
                    {rows[row]}
                  </i>
                ))}
              </span>
            </span>
            <b class="numerals">{total}</b>
          </div>
        );
      })}
    </div>
  );
}

function Buried({ play, seats }: { readonly play: Play; readonly seats: readonly number[] }) {
  const words = asideWords();
  return (
    <div class="buried">
      <h2>{words['end.buried']}</h2>
      {seats.map((seat) => (
        <section key={seat}>
          <h3>{play.nameOf(seat)}</h3>
          <ul>
            {cityAt(play, seat).wonders.map((w) => (
              <li key={w.wonder} class={w.status}>
                <span class="thumb">
                  <WonderScene scene={wonderFace(w.wonder).scene} time={theme.value} built={w.status === 'built'} />
                </span>
                <span>
                  {wonderShort(w.wonder)}
                  <small>
                    {w.under === undefined ? tableWords()[`wonder.${w.status}`] : tableWords()['wonder.under']({ card: cardName(w.under) })}
                  </small>
                </span>
                {w.under !== undefined && <Mark colour={cardDef(w.under).colour} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The picture of the end: a wonder that the winner has built, the newest one. */
const heroOf = (play: Play): { readonly scene: ReturnType<typeof wonderFace>['scene']; readonly built: boolean } | undefined => {
  const city = cityAt(play, play.score.winners[0] ?? play.table.me);
  const wonder = city.wonders.findLast((w) => w.status === 'built') ?? city.wonders[0];
  return wonder && { scene: wonderFace(wonder.wonder).scene, built: wonder.status === 'built' };
};

const TABS = ['pad', 'chart', 'buried'] as const;
type Tab = (typeof TABS)[number];

export function End({ play }: { readonly play: Play }) {
  const words = asideWords();
  const [tab, setTab] = useState<Tab>('pad');
  const { score, table } = play;
  const seats = [table.me, table.foe];
  const [winner, second] = score.winners;
  const shared = second !== undefined;
  const title =
    shared || winner === undefined
      ? words['end.shared']
      : table.seated && winner === table.me
        ? words['end.you-win']
        : words['end.wins']({ name: play.nameOf(winner) });
  const byPoints = table.view.ending === 'civil';
  const hero = heroOf(play);
  const labels: Readonly<Record<Tab, string>> = { pad: words['end.pad'], chart: words['end.chart.tab'], buried: words['end.buried.tab'] };
  return (
    <div class={`end tab-${tab}`}>
      <aside class="win">
        <div class="hero">
          {hero && <WonderScene scene={hero.scene} time={theme.value} built={hero.built} />}
          <span class="laurel">
            <Icon id={shared ? 'equal' : 'crown'} class="" />
          </span>
        </div>
        <div class="text">
          <h2>
            {title} {byPoints && winner !== undefined && <b class="numerals">{scoreAt(score, winner).total}</b>}
          </h2>
          <p>{howOf(play)}</p>
          {!byPoints && <p class="fine">{words['end.not-by-points']}</p>}
        </div>
        <Shuffle session={play.session} />
        <NextSteps play={play} />
      </aside>
      {play.phone && (
        <nav class="tabs" aria-label={words['end.pad']}>
          {TABS.map((one) => (
            <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
              {labels[one]}
            </button>
          ))}
        </nav>
      )}
      <main class="sheets">
        {(!play.phone || tab === 'pad') && <ScorePad play={play} seats={seats} />}
        {(!play.phone || tab === 'chart') && <Chart play={play} seats={seats} />}
        {play.phone && tab === 'buried' && <Buried play={play} seats={seats} />}
      </main>
    </div>
  );
}
