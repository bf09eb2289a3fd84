import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';

/** Violations of these impacts fail a journey. */
const SERIOUS = ['serious', 'critical'];

/**
 * What a journey provokes on purpose (a declined card, a wrong password, a cut connection) makes the
 * browser print lines about failed requests; these lines, and only these, are expected.
 */
type Problems = { expectRefusal: (status: number) => void; expectCutConnection: () => void };

/** The browser's line for a request while offline, and Firestore's about its stream. */
const CUT_CONNECTION =
  /net::ERR_(INTERNET_DISCONNECTED|NAME_NOT_RESOLVED)|@firebase\/firestore.*(transport errored|offline|Could not reach)/;

/** Playwright's own words about what its configuration says. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Playwright's test with the club's rule: whatever the console of any window complains about fails
 * the journey.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ browser, context }, provide) => {
      const seen: string[] = [];
      const refusals = new Set<number>();
      let isCut = false;
      const watch = (windows: BrowserContext): void => {
        windows.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          const status = /status of (\d{3})/.exec(message.text())?.[1];
          if (status !== undefined && refusals.has(Number(status))) return;
          if (isCut && CUT_CONNECTION.test(message.text())) return;
          if (message.text() === BLOCKED_WORKER) return;
          seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        });
        windows.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
      };
      watch(context);
      browser.on('context', watch);
      await provide({
        expectRefusal: (status) => refusals.add(status),
        expectCutConnection: () => {
          isCut = true;
        },
      });
      browser.off('context', watch);
      expect(seen, 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails when axe finds anything serious on the page as it stands, or when it scrolls sideways. */
export const expectGoodPage = async (page: Page): Promise<void> => {
  // Brought to their end rather than waited for: a browser that draws nothing never ends them. What
  // begins meanwhile, such as a message that goes, does not fade: half of it has no contrast.
  const still = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation-duration: 0s !important; transition-duration: 0s !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
    return sheet;
  });
  // Legacy mode runs in the page alone: nothing here is framed, and a second page for the report
  // would push this one into the background, where its timers rest.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  const serious = violations
    .filter((violation) => SERIOUS.includes(violation.impact ?? ''))
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(serious, `axe on ${page.url()}`).toEqual([]);
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `nothing is cut off sideways on ${page.url()}`).toBeLessThanOrEqual(0);
};

export { expect };
