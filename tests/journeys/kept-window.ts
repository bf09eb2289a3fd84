import type { BrowserContext } from '@playwright/test';
import { inTime } from './in-time.ts';

/** What a page of a site can leave on a device, but for files that browsers keep by their address. */
const LEFT_BEHIND = [
  'cookies',
  'local_storage',
  'indexeddb',
  'service_workers',
  'cache_storage',
  'file_systems',
  'shared_storage',
  'storage_buckets',
].join();

/** The windows of one worker that later journeys can have, by the options they were opened with. */
export type KeptWindows = {
  open: (
    options: readonly unknown[],
    openNew: () => Promise<BrowserContext>,
  ) => Promise<BrowserContext>;
  /** Empties a window for the next journey, or closes it where that cannot be done. */
  giveBack: (window: BrowserContext, site: string) => Promise<void>;
};

const noteClocks = (window: BrowserContext, note: () => void): void => {
  const { clock } = window;
  const [install, setFixedTime] = [clock.install.bind(clock), clock.setFixedTime.bind(clock)];
  clock.install = (options) => {
    note();
    return install(options);
  };
  clock.setFixedTime = (time) => {
    note();
    return setFixedTime(time);
  };
};

/** Leaves of a window nothing but the site's scripts, styles and pictures. */
const empty = async (window: BrowserContext, site: string): Promise<void> => {
  const [page = await window.newPage(), ...others] = window.pages();
  await Promise.all(others.map((other) => other.close()));
  await window.setOffline(false);
  // A page that is left may still write something down.
  await page.goto('about:blank', { waitUntil: 'commit' });
  const devtools = await window.newCDPSession(page);
  const { origin } = new URL(site);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: LEFT_BEHIND });
  await window.clearPermissions();
  await page.close();
};

/** How long emptying a window may take, milliseconds; it is done in far less than a second. */
const EMPTYING_MS = 30_000;

/**
 * Journeys get the windows of those before them, emptied: a new one would fetch, read and compile the
 * whole site again, which took a third of the time of the journeys. One whose clock was changed is not
 * given on, because its clock cannot be taken out again.
 */
export const keepWindows = (): KeptWindows => {
  const free = new Map<string, BrowserContext>();
  const names = new Map<BrowserContext, string>();
  return {
    open: async (options, openNew) => {
      const name = JSON.stringify(options);
      const kept = free.get(name);
      free.delete(name);
      if (kept !== undefined) return kept;
      const window = await openNew();
      names.set(window, name);
      noteClocks(window, () => names.delete(window));
      return window;
    },
    giveBack: async (window, site) => {
      const name = names.get(window);
      if (name === undefined) {
        await window.close();
        return;
      }
      // Once a browser did not answer for a quarter of an hour.
      const isEmptied = await inTime(
        empty(window, site).then(() => true),
        EMPTYING_MS,
      );
      if (isEmptied === true) {
        free.set(name, window);
        return;
      }
      // Not waited for, because it may not answer to that either; it ends with its browser.
      void window.close().catch(() => {});
    },
  };
};
