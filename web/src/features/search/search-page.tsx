import { EMPTY_LISTS } from '@club/domain/api/messages';
import { formatCount } from '@club/domain/money/cents';
import { queryWords, searchParams } from '@club/domain/search/resort-search';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useAddressNow } from '../../kernel/routing/address-now.tsx';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { filterOfQuery, withFilterQuery } from '../../shared/filter/filter-query.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useResortIndex } from '../../shared/search/resort-index.ts';
import { MAX_IDS } from '../../shared/search/run-search.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { asIs } from '../../kernel/live/live-source.ts';
import { useFilterContext, useFilteredResorts } from '../../shared/filter/use-filter-context.ts';
import { pageUnder, useResortRows } from '../../shared/resort/use-resort-rows.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { FilterBar } from '../../shared/filter/filter-bar.tsx';
import { NoAvailability } from '../../shared/filter/no-availability.tsx';
import { NoMatch } from '../../shared/filter/no-match.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { MapToggle } from '../../shared/map/map-toggle.tsx';
import { ResortPages } from '../../shared/map/resort-pages.tsx';
import { useMapLayout } from '../../shared/map/use-map-layout.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { MissedWords } from './missed-words.tsx';
import { NoResults } from './no-results.tsx';
import { ResultCard, pointsText, tooLargeText } from './result-card.tsx';

const PAGE = pageUnder('page');

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

/** Keeps `ids` in the address true to `q`, which is what counts (rules 5.5). */
const useTrueIds = (query: string, ids: readonly string[] | null): void => {
  const { query: address } = useAddressQuery();
  const now = useAddressNow();
  const navigate = useNavigate();
  const written = ids === null ? null : searchParams(query, ids);
  const wanted = written === null ? null : new URLSearchParams(written).get('ids');
  const current = address.get('ids');
  useEffect(() => {
    if (written === null || wanted === current) return;
    const others = new URLSearchParams(now().search);
    // Another search is on its way, and has ids of its own.
    if ((others.get('q') ?? '').trim() !== query) return;
    others.delete('q');
    others.delete('ids');
    const rest = others.size === 0 ? '' : `&${others.toString()}`;
    void navigate({ search: `?${written}${rest}` }, { replace: true, preventScrollReset: true });
  }, [query, written, wanted, current, now, navigate]);
};

/** `/search?q=…&ids=…` (rules 5.5): what matches the query, best first. */
export default function SearchPage() {
  const { query: address } = useAddressQuery();
  const catalogue = useLive('catalogue');
  const query = (address.get('q') ?? '').trim();
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
  const narrowed = useMemo(() => filterOfQuery(address, today), [address, today]);
  const context = useFilterContext(narrowed.filter);
  // The map shows what lies outside of the area, too.
  const anywhere = useMemo(
    () => ({ ...narrowed, filter: { ...narrowed.filter, area: null } }),
    [narrowed],
  );
  const everywhere = useFilteredResorts(results, anywhere, context);
  const inAddress: FilterInAddress = {
    read: (now) => filterOfQuery(now, today),
    write: (now, wanted) => PAGE.write(withFilterQuery(now, wanted), 1),
  };
  const list = useResortRows({
    rows: everywhere,
    resortOf: asIs,
    filter: narrowed.filter,
    filterInAddress: inAddress,
    pageInAddress: PAGE,
  });
  const map = useMapLayout({ besideAtOnce: true });
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
  if (index === null || results === null) return <LoadingScreen />;

  const listed = list.inArea ?? [];
  const hidden = results.length - listed.length;
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
              {list.inArea !== null &&
                hidden > 0 &&
                ` · ${formatCount(hidden)} more without filters`}
            </Text>
          )}
        </Head>
        {results.length > 0 && <MissedWords query={query} index={index} />}
        {results.length === 0 && <NoResults query={query} index={index} />}
        {results.length > 0 && (
          <FilterBar
            resorts={results}
            query={narrowed}
            inAddress={inAddress}
            givenOrder="Best match"
            end={<MapToggle state={map} />}
          />
        )}
        {context.status === 'error' && <NoAvailability onRetry={context.retry} />}
        {everywhere?.length === 0 && results.length > 0 && context.status === 'ready' && (
          <NoMatch
            resorts={results}
            filter={narrowed.filter}
            context={context.data}
            onChange={list.refine}
          />
        )}
        <ResortPages
          layout={map.layout}
          list={list}
          resortOf={asIs}
          dates={narrowed.filter.dates}
          priceOf={pointsText}
          reasonOf={tooLargeText}
          label="Pages of results"
        >
          {(resort, eager) => <ResultCard resort={resort} eager={eager} />}
        </ResortPages>
      </Body>
    </PageContainer>
  );
}
