/** What can be measured alone, in the order in which all of it is. */
export const PARTS = ['moves', 'knee', 'postgres', 'nodes', 'growth', 'spectators', 'thinking', 'tables', 'start', 'sockets'] as const;
export type Part = (typeof PARTS)[number];

/** What a part cannot do without. */
export const NEEDS: Readonly<Partial<Record<Part, readonly ('database' | 'bus')[]>>> = {
  postgres: ['database'],
  nodes: ['database', 'bus'],
};
