// A strip of plaques: the seats in the order in which a turn is played or told, with what each did.
import './plaques.css';
import { Fragment } from 'preact';
import { Icon } from '../../components/icon.tsx';
import { useGuideRoom } from './guide-line.ts';

export interface Plaque {
  readonly name: string;
  /** What they did, or when their turn comes. */
  readonly line: string;
  readonly state: 'done' | 'now' | 'waits';
}

export function Plaques({ title, plaques }: { readonly title: string; readonly plaques: readonly Plaque[] }) {
  const line = useGuideRoom<HTMLOListElement>(title);
  return (
    <ol ref={line} class="frieze herald guide-line plaques" tabIndex={0} aria-label={title}>
      {plaques.map(({ name, line: does, state }, place) => (
        <Fragment key={name}>
          {place > 0 && (
            <li class="onward" aria-hidden="true">
              <Icon id="chevron" class="" />
            </li>
          )}
          <li class={`seat-plaque ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            <i class="numerals">{state === 'done' ? <Icon id="check" class="" /> : place + 1}</i>
            <span>
              <b>{name}</b>
              <small>{does}</small>
            </span>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}
