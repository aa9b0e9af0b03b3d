// The contact sheet (`npm run shots`) is taken like a test, but is none.
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

export default defineConfig({ ...base, testMatch: 'contact-sheet.ts' });
