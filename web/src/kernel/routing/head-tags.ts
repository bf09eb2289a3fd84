import { fullTitle, isListed, type PageHead, type PageImage } from './page-head.ts';
import { SITE_DESCRIPTION, SITE_NAME } from './site-name.ts';
import { structuredJson } from './structured-data.ts';

/** What stands beside the head: the public origin, and the picture of links to the page. */
type HeadPlace = { origin: string; image: PageImage };

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escaped(content)}" />`;

const imageTags = ({ address, alt, size }: PageImage, origin: string): string[] => [
  meta('property', 'og:image', new URL(address, origin).href),
  ...(size === undefined
    ? []
    : [
        meta('property', 'og:image:width', String(size.width)),
        meta('property', 'og:image:height', String(size.height)),
      ]),
  meta('property', 'og:image:alt', alt),
];

/**
 * What a page says about itself as tags for `<head>`, everything escaped: title, description,
 * canonical address, robots, the card that chats show for a link (Open Graph, Twitter) and the facts
 * of schema.org.
 */
export const headTags = (head: PageHead, { origin, image }: HeadPlace): string => {
  const { canonical } = head;
  const structured = head.structured?.() ?? [];
  const title = fullTitle(head.title);
  const description = head.description ?? SITE_DESCRIPTION;
  const address = canonical === undefined ? null : new URL(canonical, origin).href;
  return [
    `<title>${escaped(title)}</title>`,
    meta('name', 'description', description),
    ...(address === null ? [] : [`<link rel="canonical" href="${escaped(address)}" />`]),
    ...(isListed(head) ? [] : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    ...(address === null ? [] : [meta('property', 'og:url', address)]),
    ...imageTags(image, origin),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(structured.length === 0
      ? []
      : [`<script type="application/ld+json">${structuredJson(structured, origin)}</script>`]),
  ].join('\n');
};
