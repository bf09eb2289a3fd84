import type { Browser } from '@playwright/test';

/** Enough for a dialog and the page behind it. */
const MOST_LINES = 120;

const linesOf = (text: string): string => {
  const lines = text.split('\n');
  return lines.length <= MOST_LINES
    ? text
    : [...lines.slice(0, MOST_LINES), `… ${lines.length - MOST_LINES} lines more`].join('\n');
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
    const over = page.locator('dialog:modal').last();
    const isOver = await over.isVisible().catch(() => false);
    const seen = await (isOver ? over : page.locator('body'))
      .ariaSnapshot({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    console.log(`left open: ${page.url()}${isOver ? ', a dialog' : ''}\n${linesOf(seen)}`);
  }
};
