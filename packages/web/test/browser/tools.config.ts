// What is run like a test and is none, since people look at what it makes, or since it measures the machine too: contact-sheet.ts
// (`npm run shots`), pictures.ts, lighthouse.ts and page-cost.ts. TOOL says which.
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const tool = process.env['TOOL'] ?? '';

// What measures has the machine to itself.
export default defineConfig({ ...base, testMatch: `${tool}.ts`, ...(['lighthouse', 'page-cost'].includes(tool) && { workers: 1 }) });
