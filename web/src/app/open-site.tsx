import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import type * as ReactDom from 'react-dom/client';
import type { Root, RootOptions } from 'react-dom/client';
import { readsClubFormats } from '../formats/reader-formats.ts';
import { requestOf } from '../kernel/live/live-request.ts';
import { sourceOf } from '../kernel/live/live-source.ts';
import { type LiveStore, liveStore } from '../kernel/live/live-store.ts';
import { AfterEarlyUse, watchEarlyUse } from '../kernel/page/early-use.ts';
import { inFirstPause } from '../kernel/page/first-use.ts';
import { loadLaterParts, whileArriving } from '../kernel/page/later-part.tsx';
import { loadLaterFonts } from '../kernel/page/load-later-fonts.ts';
import { nextTask } from '../kernel/page/when-idle.ts';
import { layOutAtOnce, layOutInMoments } from '../kernel/page/whole-page.ts';
import { type ArrivedData, type PageData, readPageData } from '../kernel/page/page-data.ts';
import { reportError } from '../kernel/page/report-errors.ts';
import { SiteRouter } from '../kernel/routing/address-now.tsx';
import { sessionHint } from '../kernel/session/session-hint.ts';
import { openTabStorage } from '../kernel/storage/local-store.ts';
import { PUBLIC_SOURCES } from '../shared/live/public-sources.ts';
import { PageMessage } from '../shared/page/page-message.ts';
import { DialogsProvider, loadDialogs } from '../design/overlay/dialogs-provider.tsx';
import { Providers } from './providers.tsx';
import { createAppRouter, loadOpenPage } from './router.tsx';

/** Puts what a page was rendered with into the store, in the form in which pages read it. */
const preload = async (store: LiveStore, { documents }: PageData): Promise<void> => {
  await Promise.all(
    [...documents].map(async ([key, found]) => {
      const { kind, args } = requestOf(key);
      store.preload(key, await sourceOf(PUBLIC_SOURCES, kind).show(found, args));
    }),
  );
};

/**
 * Prepares everything that the first rendering of a server's page needs. `mayWait`: the parts that
 * are not in view at first come later.
 */
const prepare = async (reading: Promise<ArrivedData>, mayWait: boolean): Promise<ArrivedData> => {
  const load = (): Promise<void> => loadOpenPage(window.location);
  const [data] = await Promise.all([reading, mayWait ? whileArriving(load) : load()]);
  await preload(liveStore, data);
  return data;
};

/** A mismatch: React has made the page again, so its reader sees nothing of it. */
const onRecoverableError = (error: unknown): void => {
  reportError(error);
};

/** The reader sees caught errors where they happened: see `RouteError` and the live data sources. */
const REPORTED: RootOptions = { onCaughtError: reportError, onUncaughtError: reportError };

/** Beside the page that a server has rendered, which stays: its texts and links are all there. */
const openMessage = async ({ createRoot }: typeof ReactDom): Promise<Root> => {
  // Where this cannot be loaded either, the message comes with the network.
  await loadDialogs().catch(() => undefined);
  const root = createRoot(document.body.appendChild(document.createElement('div')), REPORTED);
  root.render(
    <DialogsProvider>
      <PageMessage
        text="You can read this page, but a part of it could not be loaded."
        durationMs={null}
      />
    </DialogsProvider>,
  );
  return root;
};

/** Begins once the page around it responds. */
function LaidOut({ container, children }: { container: Element; children: ReactNode }) {
  useEffect(() => {
    void layOutInMoments();
    // What cannot be loaded then is requested again when there is something to say.
    return inFirstPause(() => void loadDialogs().catch(reportError));
  }, []);
  useEffect(() => loadLaterFonts(container), [container]);
  return children;
}

/**
 * Opens the site at the address of the page. What a server has rendered is taken over as it is. Where
 * the first rendering here would differ (the reader's formats; a hash or a state of the history, which
 * no server receives; data newer than the page), it is replaced in one commit by the same page from
 * those data. Where data or code cannot be loaded, it stays as it arrived, with a message. Resolves
 * with the root once that has begun.
 */
export const openSite = async (container: HTMLElement, dom: typeof ReactDom): Promise<Root> => {
  let data: ArrivedData | null = null;
  const reading = readPageData();
  if (reading !== null) {
    // A member's session changes all of the page as soon as it is known, so nothing of it can wait.
    const mayWait = readsClubFormats && sessionHint.read() === null;
    try {
      data = await prepare(reading, mayWait);
    } catch (error) {
      reportError(error);
      return await openMessage(dom);
    }
  }
  await nextTask();
  // The router reads it when it begins.
  openTabStorage();
  // To put all routes in order takes a slow phone 40 ms.
  await nextTask();
  const router = createAppRouter({ isRendered: data !== null });
  await nextTask();
  const { hash, state } = router.state.location;
  const isTakenOver =
    data?.isAsRendered === true && readsClubFormats && hash === '' && state === null;
  if (!isTakenOver && data !== null) {
    try {
      await loadLaterParts();
    } catch (error) {
      reportError(error);
      return await openMessage(dom);
    }
  }
  const use = watchEarlyUse(container);
  const site = (
    <StrictMode>
      <Providers renderedAt={data?.nowMs ?? null}>
        <AfterEarlyUse use={use}>
          <LaidOut container={container}>
            <SiteRouter router={router} />
          </LaidOut>
        </AfterEarlyUse>
      </Providers>
    </StrictMode>
  );
  if (!isTakenOver) {
    layOutAtOnce();
    const root = dom.createRoot(container, REPORTED);
    root.render(site);
    return root;
  }
  // A transition gives way to the reader's first presses and keys.
  return new Promise((resolve) => {
    startTransition(() => {
      use.stop();
      resolve(dom.hydrateRoot(container, site, { ...REPORTED, onRecoverableError }));
    });
  });
};
