// `npm run test:strength`: arenas between the levels of the bots. They take minutes, so `npm test` plays only one short step per game.
import { defineConfig } from 'vitest/config';
import unit from './vitest.config.ts';

export default defineConfig({ test: { ...unit.test, projects: undefined, include: ['packages/cli/test/strength/*.strength.ts'] } });
