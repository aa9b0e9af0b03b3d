// The line under the bar that tells what every seat did last. The log has the rest.
import './frieze.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../components/icon.tsx';
import type { SymbolId } from '../symbols/drawings.ts';
import { tableWords } from '../base/i18n.ts';
import type { TablePlay } from './play.ts';

interface FriezeCell {
  readonly key: string | number;
  /** Empty where the sentence names them. */
  readonly who: string;
  /** The whole sentence, as in the log. */
  readonly said: string;
  readonly children: ComponentChildren;
}

interface FriezeProps {
  readonly play: TablePlay;
  readonly title: string;
  readonly cells: readonly FriezeCell[];
  /** At the end of the line. */
  readonly children?: ComponentChildren;
}

export function Frieze({ play, title, cells, children: aside }: FriezeProps) {
  const openLog = (): void => {
    play.ui.panel.value = 'log';
  };
  return (
    <nav class="frieze" aria-label={title}>
      <button type="button" class="frieze-title" aria-label={`${title}: ${tableWords()['bar.log']}`} onClick={openLog}>
        <Icon id="log" class="" />
        <span>{title}</span>
      </button>
      <ol tabIndex={-1}>
        {cells.map(({ key, who, said, children }) => (
          <li key={key}>
            <button type="button" title={said} aria-label={said} onClick={openLog}>
              {who !== '' && <b>{who}</b>}
              {children}
            </button>
          </li>
        ))}
      </ol>
      {aside}
    </nav>
  );
}

interface HeraldProps {
  readonly icon: SymbolId;
  /** `war` and `lost` in red, `question` in the accent, `good` in green. */
  readonly tone: 'war' | 'question' | 'good' | 'lost';
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A large event takes the whole line, until somebody moves on. */
export function Herald({ icon, tone, title, children }: HeraldProps) {
  return (
    <div class={`frieze herald ${tone}-tone`} role={tone === 'question' ? 'alert' : 'status'}>
      <Icon id={icon} class="lead" />
      <h2>{title}</h2>
      <div class="pieces">{children}</div>
    </div>
  );
}
