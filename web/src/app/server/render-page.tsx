import type { KeptDocuments, ReadDocuments } from '@club/domain/reading/stored-document';
import { CLUB_PICTURE_PATH, SOCIAL_PICTURE_SIZE } from '@club/domain/resort/social-picture';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  type StaticHandlerContext,
  StaticRouterProvider,
  createStaticHandler,
  createStaticRouter,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { WithoutScriptStore } from '../../kernel/live/without-script.tsx';
import { factsTag, headTags } from '../../kernel/routing/head-tags.ts';
import { type PageHead, PageHeadContext, type PageImage } from '../../kernel/routing/page-head.ts';
import { SITE_NAME } from '../../kernel/routing/site-name.ts';
import { StaticAddress } from '../../kernel/routing/address-now.tsx';
import { PUBLIC_SOURCES } from '../../shared/live/public-sources.ts';
import { Providers } from '../providers.tsx';
import { ROUTES } from '../router.tsx';
import type { PageData } from '../../kernel/page/page-data.ts';
import { type Known, pageStores, readWanted } from './page-store.ts';

/** A page as a server writes it. */
export type RenderedPage = {
  /** What goes into `#root`. */
  body: string;
  /** The rules that the body needs, as styled-components writes them (`writeSheets`). */
  rules: string;
  /** What goes into `<head>`: title, description and what engines and chats read, escaped. */
  head: string;
  /** The facts of schema.org for engines as a script element, escaped; '' without any. */
  facts: string;
  status: 200 | 404;
  /** The path that a visitor is sent to instead. */
  movedTo?: string | undefined;
  /** What the browser needs to take the page over (`pageDataJson`). */
  data: PageData;
};

/** What a page shows can want more in turn: a resort, then the directory for those like it. */
const MAX_PASSES = 5;

/** The picture of links to pages that have none of their own. */
const CLUB_IMAGE: PageImage = {
  address: CLUB_PICTURE_PATH,
  alt: 'Tideaway: a harbour at dawn, boats lying still',
  size: SOCIAL_PICTURE_SIZE,
};

const handler = createStaticHandler(ROUTES);

const withStyles = (page: ReactNode): Pick<RenderedPage, 'body' | 'rules'> => {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(sheet.collectStyles(page));
    const [, rules = ''] = /^<style[^>]*>([\s\S]*)<\/style>$/.exec(sheet.getStyleTags()) ?? [];
    return { body, rules };
  } finally {
    sheet.seal();
  }
};

const renderOnce = (
  { url, nowMs }: { url: string; nowMs: number },
  context: StaticHandlerContext,
  { store, withoutScript }: ReturnType<typeof pageStores>,
): Omit<RenderedPage, 'data'> => {
  let head: PageHead = { title: SITE_NAME };
  let image = CLUB_IMAGE;
  const writer = {
    say: (said: PageHead): void => {
      head = said;
    },
    show: (shown: PageImage): void => {
      image = shown;
    },
  };
  const rendered = withStyles(
    <StrictMode>
      <PageHeadContext value={writer}>
        <Providers store={store} renderedAt={nowMs}>
          <WithoutScriptStore value={withoutScript}>
            <StaticAddress location={context.location}>
              <StaticRouterProvider
                router={createStaticRouter(handler.dataRoutes, context)}
                context={context}
                hydrate={false}
              />
            </StaticAddress>
          </WithoutScriptStore>
        </Providers>
      </PageHeadContext>
    </StrictMode>,
  );
  const { origin } = new URL(url);
  return {
    ...rendered,
    head: headTags(head, { origin, image }),
    facts: factsTag(head, { origin }),
    status: head.status ?? 200,
    movedTo: head.movedTo,
  };
};

/**
 * Renders the page at an address for a visitor, as often as it wants data that were not read yet.
 * `url` is absolute, `nowMs` the time in milliseconds since 1970. Returns null for an address that
 * redirects. Documents that are `kept` are not read, and a page that needs no others is rendered
 * once. Rejects when `read` does.
 */
export const renderPage = async (
  url: string,
  read: ReadDocuments,
  nowMs: number,
  kept: KeptDocuments = () => null,
): Promise<RenderedPage | null> => {
  const context = await handler.query(new Request(url));
  if (context instanceof Response) return null;
  let known: Known = { found: new Map(), shown: new Map() };
  for (let pass = 1; ; pass += 1) {
    const stores = pageStores(PUBLIC_SOURCES, known, kept);
    const { wanted, used, shared } = stores;
    const page = renderOnce({ url, nowMs }, context, stores);
    if (wanted.size === 0 || pass === MAX_PASSES) {
      const shipped = [...known.found, ...used].filter(([key]) => shared.has(key));
      return { ...page, data: { nowMs, documents: new Map(shipped) } };
    }
    known = await readWanted(PUBLIC_SOURCES, wanted, known, read);
  }
};
