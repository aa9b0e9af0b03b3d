// One deal that several people play, each alone with the same bots: the way to it, and for those who have finished it how everyone did.
import './deal.css';
import { useEffect, useState } from 'preact/hooks';
import type { DealInfo, DealResult } from '@maravilha/protocol';
import { dealWords } from '../../base/deal-words.ts';
import { homeWords, loadWords, lobbyWords } from '../../base/i18n.ts';
import { levelName } from '../../base/names.ts';
import { dealPath, go, reviewPath, tablePath } from '../../base/router.ts';
import { Loading } from '../../base/ui/loading.tsx';
import { MessagePage } from '../../base/ui/message-page.tsx';
import { useArrival, useTitle } from '../../base/ui/page.ts';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { ask } from '../../net/server.ts';
import { Bar } from '../bar.tsx';
import { gameName } from '../games.ts';
import { LinkField } from '../share/link-field.tsx';

type State = DealInfo | 'gone' | 'lost' | undefined;

const isDeal = (raw: unknown): raw is DealInfo =>
  typeof raw === 'object' && raw !== null && 'game' in raw && 'bots' in raw && Array.isArray(raw.bots) && 'finished' in raw;

const fetchDeal = async (deal: string): Promise<State> => {
  try {
    const answer = await fetch(`/api/deal/${deal}`);
    if (answer.status === 404) return 'gone';
    const raw: unknown = await answer.json();
    return answer.ok && isDeal(raw) ? raw : 'lost';
  } catch {
    return 'lost';
  }
};

/** The best first; of equals the one who played first. */
const ranked = (results: readonly DealResult[]): readonly DealResult[] =>
  results.toSorted((a, b) => b.points - a.points || a.place - b.place);

function Results({ results }: { readonly results: readonly DealResult[] }) {
  const words = dealWords();
  return (
    <ol class="results">
      {results.map(({ code, name, mine, points, place, ended, undone }) => (
        <li key={code} data-mine={mine === true}>
          <span class="who">
            <b class="one-line">{name}</b>
            <small>
              {[
                ...(mine === true ? [words.you] : []),
                place === 1 ? words.won : words['place.long']({ place }),
                ...(ended === true ? [words.ended] : []),
                ...(undone === true ? [words.undone] : []),
              ].join(' · ')}
            </small>
          </span>
          <b class="numerals" aria-label={`${words.points}: ${points}`}>
            {points}
          </b>
          <ButtonLink icon="again" href={reviewPath('/', code)} aria-label={words['review.of']({ name })}>
            {words.review}
          </ButtonLink>
        </li>
      ))}
    </ol>
  );
}

/** A row for each turn, a column for each person. */
function Course({ results }: { readonly results: readonly DealResult[] }) {
  const words = dealWords();
  const turns = Math.max(0, ...results.map(({ course }) => course.length));
  return (
    <section class="course column">
      <h2>{words.course}</h2>
      <p class="fine">{words['course.note']}</p>
      <div class="wide-table" tabIndex={0} role="region" aria-label={words.course}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.turn}</th>
              {results.map(({ code, name, mine }) => (
                <th key={code} scope="col" data-mine={mine === true}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: turns }, (_, turn) => {
              const best = Math.max(...results.map(({ course }) => course[turn] ?? Number.NEGATIVE_INFINITY));
              return (
                <tr key={turn}>
                  <th scope="row">{turn + 1}</th>
                  {results.map(({ code, course, mine }) => (
                    <td
                      key={code}
                      data-mine={mine === true}
                      class={results.length > 1 && course[turn] === best ? 'numerals best' : 'numerals'}
                    >
                      {course[turn] ?? '–'}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Deal({ info }: { readonly info: DealInfo }) {
  const words = dealWords();
  const heading = useArrival();
  useTitle(words.title);
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask({ t: 'create', game: info.game, start: true, deal: info.deal });
    setBusy(false);
    if (answer.ok && answer.code !== undefined) go(tablePath(answer.code));
  };
  const { mine } = info;
  const results = info.results && ranked(info.results);
  const isOver = results !== undefined;
  return (
    <>
      <Bar class="" help="how" />
      <main id="main" class="deal column">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p>
          {words.line({ game: gameName(info.game, info.options), bots: info.bots.map(levelName) })}{' '}
          {results === undefined && `${words['line.hidden']} ${words.finished({ n: info.finished })}`}
        </p>
        {!isOver && (
          <div class="row">
            {mine === undefined ? (
              <Button kind="primary" icon="play" disabled={busy} onClick={() => void play()}>
                {words.play}
              </Button>
            ) : (
              <ButtonLink kind="primary" icon="play" href={tablePath(mine)}>
                {words['go-on']}
              </ButtonLink>
            )}
          </div>
        )}
        {results !== undefined && (
          <section class="column">
            <h2>{words.results}</h2>
            <Results results={results} />
          </section>
        )}
        <section class="column">
          <p>{words.share}</p>
          <LinkField url={location.origin + dealPath(info.deal)} label={words.link} />
        </section>
        {results !== undefined && <Course results={results} />}
      </main>
    </>
  );
}

function DealPage({ deal }: { readonly deal: string }) {
  const words = dealWords();
  const [state, setState] = useState<State>(undefined);
  const [attempt, again] = useState(0);
  useEffect(() => {
    let over = false;
    const look = async (): Promise<void> => {
      const found = await fetchDeal(deal);
      if (!over) setState(found);
    };
    void look();
    return () => {
      over = true;
    };
  }, [deal, attempt]);
  if (state === undefined) return <Loading />;
  if (state === 'gone') return <MessagePage title={words.gone} line={words['gone.line']} />;
  if (state !== 'lost') return <Deal info={state} />;
  return (
    <MessagePage title={words.lost} line={words['lost.line']}>
      <Button kind="primary" onClick={() => again(attempt + 1)}>
        {words.again}
      </Button>
    </MessagePage>
  );
}

export const dealPage = async (): Promise<typeof DealPage> => {
  await loadWords([dealWords, homeWords, lobbyWords]);
  return DealPage;
};
