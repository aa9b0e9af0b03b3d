// What bots are called at tables of three and more: short, so that seven fit around a table, and the same in every language.
const NAMES = ['Nino', 'Dido', 'Ciro', 'Safo', 'Zeno', 'Hebe', 'Juba'] as const;

export const botName = (seat: number): string => NAMES[seat % NAMES.length] ?? NAMES[0];
