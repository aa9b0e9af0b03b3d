// The way into a lesson, and the way on from its end.
import './welcome.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SceneId } from '../../../scenes/index.ts';
import type { BookPlug } from '../../base/book.ts';
import { announce } from '../../base/announce.ts';
import { door } from '../../base/door.ts';
import { stepText } from '../../base/lesson.ts';
import { learnWords } from '../../base/learn-words.ts';
import { toast } from '../../base/toasts.ts';
import { theme } from '../../base/settings.ts';
import { ButtonLink } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { WonderScene } from '../../components/scene.tsx';
import { canKeepTables } from '../../local/able.ts';
import type { SymbolId } from '../../symbols/drawings.ts';
import type { Course } from './course.ts';

const firstGame = door(() => import('./first-game.tsx'));

interface BigProps {
  readonly icon: SymbolId;
  readonly title: string;
  readonly note: string;
  readonly primary?: boolean;
}

const inside = ({ icon, title, note }: BigProps): ComponentChildren => (
  <>
    <Icon id={icon} class="" />
    <span>
      <b>{title}</b>
      <small>{note}</small>
    </span>
    <Icon id="chevron" class="" />
  </>
);

const classOf = ({ primary }: BigProps): string => `big-way${primary === true ? ' primary' : ''}`;

function BigButton({ onClick, disabled, ...props }: BigProps & { readonly onClick: () => void; readonly disabled?: boolean }) {
  return (
    <button type="button" disabled={disabled} class={classOf(props)} onClick={onClick}>
      {inside(props)}
    </button>
  );
}

interface BoxProps {
  readonly title: string;
  readonly line: string;
  readonly scene: SceneId;
  readonly ended: boolean;
  readonly children: ComponentChildren;
}

function Box(props: BoxProps) {
  const self = useRef<HTMLElement>(null);
  useEffect(() => {
    self.current?.focus({ preventScroll: true });
    announce(`${props.title}. ${props.line}`);
  }, []);
  return (
    <div class="welcome-veil centred">
      <section ref={self} class="welcome" role="dialog" aria-labelledby="welcome-title" tabIndex={-1}>
        <div class="picture">
          <WonderScene scene={props.scene} time={theme.value} stage={props.ended ? 3 : 1} />
        </div>
        <div class="body">
          <h2 id="welcome-title">{props.title}</h2>
          <p>{props.line}</p>
          {props.children}
        </div>
      </section>
    </div>
  );
}

function Ways({ book }: { readonly book: BookPlug }) {
  const words = learnWords();
  return (
    <div class="ways row">
      <ButtonLink kind="quiet" icon="ch-book" href={`/rules/${book.id}`}>
        {words.rules}
      </ButtonLink>
      <ButtonLink kind="quiet" icon="list" href={`/cards/${book.id}`}>
        {words.cards}
      </ButtonLink>
      <ButtonLink kind="quiet" icon="home" href="/">
        {words.home}
      </ButtonLink>
    </div>
  );
}

export function Welcome({ book, course }: { readonly book: BookPlug; readonly course: Course }) {
  const words = learnWords();
  const { lesson, steps, at } = course;
  const facts = words['lesson.facts']({ minutes: lesson.minutes, steps: steps.length });
  return (
    <Box title={words.page({ book: book.name() })} line={words['welcome.line']} scene={course.lesson.picture} ended={false}>
      {at > 0 && (
        <BigButton
          icon="ch-lamp"
          title={words.resume}
          note={words['resume.facts']({ n: at + 1, of: steps.length, title: stepText(lesson, course.step, 'title') })}
          primary
          onClick={() => course.goTo(at)}
        />
      )}
      <BigButton
        icon={at > 0 ? 'again' : 'ch-lamp'}
        title={at > 0 ? words.again : words.lesson}
        note={facts}
        primary={at === 0}
        onClick={() => course.goTo(0)}
      />
      <FirstGameWay book={book} ended={false} />
      <Ways book={book} />
    </Box>
  );
}

/** Where this browser keeps no tables, the way is the sheet of the home page. */
function FirstGameWay({ book, ended }: { readonly book: BookPlug; readonly ended: boolean }) {
  const words = learnWords();
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const begun = await firstGame.fetch().then(
      ({ startFirstGame }) => startFirstGame(book),
      () => false,
    );
    setBusy(false);
    if (!begun) toast(() => learnWords()['end.play.failed'], 'refused');
  };
  const note = words[ended ? 'end.play.here' : 'first.play.facts'];
  const play: BigProps = { icon: 'play', title: words[ended ? 'end.play' : 'first.play'], note, primary: ended };
  return canKeepTables() ? (
    <BigButton {...play} note={busy ? words['end.play.busy'] : note} disabled={busy} onClick={() => void begin()} />
  ) : (
    <a href={`/#play-${book.id}`} class={classOf(play)}>
      {inside({ ...play, note: words['end.play.facts'] })}
    </a>
  );
}

export function Ended({ book, course }: { readonly book: BookPlug; readonly course: Course }) {
  const words = learnWords();
  const { lesson, steps } = course;
  return (
    <Box title={words['end.title']} line={words['end.line']} scene={course.lesson.picture} ended>
      <FirstGameWay book={book} ended />
      <BigButton
        icon="again"
        title={words.again}
        note={words['lesson.facts']({ minutes: lesson.minutes, steps: steps.length })}
        onClick={() => course.goTo(0)}
      />
      <Ways book={book} />
    </Box>
  );
}
