import { Button } from '../../components/controls.tsx';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/wonder.tsx';
import { common, lobbyWords } from '../../base/i18n.ts';
import { theme } from '../../base/settings.ts';
import { FAMILY, FAMILY_FACTS, type FamilyId, type TileGame } from './family.ts';

interface TilesProps {
  readonly onPlay: (tile: FamilyId) => void;
  readonly onTable: (tile: TileGame) => void;
}

export function Tiles(props: TilesProps) {
  return (
    <section class="tiles" aria-label={lobbyWords()['home.games']}>
      {FAMILY.map((game) => (
        <Tile key={game} game={game} {...props} />
      ))}
    </section>
  );
}

function Tile(props: TilesProps & { readonly game: FamilyId }) {
  const words = lobbyWords();
  const { game } = props;
  const { least, most, minutes, picture, plays } = FAMILY_FACTS[game];
  const seats = least === most ? `${least}` : `${least}–${most}`;
  const name = common()[`game.${game}`];
  return (
    <article class="tile">
      <Picture picture={picture} time={theme.value} />
      <div class="body">
        <h2>{name}</h2>
        <div class="facts num">
          <span>
            <Icon id="person" class="" />
            <span class="visually-hidden">{words['game.seats']({ seats })}</span>
            <span aria-hidden="true">{seats}</span>
          </span>
          <span>
            <Icon id="hourglass" class="" />
            {words['game.minutes']({ minutes })}
          </span>
        </div>
        <p>{words[`game.${game}.line`]}</p>
        <div class="go">
          <Button kind="primary" icon="play" aria-label={words['home.play-game']({ game: name, most })} onClick={() => props.onPlay(game)}>
            <span>{words['home.play']}</span>
          </Button>
          <Button aria-label={words['home.table-game']({ game: name, most })} onClick={() => props.onTable(plays)}>
            <Icon id="plus" class="on-phone" />
            <span>{words['home.table']}</span>
          </Button>
        </div>
      </div>
    </article>
  );
}
