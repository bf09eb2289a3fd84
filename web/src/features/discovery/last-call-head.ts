import type { PageHead } from '../../kernel/routing/page-head.ts';
import { openPageHead } from '../../shared/routes/open-page-head.ts';
import { pagePath, PATHS } from '../../shared/routes/paths.ts';
import { activeFilters, type LastCallQuery } from './last-call-list.ts';

const TITLE = 'Last Call Vacations';
const DESCRIPTION =
  'Stays at one price for the whole stay, tax included, paid by card: where units are free soon.';

/** What a page of the Last Call list says about itself; a filtered or reordered list is not listed. */
export const lastCallHead = (query: LastCallQuery, page: number): PageHead => {
  const isOwnList = activeFilters(query) === 0 && query.order === 'price';
  if (isOwnList && page > 1) {
    return {
      title: `${TITLE}, page ${String(page)}`,
      description: `${DESCRIPTION} Page ${String(page)}.`,
      canonical: pagePath(PATHS.lastCall, page),
    };
  }
  const first = openPageHead({ title: TITLE, description: DESCRIPTION, path: PATHS.lastCall });
  return { ...first, index: isOwnList };
};
