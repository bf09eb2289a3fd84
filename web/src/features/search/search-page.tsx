import { laterPart } from '../../kernel/page/later-part.tsx';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { SearchStart } from './search-start.tsx';
import { hasSearch } from './searched-text.ts';

const Results = laterPart(
  async () => {
    const { SearchResults, indexOfPage } = await import('./search-results.tsx');
    await indexOfPage();
    return { default: SearchResults };
  },
  { fallback: <LoadingScreen />, isInView: true },
);

/** `/search?q=…&ids=…` (rules 5.5): what matches the query, best first; a search field without one. */
export default function SearchPage() {
  const { query } = useAddressQuery();
  return hasSearch(query) ? <Results /> : <SearchStart />;
}
