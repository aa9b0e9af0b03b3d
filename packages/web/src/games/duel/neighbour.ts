import type { Place } from './model.ts';

/** The next card in the direction of an arrow key: rows up and down, neighbours left and right. Only face-up cards can be read. */
export const neighbourOf = (places: readonly Place[], from: number, key: 'up' | 'down' | 'left' | 'right'): number | undefined => {
  const here = places.find((p) => p.slot === from);
  const readable = places.filter((p) => p.card !== undefined && p.slot !== from);
  if (here === undefined) return readable[0]?.slot;
  const along = key === 'left' || key === 'right';
  const sign = key === 'right' || key === 'down' ? 1 : -1;
  const ahead = readable.filter((p) => (along ? p.row === here.row && (p.x - here.x) * sign > 0 : (p.row - here.row) * sign > 0));
  const distance = (p: Place): number => (along ? Math.abs(p.x - here.x) : Math.abs(p.row - here.row) * 100 + Math.abs(p.x - here.x));
  const nearest = ahead.reduce<Place | undefined>((best, p) => (best === undefined || distance(p) < distance(best) ? p : best), undefined);
  if (nearest !== undefined || !along) return nearest?.slot;
  // Past the end of a row: the nearest open card on that side, whatever its row.
  const aside = readable.filter((p) => p.open && (p.x - here.x) * sign > 0);
  return aside.reduce<Place | undefined>(
    (best, p) => (best === undefined || Math.abs(p.x - here.x) < Math.abs(best.x - here.x) ? p : best),
    undefined,
  )?.slot;
};
