import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { inTime } from './in-time.ts';

/** Enough for a dialog and the page behind it. */
const MOST_LINES = 120;

const linesOf = (text: string): string => {
  const lines = text.split('\n');
  return lines.length <= MOST_LINES
    ? text
    : [...lines.slice(0, MOST_LINES), `… ${lines.length - MOST_LINES} lines more`].join('\n');
};

/** Longest wait for a page that is asked something, milliseconds. */
const PATIENCE_MS = 10_000;

/** What lies over the page, else all of it, as it reads. */
const readingOf = async (page: Page): Promise<string> => {
  const over = page.locator('dialog:modal').last();
  const isOver = await over.isVisible().catch(() => false);
  const seen = await (isOver ? over : page.locator('body'))
    .ariaSnapshot({ timeout: PATIENCE_MS / 2 })
    .catch((error: unknown) => String(error));
  return `${isOver ? 'a dialog: ' : ''}\n${linesOf(seen)}`;
};

/** Seconds of the processor that the pages of a browser have taken so far, by process. */
const pageSeconds = async (devtools: CDPSession): Promise<Map<number, number>> => {
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return new Map(pages.map(({ id, cpuTime }) => [id, cpuTime]));
};

/** Whether the processes of pages are busy, as with work without end, or wait, as for a lock. */
const howBusy = async (browser: Browser): Promise<string> => {
  const devtools = await browser.newBrowserCDPSession();
  const before = await pageSeconds(devtools);
  await sleep(2000);
  const after = await pageSeconds(devtools);
  await devtools.detach();
  const taken = [...after].map(([id, seconds]) => (seconds - (before.get(id) ?? 0)).toFixed(1));
  return `its browser's pages are busy for ${taken.join(', ')} of 2 s`;
};

/**
 * Prints what a journey that failed has left open, page by page: machines that keep no pictures keep
 * what was printed. What lies over a page comes first.
 */
export const tellLeftPages = async (
  browser: Browser,
  excused: readonly string[],
): Promise<void> => {
  for (const line of excused) console.log(`excused: ${line}`);
  for (const page of browser.contexts().flatMap((window) => window.pages())) {
    const reading = await inTime(readingOf(page), PATIENCE_MS);
    const told = reading ?? (await inTime(howBusy(browser), PATIENCE_MS));
    const how = reading === null ? ', does not answer: ' : ', ';
    console.log(`left open: ${page.url()}${how}${told ?? 'nor does the browser'}`);
  }
};
