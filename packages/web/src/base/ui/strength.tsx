import './strength.css';
import { homeWords } from '../i18n.ts';
import { levelRank } from '../names.ts';

/** Four bars, as many lit as the level is high. */
export function Strength(props: { readonly level: string }) {
  const rank = levelRank(props.level);
  return (
    <span class="strength" role="img" aria-label={homeWords()['level.of-four']({ n: rank })}>
      {[1, 2, 3, 4].map((step) => (
        <i key={step} class={step <= rank ? 'active' : ''} />
      ))}
    </span>
  );
}
