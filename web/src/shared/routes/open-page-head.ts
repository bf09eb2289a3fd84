import type { PageHead } from '../../kernel/routing/page-head.ts';
import { SITE_NAME } from '../../kernel/routing/site-name.ts';
import type { StructuredData } from '../../kernel/routing/structured-data.ts';
import { PATHS } from './paths.ts';

type Crumb = { name: string; path: string };

/** The way from the home page to a page, for search engines. */
export const breadcrumbs = (...crumbs: readonly Crumb[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: SITE_NAME, path: PATHS.home }, ...crumbs].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: path,
  })),
});

type OpenPage = { title: string; description: string; path: string };

/** What an open page below the home page says about itself. */
export const openPageHead = ({ title, description, path }: OpenPage): PageHead => ({
  title,
  description,
  canonical: path,
  // Only engines read them.
  ...(import.meta.env.SSR ? { structured: () => [breadcrumbs({ name: title, path })] } : {}),
});
