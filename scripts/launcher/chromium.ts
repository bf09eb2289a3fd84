import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** The shell has no windows to draw, and needs a third less of the processor for the same pages. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

/**
 * The browser for journeys: the one in `CHROMIUM_PATH` and no other if that is set, else an
 * installed Chromium or Chrome, else the one that Playwright has downloaded. Null when there is
 * none.
 */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | null => {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : null;
  const onPath = (env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const candidates = [...onPath, ...MAC_APPS, chromium.executablePath()];
  return candidates.find((file) => existsSync(file)) ?? null;
};

/** Keeps the browser quiet on the network, and lets it start as root, as in a container. */
export const chromiumArguments = (): string[] => [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export const MISSING_CHROMIUM = [
  'Install Chromium or Chrome (Debian: "apt install chromium"), or name one in CHROMIUM_PATH,',
  'or run "npx playwright install chromium".',
];
