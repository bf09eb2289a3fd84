import { filterParts } from '@club/domain/directory/filter-parts';
import {
  labelIn,
  matchesOf,
  partCounts,
  queryAfter,
  resortsFound,
  searchedIn,
} from '@club/domain/search/search-results';
import { understandQuery } from '@club/domain/search/understood-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { partText } from '../../shared/filter/filter-labels.ts';
import { filterOfQuery, withFilterQuery } from '../../shared/filter/filter-query.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useResortIndex } from '../../shared/search/resort-index.ts';
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
import {
  hasOnlyFilters,
  narrowedIn,
  searchedText,
  useRunAddress,
  withSearchedText,
} from './use-run-address.ts';

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

/**
 * `/search?q=…&ids=…` (rules 5.5): what matches the query, best first. What a query says as filters
 * say it is among the filters of the address.
 */
export default function SearchPage() {
  const { query: address } = useAddressQuery();
  const today = useToday();
  const catalogue = useLive('catalogue');
  const query = searchedText(address);
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const index = useResortIndex(resorts);
  const understood = useMemo(
    () => (index === null ? null : understandQuery(index, query, today)),
    [index, query, today],
  );
  const narrowed = useMemo(
    () => narrowedIn(address, understood, today),
    [address, understood, today],
  );
  const isBlank = query === '' && !hasOnlyFilters(address, narrowed);
  const { text, all } = searchedIn(query, understood, narrowed.filter);
  const results = useMemo(
    () => (index === null || isBlank ? null : resortsFound(index, { text, all })),
    [index, isBlank, text, all],
  );
  const isText = understood === null || (!all && text === query);
  const matches = useMemo(() => {
    if (index === null || query === '') return null;
    return isText ? results : matchesOf(index, query, understood, today);
  }, [index, query, understood, isText, results, today]);
  const movedTo = useRunAddress({ query, understood, matches, today });
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
    write: (now, wanted) => {
      const before = filterOfQuery(now, today).filter;
      const left = queryAfter(searchedText(now), understood, before, wanted.filter);
      return PAGE.write(withSearchedText(withFilterQuery(now, wanted), left), 1);
    },
  };
  const list = useResortRows({
    rows: everywhere,
    resortOf: asIs,
    filter: narrowed.filter,
    filterInAddress: inAddress,
    pageInAddress: PAGE,
  });
  const countOf = useMemo(
    () =>
      index === null || understood === null ? undefined : partCounts(index, understood, today),
    [index, understood, today],
  );
  const map = useMapLayout({ besideAtOnce: true });
  const said = query === '' ? filterParts(narrowed.filter).map(partText).join(', ') : query;
  usePageHead({
    title: isBlank ? 'Search' : `Search: ${said}`,
    description: isBlank
      ? 'Search the resorts of the club by place, name, country or what you want to do there.'
      : `Resorts of the club for “${said}”.`,
    canonical: PATHS.search,
    index: isBlank,
    movedTo,
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
          query={said}
          index={index}
          understood={isText ? null : understood}
          found={(all ? (matches ?? list.inArea) : results)?.length ?? 0}
          listed={list.inArea?.length ?? null}
        />
        {results.length > 0 && (
          <FilterBar
            resorts={results}
            query={narrowed}
            inAddress={inAddress}
            givenOrder="Best match"
            labelOf={(part) => labelIn(understood, part)}
            countOf={countOf}
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
