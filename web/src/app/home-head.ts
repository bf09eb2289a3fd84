import type { LocalDate } from '@club/domain/calendar/local-date';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { countPages, pageFromText } from '@club/domain/directory/pagination';
import { directoryStateOf, shownPage } from '../features/directory/directory-state.ts';
import { type PageHead, usePageHead } from '../kernel/routing/page-head.ts';
import { SITE_DESCRIPTION, SITE_NAME } from '../kernel/routing/site-name.ts';
import type { StructuredData } from '../kernel/routing/structured-data.ts';
import { useAddressQuery } from '../kernel/routing/use-address-query.ts';
import { useToday } from '../kernel/time/today.tsx';
import { useLive } from '../shared/live/live-data.tsx';
import { pagePath, PATHS } from '../shared/routes/paths.ts';

/** Where the club itself is described. */
const CLUB_ID = `${PATHS.home}#club`;

const CLUB: readonly StructuredData[] = [
  {
    '@type': 'Organization',
    '@id': CLUB_ID,
    name: SITE_NAME,
    description: SITE_DESCRIPTION,
    url: PATHS.home,
    logo: '/icons/icon-512.png',
  },
  {
    '@type': 'WebSite',
    name: SITE_NAME,
    url: PATHS.home,
    publisher: { '@type': 'Organization', '@id': CLUB_ID },
  },
];

/**
 * What the home page says about itself. Each page of the directory is kept under its own address; a
 * filtered one is not listed. `resorts` is null while they load.
 */
const homeHead = (
  query: URLSearchParams,
  today: LocalDate,
  resorts: readonly CatalogueResort[] | null,
): PageHead => {
  const open = resorts?.filter(({ available }) => available);
  const pages = open === undefined ? Number.MAX_SAFE_INTEGER : countPages(open.length);
  const { isFiltered } = directoryStateOf(query, today);
  const page = isFiltered ? 1 : pageFromText(shownPage(today).read(query), pages);
  if (page > 1) {
    return {
      title: `Resorts, page ${String(page)}`,
      description: `Resorts around the world, page ${String(page)}: whole prices in points or by card.`,
      canonical: pagePath(PATHS.home, page),
    };
  }
  return {
    title: SITE_NAME,
    description: SITE_DESCRIPTION,
    canonical: PATHS.home,
    index: !isFiltered,
    structured: () => CLUB,
  };
};

/** Says it; renders nothing. */
export function HomeHead() {
  const { query } = useAddressQuery();
  const today = useToday();
  const catalogue = useLive('catalogue');
  usePageHead(homeHead(query, today, catalogue.status === 'ready' ? catalogue.data : null));
  return null;
}
