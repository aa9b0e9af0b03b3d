// The door to the table: what the shell fetches. All that a turn needs is behind it in one file, see vite.config.ts.
export { SevenWondersTable as default } from './board.tsx';
export { NEWEST_RULES as newestRules } from '@maravilha/seven-wonders';
