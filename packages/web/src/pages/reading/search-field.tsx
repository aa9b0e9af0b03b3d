import { useLayoutEffect, useRef } from 'preact/hooks';
import { readingWords } from '../../base/reading-words.ts';
import { IconButton } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** The field; `/` leads to it. */
export function SearchField(props: { readonly label: string; readonly query: string; readonly onQuery: (query: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const { label, query, onQuery } = props;
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <div class="search-field row" role="search">
      <Icon id="search" class="" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={query}
        onInput={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuery('');
        }}
      />
      {query === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <IconButton
          icon="cross"
          label={readingWords()['search.clear']}
          onClick={() => {
            onQuery('');
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
