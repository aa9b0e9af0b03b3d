import './choice.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../components/icon.tsx';

interface ChoiceValue<T extends string> {
  readonly value: T;
  readonly label: string;
  /** One line under the label, where there is room for it. */
  readonly note?: string | undefined;
  /** A drawing beside the label, which says no more than the words. */
  readonly sign?: ComponentChildren;
  readonly disabled?: boolean | undefined;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly ChoiceValue<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

const radios = <T extends string>(props: ChoiceProps<T>, name: string) =>
  props.values.map((choice) => (
    <label key={choice.value} class={choice.value === props.value ? 'active' : ''}>
      <input
        type="radio"
        class="visually-hidden"
        name={name}
        checked={choice.value === props.value}
        disabled={choice.disabled === true && choice.value !== props.value}
        onChange={() => props.onChoose(choice.value)}
      />
      <span>{choice.label}</span>
      {choice.sign}
      {choice.note !== undefined && <small>{choice.note}</small>}
    </label>
  ));

/** A few values side by side. Native radio buttons: the arrows move, as everywhere. */
export function Segments<T extends string>(props: ChoiceProps<T>) {
  const name = useId();
  return (
    <div class="segments" role="radiogroup" aria-label={props.label}>
      {radios(props, name)}
    </div>
  );
}

/** The same with a line of explanation under each; `hint` tells in which order they stand. */
export function Cards<T extends string>(props: ChoiceProps<T> & { readonly hint?: string }) {
  const name = useId();
  return (
    <fieldset class="choice-cards">
      <legend>
        {props.label} {props.hint !== undefined && <small>{props.hint}</small>}
      </legend>
      {radios(props, name)}
    </fieldset>
  );
}

export function Switch(props: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      class={props.on ? 'switch active' : 'switch'}
      role="switch"
      aria-checked={props.on}
      aria-label={props.label}
      onClick={() => props.onChange(!props.on)}
    >
      {props.on && <Icon id="check" class="" />}
    </button>
  );
}
