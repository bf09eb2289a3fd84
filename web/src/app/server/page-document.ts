import type { Site } from '@club/domain/pages/page-answer';
import { PAGE_DATA_ID, pageDataJson } from '../../kernel/page/page-data.ts';
import { hashSource, widenDirective } from './content-policy.ts';
import { requestOf } from '../../kernel/live/live-request.ts';
import type { RenderedPage } from './render-page.tsx';

const COLOR_SCRIPT = '<script src="/color-scheme.js"></script>';
const STYLE_LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>\s*/g;
const TITLE_AND_DESCRIPTION = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;
const ROOT = /<div id="root"><\/div>\s*(<noscript>[\s\S]*?<\/noscript>)?/;
const STYLE_TEXT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Puts a text in the place of a part of the shell, which must be there. */
const inPlaceOf = (shell: string, part: string | RegExp, text: string): string => {
  if (shell.search(part) === -1) throw new Error(`The shell has no ${String(part)}.`);
  // A function, because a text may have '$&' in it.
  return shell.replace(part, () => text);
};

const sheetsOf = ({ shell, styles }: Site): string =>
  [...shell.matchAll(STYLE_LINK)]
    .map(([, path = '']) => `<style>${styles[path] ?? ''}</style>`)
    .join('');

/**
 * What is read comes first: scripts give way to pictures and fonts, because everything in the page
 * can be seen without them.
 */
const withScriptsLast = (html: string): string =>
  html.replaceAll(
    /<(script type="module"|link rel="modulepreload")/g,
    (tag) => `${tag} fetchpriority="low"`,
  );

const preloadsOf = ({ shell, scripts }: Site, route: string): string =>
  (scripts[route] ?? [])
    .filter((path) => !shell.includes(`"${path}"`))
    .map((path) => `<link rel="modulepreload" crossorigin href="${path}">`)
    .join('');

/** The data that the browser needs to take the page over, where they are not in the page. */
const dataPreloadsOf = (addresses: readonly string[]): string =>
  addresses
    .map(
      (href) =>
        `<link rel="preload" as="fetch" crossorigin fetchpriority="low" media="(scripting: enabled)" href="${href}">`,
    )
    .join('');

/** The shell's head without what the page brings itself, in the order in which it is needed. */
const withHead = (
  site: Site,
  route: string,
  page: RenderedPage,
  addresses: readonly string[],
): string => {
  const script = `<script>${site.colorScript}</script>`;
  const styles = `${sheetsOf(site)}${page.styles}`;
  const bare = site.shell.replaceAll(STYLE_LINK, '');
  const titled = inPlaceOf(bare, TITLE_AND_DESCRIPTION, page.head);
  const styled = inPlaceOf(titled, COLOR_SCRIPT, `${script}${styles}`);
  const preloads = `${preloadsOf(site, route)}${dataPreloadsOf(addresses)}`;
  return withScriptsLast(inPlaceOf(styled, '</head>', `${preloads}</head>`));
};

const policyOf = (site: Site, page: RenderedPage): Record<string, string> => {
  const name = 'Content-Security-Policy';
  const policy = site.headers[name];
  if (policy === undefined) throw new Error('The site has no content security policy.');
  const styles = [...`${sheetsOf(site)}${page.styles}`.matchAll(STYLE_TEXT)];
  const hashes = styles.map(([, text = '']) => hashSource(text));
  return {
    [name]: widenDirective(
      widenDirective(policy, 'style-src', [...new Set(hashes)]),
      'script-src',
      [hashSource(site.colorScript)],
    ),
  };
};

/**
 * A rendered page as a whole document with the headers that belong to it: its styles and the script
 * of the colour scheme are inside, and the policy allows exactly them. `addressOf` names an
 * address where bytes of a kind are that are too many for the page; null: they are in it.
 */
export const pageDocument = (
  site: Site,
  route: string,
  page: RenderedPage,
  addressOf: (bytes: Uint8Array, kind: string) => string | null,
): { headers: Record<string, string>; body: string } => {
  const addresses: string[] = [];
  const data = pageDataJson(page.data, (bytes, key) => {
    const address = addressOf(bytes, requestOf(key).kind);
    if (address !== null) addresses.push(address);
    return address;
  });
  const content = `<div id="root">${page.body}</div><script type="application/json" id="${PAGE_DATA_ID}">${data}</script>`;
  return {
    headers: { ...site.headers, ...policyOf(site, page) },
    body: inPlaceOf(withHead(site, route, page, addresses), ROOT, content),
  };
};
