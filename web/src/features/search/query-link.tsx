import { formatCount } from '@club/domain/money/cents';
import { searchPath } from '../../shared/search/run-search.ts';
import { rememberSearch } from '../../shared/search/search-history-store.ts';
import { TextLink } from '../../design/text/text-link.tsx';

type QueryLinkProps = {
  query: string;
  /** Resorts that it finds, when that is worth saying. */
  count?: number | undefined;
};

/** Another search, one press away. It is remembered as if it had been typed. */
export function QueryLink({ query, count }: QueryLinkProps) {
  return (
    <>
      <TextLink
        to={searchPath(query)}
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
