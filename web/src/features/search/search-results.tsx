import { filterParts } from '@club/domain/directory/filter-parts';
import { labelIn } from '@club/domain/search/search-results';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { partText } from '../../shared/filter/filter-labels.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { asIs } from '../../kernel/live/live-source.ts';
import { media } from '../../design/theme/media.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { LoadingScreen } from '../../design/feedback/loading-screen.tsx';
import { FilterBar } from '../../shared/filter/filter-bar.tsx';
import { NoAvailability } from '../../shared/filter/no-availability.tsx';
import { NoMatch } from '../../shared/filter/no-match.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { MapToggle } from '../../shared/map/map-toggle.tsx';
import { cardPriority } from '../../shared/resort/card-priority.ts';
import { ResortPages } from '../../shared/map/resort-pages.tsx';
import { useMapLayout } from '../../shared/map/use-map-layout.ts';
import { SearchBox } from '../../shared/search/search-box.tsx';
import { LaterTellMe } from '../../shared/waitlist/later-tell-me.ts';
import { ResultCard, tooLargeText } from './result-card.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { SearchStart } from './search-start.tsx';
import { SearchBody } from './search-body.ts';
import { type QueryResults, useQueryResults } from './use-query-results.ts';
import { useResultList } from './use-result-list.ts';

export { indexOfPage } from './index-of-page.ts';

/** On phones the bar has no search field, so the page has one. */
const PhoneSearch = styled.div`
  ${media.tablet} {
    display: none;
  }
`;

/** What the filters of the address leave of what was found, best first, with the filters. */
function FoundResorts({
  query,
  catalogue,
  index,
  understood,
  reading,
  narrowed,
  results,
  ...found
}: QueryResults) {
  const { context, everywhere, stayOf, inAddress, list } = useResultList(results, {
    narrowed,
    understood,
  });
  const map = useMapLayout({ besideAtOnce: true });
  const said = query === '' ? filterParts(narrowed.filter).map(partText).join(', ') : query;
  usePageHead({
    title: `Search: ${said}`,
    description: `Resorts of the club for “${said}”.`,
    canonical: PATHS.search,
    index: false,
    movedTo: found.movedTo,
  });

  if (catalogue.status === 'error') {
    return (
      <PageContainer>
        <SearchBody>
          <ErrorState
            level={1}
            title="The search could not be run"
            text="The club's directory did not respond. You may be offline."
            onRetry={catalogue.retry}
          />
        </SearchBody>
      </PageContainer>
    );
  }
  if (index === null || results === null) return <LoadingScreen />;

  return (
    <PageContainer>
      <SearchBody>
        <PhoneSearch>
          <SearchBox key={query} initial={query} />
        </PhoneSearch>
        <ResultsHeading
          query={said}
          index={index}
          understood={reading}
          found={(found.matching ?? list.inArea)?.length ?? 0}
          listed={list.inArea?.length ?? null}
        />
        {results.length > 0 && (
          <FilterBar
            resorts={results}
            query={narrowed}
            inAddress={inAddress}
            givenOrder="Best match"
            labelOf={(part) => labelIn(understood, part)}
            countOf={found.countOf}
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
          {(resort, at) => (
            <ResultCard resort={resort} priority={cardPriority(at)} stay={stayOf?.(resort)} />
          )}
        </ResortPages>
        {results.length > 0 && <LaterTellMe resorts={results} filter={narrowed.filter} />}
      </SearchBody>
    </PageContainer>
  );
}

/** What an address with a search finds. What the query says as filters say it is among the filters. */
export function SearchResults() {
  const found = useQueryResults();
  return found.isBlank ? <SearchStart /> : <FoundResorts {...found} />;
}
