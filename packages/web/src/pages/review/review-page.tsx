// A match of the past: the table as it stood, whose eyes one looks through, and every way to move in time.
import './review.css';
import './course.css';
import './moves.css';
import './dialogs.css';
import './review-phone.css';
import { effect } from '@preact/signals';
import { type ComponentType, h } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { closedDoor } from '../../base/door.ts';
import { reviewWords } from '../../base/review-words.ts';
import { Button } from '../../components/controls.tsx';
import { useDoor } from '../../base/ui/lazy.tsx';
import { useTitle } from '../../base/ui/page.ts';
import { isOpenStep } from '../../base/router.ts';
import type { TableSession } from '../../net/session.ts';
import { setAround, setHeralded, shapeOf } from '../../table/window.ts';
import { useWholeWindow } from './use-whole-window.ts';
import { gameName } from '../games.ts';
import { addressOf, follow } from './address.ts';
import { useCompany } from './use-company.ts';
import { useDrop } from './file-page.tsx';
import { Course } from './course.tsx';
import { useReviewKeys } from './keys.ts';
import { Moves } from './moves.tsx';
import { OpenHands } from './open-hands.tsx';
import { Panels, type Panel } from './panels.tsx';
import { type Analysis, canPlayOn, type Reviewing } from './review.ts';
import { ReviewBar, Tabs, type Tab } from './review-bar.tsx';
import { ReviewTable } from './review-table.ts';
import type { Source } from './sources.ts';
import { useSwipe } from './swipe.ts';
import { Transport, usePlaying } from './transport.tsx';
import { Verdict } from './verdict.tsx';

/** What is taken from the table, in its unit; review.css draws it as large. */
const AROUND = {
  desk: { beside: 336, below: 184 },
  /** A desk with little height. */
  laptop: { beside: 336, below: 136 },
  low: { beside: 0, below: 52 },
  phone: { beside: 0, below: 160 },
} as const;

/** No table of a phone is drawn lower: where there is less room it scrolls. */
const LEAST = 544;

/** The height of the tabs of a phone, in rem. */
const TABS = 2.5;

/** Of those who look together, above them. */
const COMPANY = 3;

/** Up to this width the bar of a desk has no room for those who look together. */
const CROWDED = 1200;

/** From this height on there is room for a large drawing. */
const TALL = 736;
/** The address follows when nobody steps any more; browsers refuse to write it all the time. */
const SETTLED = 400;

const NO_ANALYSIS = closedDoor(() => Promise.resolve(undefined));

interface ReviewPageProps {
  readonly source: Source;
  readonly review: Reviewing;
  readonly Table: ComponentType<{ readonly session: TableSession }>;
  readonly analysis: (() => Promise<Analysis>) | undefined;
  /** Another log was opened. */
  readonly onOpened: () => void;
}

/** The address and the moment say the same. */
const useAddress = (review: Reviewing): void => {
  useLayoutEffect(() => {
    follow(review, location.hash);
    const read = (): void => follow(review, location.hash);
    addEventListener('hashchange', read);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const address = addressOf(review);
      const write = (): void => {
        // The step of what lies open is taken back when it closes, and the moment would go with it.
        if (isOpenStep()) timer = setTimeout(write, SETTLED);
        else history.replaceState(history.state, '', address);
      };
      clearTimeout(timer);
      timer = setTimeout(write, SETTLED);
    });
    return () => {
      clearTimeout(timer);
      stop();
      removeEventListener('hashchange', read);
    };
  }, [review]);
};

/** The table follows the moment and the viewpoint. */
const useTableOf = (review: Reviewing): ReviewTable => {
  const table = useMemo(() => new ReviewTable(review), [review]);
  useLayoutEffect(
    () =>
      effect(() => {
        const seat = review.seat.value;
        const at = review.at.value;
        const frames = review.framesOf(seat);
        if (frames !== undefined) table.goTo(seat, frames, at);
      }),
    [table],
  );
  return table;
};

