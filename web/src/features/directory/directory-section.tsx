import { filterParts } from '@club/domain/directory/filter-parts';
import { isInArea } from '@club/domain/directory/map-area';
import { pageWindow, RESORT_PAGE_SIZE } from '@club/domain/directory/pagination';
import { formatCount } from '@club/domain/money/cents';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { type FilterInAddress, withFilterChange } from '../../lib/filter-in-address.ts';
import { useAddressQuery } from '../../lib/use-address-query.ts';
import { useLive } from '../../lib/live-data.tsx';
import { useToday } from '../../lib/today.tsx';
import { useFilterContext, useFilteredResorts } from '../../lib/use-filter-context.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

import { FilterBar } from '../../ui/filter/filter-bar.tsx';
import { NoAvailability } from '../../ui/filter/no-availability.tsx';
import { NoMatch } from '../../ui/filter/no-match.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { MapAndList } from '../../ui/map/map-and-list.tsx';
import { MapListItem } from '../../ui/map/map-list-item.tsx';
import { MapToggle } from '../../ui/map/map-toggle.tsx';
import { NothingInArea } from '../../ui/map/nothing-in-area.tsx';
import { useMapArea } from '../../ui/map/use-map-area.ts';
import { useMapLayout } from '../../ui/map/use-map-layout.ts';
import { CatalogueCard } from '../../ui/resort/catalogue-card.tsx';
import { ResortCardSkeletons } from '../../ui/resort/resort-card-skeleton.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import {
  DIRECTORY_PARAMS,
  type DirectoryState,
  directoryPage,
  directoryStateOf,
  withLocation,
  withPage,
  withQuery,
} from './directory-state.ts';
import { LocationFilter } from './location-filter.tsx';

/** Where 'See all RCI resorts' leads. */
const SECTION_ID = 'resorts';
/** Cards in view at once on a desktop. */
const EAGER_CARDS = 3;
/** Outlines while the resorts are on their way. */
const SKELETONS = 6;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});
`;

const headingOf = ({ filter }: DirectoryState, count: number | null): string => {
  if (count === null || filterParts(filter).length === 0) return 'Resorts around the world';
  const resorts = `${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'}`;
  if (filter.location !== '') return `${resorts} in “${filter.location}”`;
  return filter.area === null
    ? `${resorts} ${count === 1 ? 'matches' : 'match'}`
    : `${resorts} in this part of the map`;
};

/** Parts with a control of their own: the box beside the heading. */
const IN_BOX = ['location'] as const;

/** The resort directory: location filter, cards, pages. Its whole state is in the address. */
export function DirectorySection() {
  const { query, change } = useAddressQuery();
  const catalogue = useLive('catalogue');
  const section = useRef<HTMLElement>(null);
  const today = useToday();
  const state = useMemo(() => directoryStateOf(query, today), [query, today]);
  const { filter, sort } = state;
  const { area, location } = filter;
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const open = useMemo(() => resorts?.filter(({ available }) => available) ?? null, [resorts]);
  const context = useFilterContext(filter);
  const map = useMapLayout();
  const [, setArea] = useMapArea(DIRECTORY_PARAMS.match);
  // The map shows what lies outside of the area, too.
  const everywhere = useMemo(() => ({ sort, filter: { ...filter, area: null } }), [filter, sort]);
  const listed = useFilteredResorts(open, everywhere, context);
  const inArea = useMemo(
    () => (area === null ? listed : (listed?.filter((resort) => isInArea(resort, area)) ?? null)),
    [listed, area],
  );
  const shown = useMemo(
    () => (inArea === null ? null : directoryPage(inArea, state)),
    [inArea, state],
  );

  const inAddress: FilterInAddress = {
    read: (now) => directoryStateOf(now, today),
    write: withQuery,
  };
  const locate = (text: string): void => {
    change((now) => withLocation(now, text), { preventScrollReset: true });
  };
  const turnTo = (page: number): void => {
    change((now) => withPage(now, page, directoryStateOf(now, today)), {
      preventScrollReset: true,
    });
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };

  const reveal = (id: string): void => {
    const at = inArea?.findIndex((resort) => resort.id === id) ?? -1;
    if (at < 0) return;
    const page = Math.floor(at / RESORT_PAGE_SIZE) + 1;
    change((now) => withPage(now, page, directoryStateOf(now, today)), {
      replace: true,
      preventScrollReset: true,
    });
  };

  // A location alone has words of its own for finding nothing.
  const isNarrowed = filterParts(everywhere.filter).some(({ kind }) => kind !== 'location');

  return (
    <Section id={SECTION_ID} ref={section} tabIndex={-1} aria-labelledby={`${SECTION_ID}-heading`}>
      <SectionHeading
        id={`${SECTION_ID}-heading`}
        title={<span aria-live="polite">{headingOf(state, shown?.totalItems ?? null)}</span>}
        action={<LocationFilter key={location} location={location} onFilter={locate} />}
      />
      <FilterBar
        resorts={open}
        query={state}
        inAddress={inAddress}
        givenOrder="Recommended"
        without={IN_BOX}
        end={<MapToggle state={map} />}
      />
      {listed === null && catalogue.status !== 'error' && context.status !== 'error' && (
        <ResortCardSkeletons count={SKELETONS} />
      )}
      {catalogue.status === 'error' && (
        <ErrorState
          level={3}
          title="The resorts could not be loaded"
          text="The club's directory did not answer. Your connection may be gone."
          onRetry={catalogue.retry}
        />
      )}
      {catalogue.status !== 'error' && context.status === 'error' && (
        <NoAvailability onRetry={context.retry} />
      )}
      {listed?.length === 0 && open !== null && context.status === 'ready' && isNarrowed && (
        <NoMatch
          level={3}
          resorts={open}
          filter={filter}
          context={context.data}
          onChange={(next) => {
            change(withFilterChange(inAddress, next), { preventScrollReset: true });
          }}
        />
      )}
      {listed?.length === 0 && !isNarrowed && (
        <EmptyState
          level={3}
          title={location === '' ? 'No resorts yet' : 'No resort there'}
          text={
            location === ''
              ? 'The directory is empty at the moment.'
              : `No location contains “${location}”. A country, a region or part of a name works best.`
          }
          action={
            location === '' ? undefined : (
              <Button
                variant="quiet"
                onClick={() => {
                  locate('');
                }}
              >
                Show all resorts
              </Button>
            )
          }
        />
      )}
      {listed !== null && listed.length > 0 && shown !== null && (
        <MapAndList
          layout={map.layout}
          resorts={listed}
          area={area}
          onArea={setArea}
          onReveal={reveal}
          dates={filter.dates}
        >
          {shown.totalItems === 0 && <NothingInArea onRemove={() => setArea(null)} />}
          {shown.totalItems > 0 && (
            <CardGrid>
              {shown.items.map((resort, index) => (
                <MapListItem key={resort.id} id={resort.id}>
                  <CatalogueCard resort={resort} eager={index < EAGER_CARDS} dates={filter.dates} />
                </MapListItem>
              ))}
            </CardGrid>
          )}
          <Pagination
            label="Pages of resorts"
            page={shown.currentPage}
            totalPages={shown.totalPages}
            window={pageWindow(shown.currentPage, shown.totalPages)}
            onSelect={turnTo}
          />
        </MapAndList>
      )}
    </Section>
  );
}
