// Lighthouse (`npm run lighthouse`) is run like a test, but is none: what it measures depends on how busy the machine is.
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig({ ...base, testMatch: 'lighthouse.ts', workers: 1 });
