import { queryWords } from '@club/domain/search/resort-search';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { filterOfQuery, withFilterQuery } from '../../shared/filter/filter-query.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useResortIndex } from '../../shared/search/resort-index.ts';
import { MAX_IDS } from '../../shared/search/run-search.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { asIs } from '../../kernel/live/live-source.ts';
import {
  useFilterContext,
  useFilteredResorts,
  useFoundStays,
} from '../../shared/filter/use-filter-context.ts';
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
import { ResultCard, tooLargeText } from './result-card.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { SearchStart } from './search-start.tsx';
import { useCurrentIds } from './use-current-ids.ts';

const PAGE = pageUnder('page');

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  padding-block: ${theme.space.s32} ${theme.space.section};
`;

/** On phones the bar has no search field, so the page has one. */
const PhoneSearch = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

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
  useCurrentIds(query, ids);
  const today = useToday();
  const narrowed = useMemo(() => filterOfQuery(address, today), [address, today]);
  const context = useFilterContext(narrowed.filter);
  // The map also shows resorts outside of the area.
  const anywhere = useMemo(
    () => ({ ...narrowed, filter: { ...narrowed.filter, area: null } }),
    [narrowed],
  );
  const everywhere = useFilteredResorts(results, anywhere, context);
  const stayOf = useFoundStays(narrowed.filter, context);
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
  usePageHead({
    title: isBlank ? 'Search' : `Search: ${query}`,
    description: isBlank
      ? 'Search the resorts of the club by place, name, country or what you want to do there.'
      : `Resorts of the club for “${query}”.`,
    canonical: PATHS.search,
    index: isBlank,
  });

  if (isBlank) {
    return (
      <PageContainer $width="text">
        <Body>
          <SearchStart />
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
            text="The club's directory did not respond. You may be offline."
            onRetry={catalogue.retry}
          />
        </Body>
      </PageContainer>
    );
  }
  if (index === null || results === null) return <LoadingScreen />;

  return (
    <PageContainer>
      <Body>
        <PhoneSearch>
          <SearchBox key={query} initial={query} />
        </PhoneSearch>
        <ResultsHeading
          query={query}
          index={index}
          found={results.length}
          listed={list.inArea?.length ?? null}
        />
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
          map={map}
          list={list}
          resortOf={asIs}
          stayOf={stayOf}
          reasonOf={tooLargeText}
          label="Pages of results"
        >
          {(resort, eager) => <ResultCard resort={resort} eager={eager} stay={stayOf?.(resort)} />}
        </ResortPages>
      </Body>
    </PageContainer>
  );
}
