import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';
import { homeWords } from '../../base/i18n.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

const textOf = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const minutes = Math.floor(seconds / 60);
  if (left >= HOUR) return homeWords()['home.hours']({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time until the first clock that runs at a table is empty. */
export function Due({ until, mine }: { readonly until: number; readonly mine: boolean }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span class={mine ? 'due numerals mine' : 'due numerals'}>
      <Icon id="clock" class="" />
      <span class="visually-hidden">{homeWords()['home.time-left']}</span>
      {textOf(until - now)}
    </span>
  );
}
