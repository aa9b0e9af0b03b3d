import type { TableSummary } from '@maravilha/protocol';
import { Picture } from '../components/scene.tsx';
import { theme } from '../base/settings.ts';
import type { OptionValues } from '../base/names.ts';
import type { Tile } from '../table/plug.ts';
import type { HomeTile } from './home/home-tiles.ts';

/** Of a game's tiles the one of such a table: that of an expansion, if it is in play. */
export const tileOf = <T extends Tile>(tiles: readonly T[], options: OptionValues): T | undefined =>
  tiles.findLast((tile) => Object.entries(tile.options).every(([key, value]) => options[key] === value));

/** My wonder there, else the game. */
export function TablePicture({ table, tiles }: { readonly table: TableSummary; readonly tiles: readonly HomeTile[] }) {
  const tile = tileOf(
    tiles.filter(({ game }) => game.id === table.game),
    table.options,
  );
  const wonder = table.you === undefined ? undefined : (table.wonders?.[table.you] ?? undefined);
  const url = wonder === undefined ? undefined : tile?.lobby.wonderUrl?.(wonder, theme.value);
  if (url !== undefined) return <img class="scene" src={url} alt="" data-wonder={wonder} draggable={false} />;
  return tile === undefined ? null : <Picture picture={tile.picture} time={theme.value} />;
}
