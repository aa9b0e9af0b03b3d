// Where to go from the end of a match: the rematch, the table, the log, home.
import type { ComponentChildren } from 'preact';
import { Button, ButtonLink } from '../../components/controls.tsx';
import { analysisWords } from '../../base/analysis-words.ts';
import { asideWords } from '../../base/i18n.ts';
import { besidePath, reviewPath } from '../../base/router.ts';
import { part } from '../part.ts';
import { hasResult, type TablePlay, togglePanel } from '../play.ts';

const Teaser = part(async () => (await import('./teaser.tsx')).Teaser, [analysisWords], { late: true });

interface NextStepsProps {
  readonly play: TablePlay;
  /** Whose score pad is one of the ways. */
  readonly book?: string;
  /** More ways. */
  readonly children?: ComponentChildren;
}

export function NextSteps({ play, book, children }: NextStepsProps) {
  const words = asideWords();
  const info = play.session.info.value;
  return (
    <>
      <Teaser play={play} />
      <div class="end-actions">
        {info.next !== undefined ? (
          <ButtonLink kind="primary" icon="again" href={besidePath(location.pathname, info.next)}>
            {words['end.rematch-go']}
            {info.nextBy !== undefined && <small>{words['end.rematch-by']({ name: info.nextBy })}</small>}
          </ButtonLink>
        ) : (
          play.table.seated && (
            <Button kind="primary" icon="again" onClick={() => play.session.rematch()}>
              {words['end.rematch']} <small>{words['end.rematch.note']({ by: info.options['teams'] === true ? 2 : 1 })}</small>
            </Button>
          )
        )}
        <ButtonLink
          icon="to-first"
          class="to-review"
          href={reviewPath(location.pathname, info.code)}
          aria-label={words['end.review']}
          title={words['end.review']}
        >
          <span class="word">{words['end.review']}</span>
        </ButtonLink>
        {hasResult(play) && (
          <Button
            icon="eye"
            class="to-table"
            aria-label={words['end.table']}
            title={words['end.table']}
            onClick={() => (play.ui.reviewing.value = true)}
          >
            <span class="word">{words['end.table']}</span>
          </Button>
        )}
        {children}
        <Button icon="log" class="log" aria-label={words['log.title']} title={words['log.title']} onClick={() => togglePanel(play, 'log')}>
          <span class="word">{words['log.title']}</span>
        </Button>
        {book !== undefined && (
          <ButtonLink icon="edit" class="to-pad" href={`/score/${book}`} aria-label={words['menu.score']} title={words['menu.score']}>
            <span class="word">{words['end.pad']}</span>
          </ButtonLink>
        )}
        <ButtonLink icon="home" href="/" aria-label={words['end.home']} title={words['end.home']}>
          <span class="word">{words['end.home']}</span>
        </ButtonLink>
      </div>
    </>
  );
}
