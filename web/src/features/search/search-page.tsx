import { EMPTY_LISTS } from '@club/domain/api/messages';
import { pageFromText, pageWindow, paginate, countPages } from '@club/domain/directory/pagination';
import { formatCount } from '@club/domain/money/cents';
import { queryWords, searchParams } from '@club/domain/search/resort-search';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../lib/document-title.ts';
import type { FilterQuery } from '../../lib/filter-query.ts';
import { filterOfQuery, withFilterQuery } from '../../lib/filter-query.ts';
import { useCatalogue } from '../../lib/live-data.tsx';
import { useResortIndex } from '../../lib/resort-index.ts';
import { MAX_IDS } from '../../lib/run-search.ts';
import { useToday } from '../../lib/today.tsx';
import { useFilterContext, useFilteredResorts } from '../../lib/use-filter-context.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Pagination } from '../../ui/data/pagination.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { NoAvailability } from '../../ui/filter/no-availability.tsx';
import { NoMatch } from '../../ui/filter/no-match.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import { SearchBox } from '../../ui/search/search-box.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { Text } from '../../ui/text/text.tsx';
import { MissedWords } from './missed-words.tsx';
import { NoResults } from './no-results.tsx';
import { ResultCard } from './result-card.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  padding-block: ${theme.space.s32} ${theme.space.section};
`;

/** On phones the bar has no field, so the page brings one. */
const PhoneSearch = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

const Head = styled.output`
  display: grid;
  gap: ${theme.space.s8};
  overflow-wrap: anywhere;
`;

/** Keeps `ids` in the address true to `q`, which is what counts (DESIGN 8). */
const useTrueIds = (query: string, ids: readonly string[] | null): void => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const written = ids === null ? null : searchParams(query, ids);
  const wanted = written === null ? null : new URLSearchParams(written).get('ids');
  const current = params.get('ids');
  useEffect(() => {
    if (written === null || wanted === current) return;
    const others = new URLSearchParams(params);
    others.delete('q');
    others.delete('ids');
    const rest = others.size === 0 ? '' : `&${others.toString()}`;
    void navigate({ search: `?${written}${rest}` }, { replace: true, preventScrollReset: true });
  }, [written, wanted, current, params, navigate]);
};

/** `/search?q=…&ids=…` (S§2): what matches the query, best first. */
export default function SearchPage() {
  const [params, setParams] = useSearchParams();
  const catalogue = useCatalogue();
  const query = (params.get('q') ?? '').trim();
  const isBlank = queryWords(query).length === 0;
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const index = useResortIndex(resorts);
  const results = useMemo(
    () => (index === null || isBlank ? null : index.find(query)),
    [index, isBlank, query],
  );
  const ids = useMemo(() => results?.slice(0, MAX_IDS).map(({ id }) => id) ?? null, [results]);
  useTrueIds(query, ids);
  const today = useToday();
  const narrowed = useMemo(() => filterOfQuery(params, today), [params, today]);
  const context = useFilterContext(narrowed.filter);
  const shown = useFilteredResorts(results, narrowed, context);
  useDocumentTitle(isBlank ? 'Search' : `Search: ${query}`);

  if (isBlank) {
    return (
      <PageContainer $width="text">
        <Body>
          <Heading level={1}>Search</Heading>
          <SearchBox />
          <Text $tone="soft">Type part of a name, a place or a resort ID.</Text>
        </Body>
      </PageContainer>
    );
  }
  if (catalogue.status === 'error') {
    return (
      <PageContainer>
        <Body>
          <ErrorState
            level={1}
            title="The search could not be run"
            text="The club's directory did not answer. Your connection may be gone."
            onRetry={catalogue.retry}
          />
        </Body>
      </PageContainer>
    );
  }
  if (index === null || results === null) return <LoadingScreen fullScreen={false} />;

  const listed = shown ?? [];
  const page = paginate(listed, pageFromText(params.get('page'), countPages(listed.length)));
  const hidden = results.length - listed.length;
  const paramsFor = (wanted: FilterQuery): URLSearchParams => {
    const next = withFilterQuery(params, wanted);
    next.delete('page');
    return next;
  };
  const turnTo = (target: number): void => {
    const next = new URLSearchParams(params);
    if (target === 1) next.delete('page');
    else next.set('page', String(target));
    setParams(next);
  };

  return (
    <PageContainer>
      <Body>
        <PhoneSearch>
          <SearchBox key={query} initial={query} />
        </PhoneSearch>
        <Head>
          <Heading level={1} size="h2">
            {results.length > 0
              ? `Search Results Found: ${query}`
              : `${EMPTY_LISTS.search} ${query}`}
          </Heading>
          {results.length > 0 && (
            <Text $tone="soft">
              {formatCount(listed.length)} resort(s) match your search
              {shown !== null && hidden > 0 && ` · ${formatCount(hidden)} more without filters`}
            </Text>
          )}
        </Head>
        {results.length > 0 && <MissedWords query={query} index={index} />}
        {results.length === 0 && <NoResults query={query} index={index} />}
        {results.length > 0 && (
          <FilterBar
            resorts={results}
            query={narrowed}
            paramsFor={paramsFor}
            givenOrder="Best match"
          />
        )}
        {context.status === 'error' && <NoAvailability onRetry={context.retry} />}
        {shown?.length === 0 && results.length > 0 && context.status === 'ready' && (
          <NoMatch
            resorts={results}
            filter={narrowed.filter}
            context={context.data}
            onChange={(filter) => {
              setParams(paramsFor({ ...narrowed, filter }), { preventScrollReset: true });
            }}
          />
        )}
        {listed.length > 0 && (
          <CardGrid>
            {page.items.map((resort, at) => (
              <li key={resort.id}>
                <ResultCard resort={resort} eager={at < 3} />
              </li>
            ))}
          </CardGrid>
        )}
        <Pagination
          label="Pages of results"
          page={page.currentPage}
          totalPages={page.totalPages}
          window={pageWindow(page.currentPage, page.totalPages)}
          onSelect={turnTo}
        />
      </Body>
    </PageContainer>
  );
}
