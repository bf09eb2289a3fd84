import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/launcher/chromium.ts';

/**
 * Journeys of people through the running club. `npm run test:emulators -- journeys` starts a club
 * and sets the environment; nothing here starts a server.
 */
const browser = findChromium();
const report = process.env['PLAYWRIGHT_REPORT'];

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  workers: 2,
  // Whole stories on a machine that also runs the emulators.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:5050',
    // No country: days and numbers as the club writes them (`writeFor`).
    locale: 'en',
    timezoneId: 'America/New_York',
    // Requests have to be seen by the journeys; `offline.journey.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: chromiumArguments(),
      ...(browser === null ? {} : { executablePath: browser }),
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
