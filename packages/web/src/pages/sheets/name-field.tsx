import { useId } from 'preact/hooks';
import { MAX_NAME } from '@maravilha/protocol';

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly note: string;
  readonly error: string | undefined;
  readonly onInput: (value: string) => void;
}

/** A name, with what there is to know about it or what is wrong with it. */
export function NameField(props: NameFieldProps) {
  const { error } = props;
  const note = useId();
  return (
    <>
      <label class="field">
        {props.label}
        <input
          value={props.value}
          placeholder={props.placeholder}
          maxLength={MAX_NAME}
          autofocus
          autocomplete="nickname"
          enterkeyhint="done"
          aria-invalid={error !== undefined}
          aria-describedby={note}
          onInput={(event) => props.onInput(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p id={note} role="status" class={error === undefined ? '' : 'error'}>
        {error ?? props.note}
      </p>
    </>
  );
}
