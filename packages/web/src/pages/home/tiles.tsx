import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/scene.tsx';
import { homeWords } from '../../base/i18n.ts';
import { theme } from '../../base/settings.ts';
import type { HomeTile } from './home-tiles.ts';

interface TilesProps {
  readonly tiles: readonly HomeTile[];
  readonly onPlay: (tile: HomeTile) => void;
  readonly onTable: (tile: HomeTile) => void;
}

export function Tiles(props: TilesProps) {
  return (
    <section class="tiles" aria-label={homeWords()['home.games']}>
      {props.tiles.map((tile) => (
        <Tile key={tile.id} tile={tile} {...props} />
      ))}
    </section>
  );
}

function Tile(props: TilesProps & { readonly tile: HomeTile }) {
  const words = homeWords();
  const { tile } = props;
  const { least, most, minutes, lesson, picture } = tile;
  const seats = least === most ? `${least}` : `${least}–${most}`;
  const name = tile.name();
  return (
    <article class="tile column">
      <Picture picture={picture} time={theme.value} />
      <div class="body column">
        <h2>{name}</h2>
        <div class="facts numerals">
          <span>
            <Icon id="person" class="" />
            <span class="visually-hidden">{words['game.seats']({ seats })}</span>
            <span aria-hidden="true">{seats}</span>
          </span>
          <span>
            <Icon id="hourglass" class="" />
            {words['game.minutes']({ minutes })}
          </span>
          <a class="to-rules row" href={`/rules/${tile.book}`} aria-label={words['home.rules-game']({ game: name })}>
            <Icon id="ch-book" class="" />
            {words['home.rules']}
          </a>
          <a
            class="to-score row"
            href={`/score/${tile.book}`}
            aria-label={words['home.score-game']({ game: name })}
            title={words['home.score-game']({ game: name })}
          >
            <Icon id="edit" class="" />
          </a>
          <a
            class="to-puzzle row"
            href={`/puzzle/${tile.book}`}
            aria-label={words['home.puzzle-game']({ game: name })}
            title={words['home.puzzle-game']({ game: name })}
          >
            <Icon id="ch-target" class="" />
          </a>
        </div>
        <p>{tile.line()}</p>
        <div class="start-row">
          <Button kind="primary" icon="play" aria-label={words['home.play-game']({ game: name, most })} onClick={() => props.onPlay(tile)}>
            {words['home.play']}
          </Button>
          <Button aria-label={words['home.table-game']({ game: name, most })} onClick={() => props.onTable(tile)}>
            {words['home.table']}
          </Button>
        </div>
        {lesson !== undefined && (
          <a class="to-learn row" href={`/learn/${tile.book}`} aria-label={words['home.learn-game']({ game: name, minutes: lesson })}>
            <Icon id="ch-lamp" class="" />
            <span>
              {words['home.learn']}
              <b>{words['home.learn-in']({ minutes: lesson })}</b>
            </span>
            <small>{words['home.learn-short']}</small>
          </a>
        )}
      </div>
    </article>
  );
}
