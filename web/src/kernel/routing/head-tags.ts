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
 * canonical address, robots and the card that chats show for a link (Open Graph, Twitter).
 */
export const headTags = (head: PageHead, { origin, image }: HeadPlace): string => {
  const { canonical } = head;
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
  ].join('\n');
};

/** The facts of schema.org that a page says about itself, for the end of its body; '' without any. */
export const factsTag = (head: PageHead, { origin }: Pick<HeadPlace, 'origin'>): string => {
  const facts = head.structured?.() ?? [];
  return facts.length === 0
    ? ''
    : `<script type="application/ld+json">${structuredJson(facts, origin)}</script>`;
};
