import { CLOSED_PATHS } from './listed-paths.ts';
import { SITEMAP_PATH } from './sitemap.ts';

/** `/robots.txt`: what engines leave alone, and where the list of all pages is. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...CLOSED_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');
