import type { Browser, CDPSession, Page } from '@playwright/test';

/** 1.6 Mbit/s, 150 ms to the server. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** How many times slower the processor of a phone is than this one. */
export const SLOWDOWN = 4;

const slowDown = async (devtools: CDPSession, network: boolean): Promise<void> => {
  if (network) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

/** Does `work` with a page of a new browser that is as small as a phone. */
export const onPhone = async <Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** The same on one that is as slow as a phone; its network is slow, too, if `network`. */
export const onSlowPhone = <Result>(
  browser: Browser,
  { network }: { network: boolean },
  work: (page: Page) => Promise<Result>,
): Promise<Result> =>
  onPhone(browser, async (page) => {
    await slowDown(await page.context().newCDPSession(page), network);
    return work(page);
  });
