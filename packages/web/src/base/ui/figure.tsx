// Drawn examples in the rules: a frame, and the few things to press in it.
import './figure.css';
import type { ComponentChildren } from 'preact';
import { Icon } from '../../components/icon.tsx';
import { IconButton } from '../../components/controls.tsx';
import { readingWords } from '../reading-words.ts';

interface FigureProps {
  readonly title: string;
  /** What the picture shows, in a sentence. It is told anew when that changes. */
  readonly says: string;
  /** There is something to press. */
  readonly live?: boolean;
  readonly children: ComponentChildren;
}

export function Figure({ title, says, live = false, children }: FigureProps) {
  const words = readingWords();
  return (
    <figure class="figure">
      <header class="row">
        <h3>{title}</h3>
        {live && (
          <span class="figure-try row">
            <Icon id="tap" class="" />
            {words['rules.try']}
          </span>
        )}
      </header>
      {children}
      <figcaption>
        <span role={live ? 'status' : undefined}>{says}</span>
      </figcaption>
    </figure>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** What is counted. */
  readonly children?: ComponentChildren;
}

/** A number with less and more. */
export function Stepper({ label, value, least = 0, most, onChange, children }: StepperProps) {
  const words = readingWords();
  return (
    <div class="stepper row" role="group" aria-label={label}>
      {children}
      <span class="stepper-label">{label}</span>
      <IconButton
        icon="minus"
        label={words['figure.less']({ what: label })}
        disabled={value <= least}
        onClick={() => onChange(value - 1)}
      />
      <output class="numerals">{value}</output>
      <IconButton icon="plus" label={words['figure.more']({ what: label })} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </div>
  );
}

export type Line = readonly [text: string, value: ComponentChildren, drawing?: ComponentChildren];

/** A sum, line by line; the last line is the whole, unless these are only a list. */
export function Sum({ lines, list = false }: { readonly lines: readonly Line[]; readonly list?: boolean }) {
  return (
    <dl class={`figure-sum numerals${list ? '' : ' whole'}`}>
      {lines.map(([text, value, drawing]) => (
        <div key={text} class="row">
          <dt class="row">
            {drawing}
            {text}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Toggle(props: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  const { label, on, onChange } = props;
  return (
    <label class="figure-toggle row">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
