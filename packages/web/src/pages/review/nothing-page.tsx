// Says what is wrong with a match that cannot be shown.
import { Button, ButtonLink } from '../../components/controls.tsx';
import { reviewWords } from '../../base/review-words.ts';
import { tablePath } from '../../base/router.ts';
import { MessagePage } from '../../base/ui/message-page.tsx';
import type { Unreadable } from '../../local/review-run.ts';
import { localPath } from '../../local/able.ts';
import { OpenFile } from './file-page.tsx';
import type { Missing, Source } from './sources.ts';

interface NothingProps {
  readonly source: Source;
  readonly code: Missing | Unreadable['code'];
  readonly where: string;
  readonly onRetry: () => void;
}

/** What may be other when it is asked again. */
const PASSING: ReadonlySet<NothingProps['code']> = new Set(['lost', 'too-fast', 'device']);

const whereText = (where: string): string => {
  const words = reviewWords();
  if (/^\d+$/.test(where)) return words['where.round']({ n: where });
  const [, line] = /^line (\d+)$/.exec(where) ?? [];
  if (line !== undefined) return words['where.line']({ n: line });
  return where === 'seed' ? words['where.seed'] : where;
};

export function NothingPage({ source, code, where, onRetry }: NothingProps) {
  const words = reviewWords();
  const damaged = where === '' ? words['no.damaged.plain'] : words['no.damaged.line']({ where: whereText(where) });
  const line = code === 'damaged' ? damaged : words[`no.${code}.line`];
  const toTable = source.of !== 'file' && code === 'not-over';
  return (
    <MessagePage title={words[`no.${code}`]} line={line}>
      {toTable && (
        <ButtonLink kind="primary" href={source.of === 'device' ? localPath(source.code) : tablePath(source.code)}>
          {words['to-table']}
        </ButtonLink>
      )}
      {PASSING.has(code) && (
        <Button kind="primary" icon="again" onClick={onRetry}>
          {words.again}
        </Button>
      )}
      {source.of === 'file' && <OpenFile onOpened={onRetry} />}
    </MessagePage>
  );
}
