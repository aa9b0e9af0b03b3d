// The place for a log from a file: chosen, or dropped anywhere on the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../components/controls.tsx';
import { reviewWords } from '../../base/review-words.ts';
import { MessagePage } from '../../base/ui/message-page.tsx';
import { keepFile } from './sources.ts';

interface OpenedProps {
  readonly onOpened: () => void;
}

const take = async (file: File | undefined, onOpened: () => void): Promise<void> => {
  if (file === undefined) return;
  keepFile(await file.text());
  onOpened();
};

/** While it is shown a file can be dropped on the page; answers whether one is held over it. */
export const useDrop = (onOpened: () => void): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      void take(event.dataTransfer?.files[0], onOpened);
    };
    addEventListener('dragover', hold);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hold);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return over;
};

export function OpenFile({ onOpened }: OpenedProps) {
  const words = reviewWords();
  const input = useRef<HTMLInputElement>(null);
  const over = useDrop(onOpened);
  return (
    <>
      <Button kind="primary" icon="log" onClick={() => input.current?.click()}>
        {over ? words['file.drop'] : words['file.choose']}
      </Button>
      <input
        ref={input}
        type="file"
        class="visually-hidden"
        tabIndex={-1}
        aria-label={words['file.choose']}
        accept=".json,.txt,application/json,text/plain"
        onChange={({ currentTarget }) => void take(currentTarget.files?.[0], onOpened)}
      />
    </>
  );
}

export function FilePage({ onOpened }: OpenedProps) {
  const words = reviewWords();
  return (
    <MessagePage title={words['file.title']} line={words['file.line']}>
      <OpenFile onOpened={onOpened} />
    </MessagePage>
  );
}
