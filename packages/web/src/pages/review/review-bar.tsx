// The bar over a review: what was played and how it ended, whose eyes one looks through, and the way to the log.
import type { ComponentChildren } from 'preact';
import { list } from '@maravilha/words';
import { IconButton, Logo } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { common, language } from '../../base/i18n.ts';
import { reviewWords } from '../../base/review-words.ts';
import { SettingButtons } from '../../base/ui/setting-buttons.tsx';
import { avatarOf } from '../../table/seats.ts';
import { gameName } from '../games.ts';
import { isOver, type Reviewing } from './review.ts';

export type Tab = 'table' | 'analysis' | 'moves' | 'report';

/** How the match ended, in words. */
const resultOf = (review: Reviewing): string => {
  const words = reviewWords();
  const { ended } = review.past;
  if (ended?.by === 'vote') return words['ended.vote'];
  if (ended?.by === 'resigned') return words['ended.resigned']({ name: review.names[ended.seat] ?? '' });
  const score = review.scores.at(-1);
  if (score === undefined || !isOver(review)) return '';
  const names = list(
    language.value,
    score.winners.map((seat) => review.names[seat] ?? ''),
  );
  const [winner] = score.winners;
  if (score.winners.length > 1 && (score.teams ?? []).length === 0) return words.shared({ names });
  const points = winner === undefined ? undefined : score.seats[winner]?.total;
  return score.winners.length === 1 && points !== undefined
    ? words['won-by']({ names, points })
    : words.won({ names, count: score.winners.length });
};

function Viewpoints({ review }: { readonly review: Reviewing }) {
  const words = reviewWords();
  const from = review.from.value;
  return (
    <div class="viewpoints row" role="group" aria-label={words.from}>
      <span class="label" aria-hidden="true">
        {words.from}
      </span>
      {review.names.map((name, seat) => (
        <button
          key={seat}
          type="button"
          class="viewpoint row"
          data-seat={seat}
          aria-pressed={from === seat}
          title={name}
          onClick={() => (review.from.value = seat)}
        >
          <Icon id={avatarOf(seat, review.past.seats[seat]?.kind === 'bot')} class="" />
          <span class={from === seat ? 'name' : 'visually-hidden'}>{name}</span>
        </button>
      ))}
      {review.game.hand !== undefined && (
        <button
          type="button"
          class="viewpoint row"
          data-seat="open"
          aria-pressed={from === 'open'}
          title={words['from.open']}
          onClick={() => (review.from.value = 'open')}
        >
          <Icon id="eye" class="" />
          <span class={from === 'open' ? 'name' : 'visually-hidden'}>{words['from.open']}</span>
        </button>
      )}
    </div>
  );
}

/** On a phone one button, which goes round the seats: the browser's own list opens from it. */
function ViewpointList({ review }: { readonly review: Reviewing }) {
  const words = reviewWords();
  return (
    <label class="viewpoint-list">
      <span class="visually-hidden">{words.from}</span>
      <select
        value={String(review.from.value)}
        onChange={({ currentTarget: { value } }) => (review.from.value = value === 'open' ? 'open' : Number(value))}
      >
        {review.names.map((name, seat) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
        {review.game.hand !== undefined && <option value="open">{words['from.open']}</option>}
      </select>
    </label>
  );
}

interface BarProps {
  readonly review: Reviewing;
  readonly compact: boolean;
  readonly onMore: () => void;
  /** Stands beside the way to the log. */
  readonly company?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function ReviewBar({ review, compact, onMore, company, children }: BarProps) {
  const words = reviewWords();
  const game = gameName(review.log.game, { ...review.log.options });
  const at = review.at.value;
  return (
    <header class="review-bar row">
      <a class="home" href="/" aria-label={common()['bar.home']}>
        {compact ? <Icon id="stage" class="" /> : <Logo />}
      </a>
      <div class="what column">
        <h1>{compact ? review.whereIs(at) : game}</h1>
        <small>{compact ? `${game} · ${resultOf(review)}` : resultOf(review)}</small>
      </div>
      {children}
      {compact ? <ViewpointList review={review} /> : <Viewpoints review={review} />}
      <span class="spring" />
      {company}
      <IconButton icon="log" label={words.more} aria-haspopup="dialog" onClick={onMore} />
      {!compact && <SettingButtons />}
    </header>
  );
}

interface TabsProps {
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly analysis: boolean;
  /** The other tabs stand beside the table anyway. */
  readonly beside?: boolean;
}

export function Tabs({ tab, setTab, analysis, beside = false }: TabsProps) {
  const words = reviewWords();
  const tabs: readonly Tab[] = beside ? ['table', 'report'] : analysis ? ['table', 'analysis', 'moves', 'report'] : ['table', 'moves'];
  return (
    <nav class="review-tabs row" aria-label={words.views}>
      {tabs.map((one) => (
        <button key={one} type="button" data-tab={one} aria-pressed={one === tab} onClick={() => setTab(one)}>
          {words[`tab.${one}`]}
        </button>
      ))}
    </nav>
  );
}
