export const rest = (milliseconds: number): Promise<void> => new Promise((go) => setTimeout(go, milliseconds));