export function ReviewPage({ source, review, Table, analysis, onOpened }: ReviewPageProps) {
  const words = reviewWords();
  const window = useWholeWindow();
  const shape = shapeOf(window);
  const layout = shape === 'desk' && window.height < TALL ? 'laptop' : shape;
  const [tab, setTab] = useState<Tab>('table');
  const [panel, setPanel] = useState<Panel | undefined>(undefined);
  const behind = useMemo(() => (analysis === undefined ? NO_ANALYSIS : closedDoor(analysis)), [analysis]);
  const parts = useDoor<Analysis | undefined>(behind);
  useAddress(review);
  const table = useTableOf(review);
  const playing = usePlaying(review);
  const stage = useRef<HTMLDivElement>(null);
  useSwipe(stage, (step) => review.go(review.at.peek() + step));
  const { company, join, leave } = useCompany(source, review);
  const [people, setPeople] = useState(false);
  const following = company?.following;
  useReviewKeys({ review, playing, setPanel, setTab, hasAnalysis: parts !== undefined, following });
  useLayoutEffect(() => {
    const { beside: right, below } = AROUND[layout];
    setAround({ beside: right, below: layout === 'phone' ? Math.max(0, Math.min(below, window.height - LEAST)) : below });
    setHeralded(
      layout === 'phone'
        ? (TABS + (company === undefined ? 0 : COMPANY)) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        : 0,
    );
    return () => {
      setAround();
      setHeralded(0);
    };
  }, [layout, window.width, window.height, company]);
  useTitle(words.title({ game: gameName(review.log.game, { ...review.log.options }) }));
  const dropping = useDrop(onOpened);
  useEffect(() => {
    // A file opened elsewhere belongs to the page of files.
    if (dropping) setPanel(undefined);
  }, [dropping]);

  const beside = layout === 'desk' || layout === 'laptop';
  const invite = join && (
    <Button class="invite" icon="team" aria-label={words.together} title={words.together} onClick={join}>
      <span>{words.together}</span>
    </Button>
  );
  const moves = <Moves review={review} />;
  const together = company && <company.parts.Company review={review} following={company.following} onPeople={() => setPeople(true)} />;
  const toPlayOn = (): void => setPanel('play-on');
  const transport = <Transport review={review} playing={playing} onPlayOn={beside ? undefined : toPlayOn} />;
  const crowded = beside && window.width <= CROWDED;
  const shown = !beside && tab !== 'table' ? tab : undefined;
  return (
    <div
      class={`review ${layout}${company === undefined ? '' : ' in-company'}`}
      data-at={review.at.value}
      data-from={review.from.value}
      data-moments={review.last}
    >
      <ReviewBar
        review={review}
        compact={!beside}
        onMore={() => setPanel('log')}
        company={beside && (crowded ? invite : (together ?? invite))}
      >
        {beside && parts !== undefined && <Tabs tab={tab} setTab={setTab} analysis beside />}
        {layout === 'low' && <Tabs tab={tab} setTab={setTab} analysis={parts !== undefined} />}
      </ReviewBar>
      {layout === 'phone' && together}
      {layout === 'phone' && <Tabs tab={tab} setTab={setTab} analysis={parts !== undefined} />}
      <div ref={stage} class="stage">
        {h(Table, { session: table })}
      </div>
      {shown === undefined && beside && tab === 'report' && parts !== undefined && (
        <div class="sheet-over">
          <parts.Report review={review} />
        </div>
      )}
      {shown !== undefined && (
        <div class="sheet-over" data-tab={shown}>
          {shown === 'moves' && review.from.value === 'open' && <OpenHands review={review} />}
          {shown === 'moves' && moves}
          {shown === 'analysis' && parts !== undefined && <parts.Alternatives review={review} />}
          {shown === 'report' && parts !== undefined && <parts.Report review={review} />}
        </div>
      )}
      <section class="under column" aria-label={words.transport}>
        {layout !== 'low' && (parts === undefined ? <Verdict review={review} /> : <parts.Verdict review={review} />)}
        {layout === 'low' && together}
        <Course review={review} analysis={parts} leaderAt={following?.apart.value === true ? following.leaderAt : undefined} />
        {!beside && transport}
      </section>
      {beside && (
        <aside class="side column">
          {crowded && together}
          <header class="moment row">
            <h2>{review.chapterOf(review.at.value)}</h2>
            <span>{review.turnOf(review.at.value)}</span>
            {canPlayOn(review) && (
              <Button icon="bot" onClick={toPlayOn}>
                {words['play-on']}
              </Button>
            )}
          </header>
          {parts !== undefined && <parts.Alternatives review={review} />}
          {review.from.value === 'open' && <OpenHands review={review} />}
          {moves}
          {transport}
        </aside>
      )}
      {panel !== undefined && (
        <Panels
          panel={panel}
          setPanel={setPanel}
          review={review}
          source={source}
          onOpened={onOpened}
          onTogether={beside ? undefined : join}
        />
      )}
      {people && company && <company.parts.People following={company.following} onClose={() => setPeople(false)} onLeave={leave} />}
      {dropping && <p class="dropping centred">{words['file.drop']}</p>}
    </div>
  );
}
