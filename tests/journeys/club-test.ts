import type { BrowserContext, ConsoleMessage, Page, WebError } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { keepWindows } from './kept-window.ts';
import { tellLeftPages } from './left-pages.ts';
import type { KeptWindows } from './kept-window.ts';

/**
 * What a journey provokes on purpose (a declined card, a wrong password, a cut connection) makes the
 * browser print lines about failed requests; these lines, and only these, are expected.
 */
type Problems = { expectRejected: (status: number) => void; expectCutConnection: () => void };

/** The browser's line for a request while offline, also through a worker, and Firestore's about its stream. */
const CUT_CONNECTION =
  /net::ERR_(INTERNET_DISCONNECTED|NAME_NOT_RESOLVED|FAILED)|@firebase\/firestore.*(transport errored|offline|Could not reach)/;

/** Firestore's line when a busy machine answers late; it continues by itself, and the journey with it. */
const LATE_ANSWER = /@firebase\/firestore.*Backend didn't respond within 10 seconds/s;

/**
 * Now and then the Firestore emulator does not know a stream that it has just opened: it answers the
 * first read of it with 400, 'Unknown SID' (firebase-js-sdk issue 6181), or the goodbye to it where the
 * reader is another one by then. The SDK warns, tries whether there is a network, and opens another
 * stream. One that the page itself has spoiled is lost again at each retry, so no more than one is excused.
 */
const LOST_STREAM =
  /^http:\/\/127\.0\.0\.1:\d+\/google\.firestore\.v1\.Firestore\/\w+\/channel\?.*(?:&RID=rpc&SID=[^&]+&AID=0|&SID=[^&]+&RID=\d+&TYPE=terminate)&/;
const STREAM_WARNING = /@firebase\/firestore.*stream 0x[0-9a-f]+ transport errored/s;
const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';

/** Where the resorts have their pictures that the API tests have left on the club. */
const RESERVED_PICTURES = 'https://example.com/';

/** Playwright's own words about what its configuration says. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Longer than the scripts of a page take on a busy machine; a page whose scripts are cut off is used as it is. */
const TAKEN_OVER = { timeout: 10_000 } as const;

/** Waits until the page responds by itself: then nothing of what a server has written is replaced. */
const untilTakenOver = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !Reflect.has(window, 'earlyPresses'), undefined, TAKEN_OVER)
    .catch(() => {});
};

/**
 * Journeys act as people do, who need longer to look than a page to respond; those that do not wait
 * for the page to load (`commit`) are about what comes before.
 */
const opensWhole = (page: Page): void => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilTakenOver(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await untilTakenOver(page);
    return response;
  };
};

/**
 * Playwright's test with the club's rule: whatever the console of any window complains about fails
 * the journey.
 */
export const test = base.extend<{ problems: Problems }, { keptWindows: KeptWindows }>({
  keptWindows: [
    // Playwright reads from the first argument which other fixtures are wanted.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      await provide(keepWindows());
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      baseURL,
      keptWindows,
      bypassCSP,
      javaScriptEnabled,
      locale,
      serviceWorkers,
      timezoneId,
    },
    provide,
  ) => {
    const options = [bypassCSP, javaScriptEnabled, locale, serviceWorkers, timezoneId];
    const context = await keptWindows.open(options, () => browser.newContext());
    await provide(context);
    await keptWindows.giveBack(context, baseURL ?? '');
  },
  problems: [
    async ({ browser, context }, provide, info) => {
      const seen: string[] = [];
      const lateAnswers: string[] = [];
      const lostStreams: string[] = [];
      const afterLostStream: string[] = [];
      const rejections = new Set<number>();
      let isCut = false;
      const hear = (message: ConsoleMessage): void => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const { url } = message.location();
        const line = `${message.type()}: ${message.text()} (${url})`;
        const status = /status of (\d{3})/.exec(message.text())?.[1];
        if (status === '400' && LOST_STREAM.test(url)) {
          lostStreams.push(line);
          return;
        }
        if (status !== undefined && rejections.has(Number(status))) return;
        if (isCut && CUT_CONNECTION.test(message.text())) return;
        if (LATE_ANSWER.test(message.text())) {
          lateAnswers.push(line);
          return;
        }
        if (message.text() === BLOCKED_WORKER) return;
        if (url.startsWith(RESERVED_PICTURES)) return;
        const isAfter = STREAM_WARNING.test(message.text()) || url.startsWith(NETWORK_PROBE);
        (isAfter ? afterLostStream : seen).push(line);
      };
      const noteError = (error: WebError): void => {
        seen.push(`uncaught: ${error.error().message}`);
      };
      const watch = (windows: BrowserContext): void => {
        windows.on('page', opensWhole);
        windows.on('console', hear);
        windows.on('weberror', noteError);
      };
      watch(context);
      browser.on('context', watch);
      await provide({
        expectRejected: (status) => rejections.add(status),
        expectCutConnection: () => {
          isCut = true;
        },
      });
      if (info.status !== info.expectedStatus) {
        await tellLeftPages(browser, [...lateAnswers, ...lostStreams]);
      }
      browser.off('context', watch);
      context.off('page', opensWhole);
      context.off('console', hear);
      context.off('weberror', noteError);
      if (lostStreams.length !== 1) seen.push(...lostStreams, ...afterLostStream);
      expect(seen, 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

/** A function that is called for the first time is started for that, which takes its time. */
export const FIRST_CALL = { timeout: 45_000 } as const;

export { expect };
export { expectGoodPage } from './good-page.ts';
