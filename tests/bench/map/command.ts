/**
 * `npm run bench:map`: how the map beside the list moves with 5,000 resorts, in a real browser with
 * the site as it is shipped: frames while it is dragged, zoomed by the wheel and flown about, and
 * the bytes that it adds. Fails when the frames of a drag come later than they should. The longest
 * task is what a machine with nothing else to do makes of it; on a busy one it says little.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import {
  chromiumArguments,
  findChromium,
  MISSING_CHROMIUM,
} from '../../../scripts/launcher/chromium.ts';
import { Fault } from '../../../scripts/launcher/fault.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { step } from '../../../scripts/launcher/steps.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { serveSiteOfRows } from '../site-of-rows.ts';

const RESORTS = 5_000;
/** A resort here and there whose coordinates are missing. */
const EVERY_UNMAPPED = 500;
const FRAME_MS = 1000 / 60;
/** Half of the frames of a drag come within this, and nineteen of twenty within three frames. */
const MOST_MEDIAN_MS = FRAME_MS * 1.2;
const MOST_P95_MS = FRAME_MS * 3.1;
const DRAG_STEPS = 120;

const rowsOfMap = () =>
  buildSeedResorts(RESORTS).map((stored, index) => ({
    ...catalogueRow(stored.resort_ID, stored),
    ...(index % EVERY_UNMAPPED === EVERY_UNMAPPED - 1 ? { lat: null, lng: null } : {}),
  }));

type Measured = {
  frames: number;
  'median ms': number;
  'p95 ms': number;
  'longest task ms': number;
  pins: number;
};

/** Frames and long tasks of the page while `work` is done. */
const measure = async (page: Page, work: () => Promise<void>): Promise<Measured> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    const tasks: number[] = [];
    let last = performance.now();
    const tick = (now: number): void => {
      frames.push(now - last);
      last = now;
      next = requestAnimationFrame(tick);
    };
    let next = requestAnimationFrame(tick);
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    });
    observer.observe({ type: 'longtask' });
    Object.assign(window, {
      endMeasure: () => {
        cancelAnimationFrame(next);
        observer.disconnect();
        return { frames: frames.slice(1), tasks };
      },
    });
  });
  await work();
  // The page's own function, put there above.
  const { frames, tasks } = await page.evaluate(() =>
    (Reflect.get(window, 'endMeasure') as () => { frames: number[]; tasks: number[] })(),
  );
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (part: number): number =>
    Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return {
    frames: frames.length,
    'median ms': at(0.5),
    'p95 ms': at(0.95),
    'longest task ms': Math.round(Math.max(0, ...tasks)),
    pins: await page.locator('[data-marker]').count(),
  };
};

type Point = { x: number; y: number };

const drag = async (page: Page, { x, y }: Point): Promise<void> => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at <= DRAG_STEPS; at += 1) {
    const turn = (at / DRAG_STEPS) * Math.PI * 4;
    await page.mouse.move(x + Math.sin(turn) * 180, y + (1 - Math.cos(turn)) * 60);
  }
  await page.mouse.up();
};

const wheel = async (page: Page, { x, y }: Point): Promise<void> => {
  await page.mouse.move(x, y);
  for (const by of [-1, 1]) {
    for (let at = 0; at < 40; at += 1) await page.mouse.wheel(0, by * 60);
  }
};

await runScript(async (lifetime) => {
  const executablePath = findChromium();
  if (executablePath === null) throw new Fault('There is no browser.', MISSING_CHROMIUM);
  const url = await step(
    `The site with ${RESORTS.toLocaleString('en-US')} resorts`,
    () => serveSiteOfRows(lifetime, rowsOfMap()),
    () => 'built',
  );
  const browser = await chromium.launch({ args: chromiumArguments(), executablePath });
  lifetime.atEnd(() => browser.close());
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const files = new Map<string, number>();
  let isMapWanted = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!isMapWanted || !/\.(js|json)$/.test(pathname)) return;
    void response.body().then((body) => files.set(pathname, gzipSync(body).length));
  });
  await page.goto(`${url}/#resorts`);
  await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
  isMapWanted = true;
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('application');
  await map.locator('[data-marker]').first().waitFor();
  await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await map.boundingBox();
  if (box === null) throw new Error('The map is not on the page.');
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  const rows: Record<string, Measured> = {};
  rows['drag the world'] = await measure(page, () => drag(page, centre));
  rows['wheel in and out'] = await measure(page, () => wheel(page, centre));
  await page.getByRole('button', { name: 'Fit all resorts' }).click();
  for (let at = 0; at < 3; at += 1) {
    await page.mouse.move(centre.x, centre.y - 40);
    await page.mouse.wheel(0, -300);
  }
  await page.waitForTimeout(1_500);
  rows['drag a continent'] = await measure(page, () => drag(page, centre));
  console.table(rows);
  console.table(
    Object.fromEntries([...files].map(([file, bytes]) => [file, { 'gzip bytes': bytes }])),
  );

  const late = Object.entries(rows).filter(
    ([name, row]) =>
      name.startsWith('drag') && (row['median ms'] > MOST_MEDIAN_MS || row['p95 ms'] > MOST_P95_MS),
  );
  if (late.length > 0) {
    throw new Fault(`The map does not keep up: ${late.map(([name]) => name).join(', ')}.`);
  }
});
