import type { Site } from '@club/domain/pages/page-response';
import { asciiCss, asciiHtml } from '../../kernel/page/ascii-text.ts';
import { PAGE_DATA_ID, pageDataJson } from '../../kernel/page/page-data.ts';
import { shownBarAttribute } from '../../design/layout/shown-bar.ts';
import { hashSource, widenDirective } from './content-policy.ts';
import { writeSheets } from '../../taking-over/page-sheet.ts';
import { requestOf } from '../../kernel/live/live-request.ts';
import { splitBelowView } from './first-view.ts';
import { fontSheets, withoutFonts } from './page-fonts.ts';
import type { RenderedPage } from './render-page.tsx';

const COLOR_SCRIPT = '<script src="/color-scheme.js"></script>';
const STYLE_LINK = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*>\s*/g;
/** Vite's own scripts in development have no address below `/assets`, and stay. */
const START = /<script type="module"[^>]*? src="(\/assets\/[^"]+)"><\/script>\s*/g;
const PRELOAD = /<link rel="modulepreload"[^>]*>\s*/g;
const TITLE_AND_DESCRIPTION = /<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/;
const HTML = '<html';
const ROOT = /<div id="root"><\/div>\s*(<noscript>[\s\S]*?<\/noscript>)?/;
const STYLE_TEXT = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** Puts a text in the place of a part of the shell, which must be there. */
const inPlaceOf = (shell: string, part: string | RegExp, text: string): string => {
  if (shell.search(part) === -1) throw new Error(`The shell has no ${String(part)}.`);
  // A function, because a text may have '$&' in it.
  return shell.replace(part, () => text);
};

/** The style elements in the head of a page. */
const sheetsOf = ({ shell, styles }: Site, body: string, firstSheet: string): string => {
  const sheets = [...shell.matchAll(STYLE_LINK)].map(([, path = '']) => styles[path] ?? '');
  const { text, faces } = withoutFonts(sheets.join(''));
  return asciiCss(`<style>${text}</style>${fontSheets(faces, body)}${firstSheet}`);
};

/** What `page-start.js` asks for later: the page can be seen and read without it. */
const laterOf = (files: readonly string[]): string =>
  `<meta name="page-files" content="${files.join(' ')}">`;

/** The scripts of a page, in the order in which they need each other. */
const scriptsOf = ({ shell, scripts }: Site, route: string): string[] => {
  const start = [...shell.matchAll(START)].map(([, path = '']) => path);
  return [...new Set([...(scripts[route] ?? []), ...start])];
};

/** The shell's head without what the page brings itself, in the order in which it is needed. */
const withHead = (
  site: Site,
  route: string,
  page: RenderedPage,
  sheets: string,
  addresses: readonly string[],
): string => {
  const bare = site.shell
    .replaceAll(STYLE_LINK, (link, path: string) => (path in site.styles ? '' : link))
    .replaceAll(START, '')
    .replaceAll(PRELOAD, '');
  const titled = inPlaceOf(bare, TITLE_AND_DESCRIPTION, asciiHtml(page.head));
  const inside = [
    `<script>${site.colorScript}</script>`,
    sheets,
    laterOf([...scriptsOf(site, route), ...addresses]),
    `<script>${site.startScript}</script>`,
  ];
  const marked = inPlaceOf(titled, HTML, HTML + shownBarAttribute(page.body));
  return inPlaceOf(marked, COLOR_SCRIPT, inside.join(''));
};

const policyOf = (site: Site, sheets: string): Record<string, string> => {
  const name = 'Content-Security-Policy';
  const policy = site.headers[name];
  if (policy === undefined) throw new Error('The site has no content security policy.');
  const styles = [...sheets.matchAll(STYLE_TEXT)];
  const hashes = styles.map(([, text = '']) => hashSource(text));
  return {
    [name]: widenDirective(
      widenDirective(policy, 'style-src', [...new Set(hashes)]),
      'script-src',
      [site.colorScript, site.startScript].map(hashSource),
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
  const body = splitBelowView(page.body);
  const own = writeSheets(page.rules, body.above);
  const sheets = sheetsOf(site, page.body, own.above);
  const lastSheet = asciiCss(own.below);
  const addresses: string[] = [];
  const data = pageDataJson(page.data, (bytes, key) => {
    const address = addressOf(bytes, requestOf(key).kind);
    if (address !== null) addresses.push(address);
    return address;
  });
  const content = `<div id="root">${asciiHtml(body.above)}${lastSheet}${asciiHtml(body.below)}</div><script type="application/json" id="${PAGE_DATA_ID}">${data}</script>${page.facts}`;
  return {
    headers: { ...site.headers, ...policyOf(site, sheets + lastSheet) },
    body: inPlaceOf(withHead(site, route, page, sheets, addresses), ROOT, content),
  };
};
