export class SeatPlayerError extends Error {
  override readonly name = 'SeatPlayerError';
}
