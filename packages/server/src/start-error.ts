/** The server cannot start. The message is for a person: one clear sentence. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}
