import { formatCount } from '../../formats/reader-formats.ts';
import { searchPath } from '../../shared/search/run-search.ts';
import { rememberSearch } from '../../shared/search/search-history-store.ts';
import { useStayLink } from '../../shared/stay/stay-search.ts';
import { TextLink } from '../../design/text/text-link.tsx';

type QueryLinkProps = {
  query: string;
  /** The number of resorts that it finds. */
  count?: number | undefined;
};

/** A link to another search, which is added to the search history. */
export function QueryLink({ query, count }: QueryLinkProps) {
  const withStay = useStayLink();
  return (
    <>
      <TextLink
        to={withStay(searchPath(query))}
        onClick={() => {
          rememberSearch(query);
        }}
      >
        {query}
      </TextLink>
      {count !== undefined && ` · ${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}`}
    </>
  );
}
