import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/launcher/chromium.ts';

/**
 * Journeys of people through the running club. `npm run test:emulators -- journeys` starts a club
 * and sets the environment; nothing here starts a server.
 */
const browser = findChromium();
const report = process.env['PLAYWRIGHT_REPORT'];

/**
 * `JOURNEYS=full` takes every journey through both widths. Otherwise each runs at the width that its
 * title names, those of booking, cancelling and changing at both, and those at none that go a way
 * which another one goes, too (`@full`).
 */
const isFull = process.env['JOURNEYS'] === 'full';
const shareOf = (width: 'phone' | 'desktop') =>
  isFull ? {} : { grep: new RegExp(`@(${width}|both)$`) };

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  // Each has members and resorts of its own, so that any two can run side by side.
  fullyParallel: true,
  workers: 2,
  // Whole stories on a machine that also runs the emulators.
  timeout: 300_000,
  // Waiting costs nothing when all is well, and a function may be called for the first time.
  expect: { timeout: 45_000 },
  reporter: [
    ['list'],
    ...(report === undefined ? [] : [['json', { outputFile: report }] as const]),
  ],
  use: {
    // A page that no longer answers is told of (`left-pages.ts`) long before the time of its journey is over.
    actionTimeout: 90_000,
    baseURL: process.env['SITE_URL'] ?? 'http://127.0.0.1:5050',
    // No country: days and numbers as the club writes them.
    locale: 'en',
    timezoneId: 'America/New_York',
    // Requests have to be seen by the journeys; `offline.journey.ts` allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Nothing moves but where a journey is about that: what is drawn again and again costs most.
    reducedMotion: 'reduce',
    launchOptions: {
      // No page lives long enough for its code to be worth optimising.
      args: [...chromiumArguments(), '--js-flags=--no-opt --no-maglev --max-lazy'],
      ...(browser === null ? {} : { executablePath: browser }),
    },
  },
  projects: [
    {
      name: 'phone',
      ...shareOf('phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...shareOf('desktop'),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
