import { isInArea } from '@club/domain/directory/map-area';
import { pageWindow, RESORT_PAGE_SIZE } from '@club/domain/directory/pagination';
import { formatCount } from '@club/domain/money/cents';
import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCatalogue } from '../../lib/live-data.tsx';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { AreaChip } from '../../ui/map/area-chip.tsx';
import { MapAndList } from '../../ui/map/map-and-list.tsx';
import { MapListItem } from '../../ui/map/map-list-item.tsx';
import { MapToggle } from '../../ui/map/map-toggle.tsx';
import { NothingInArea } from '../../ui/map/nothing-in-area.tsx';
import { useMapArea } from '../../ui/map/use-map-area.ts';
import { useMapLayout } from '../../ui/map/use-map-layout.ts';
import { CatalogueCard } from '../../ui/resort/catalogue-card.tsx';
import { ResortCardSkeleton } from '../../ui/resort/resort-card-skeleton.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import {
  DIRECTORY_PARAMS,
  type DirectoryState,
  directoryList,
  directoryPage,
  directoryStateOf,
  withLocation,
  withPage,
} from './directory-state.ts';
import { LocationFilter } from './location-filter.tsx';

/** Where 'See all RCI resorts' leads. */
const SECTION_ID = 'resorts';
/** Cards in view at once on a desktop. */
const EAGER_CARDS = 3;
const SKELETONS = Array.from({ length: 6 }, (_, index) => index);

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});
`;

const headingOf = ({ location, isFiltered }: DirectoryState, count: number | null): string => {
  if (!isFiltered || count === null) return 'Resorts around the world';
  const where = location === '' ? 'this part of the map' : `“${location}”`;
  return `${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'} in ${where}`;
};

/** The resort directory: location filter, cards, pages. Its whole state is in the address. */
export function DirectorySection() {
  const [params, setParams] = useSearchParams();
  const catalogue = useCatalogue();
  const section = useRef<HTMLElement>(null);
  const state = useMemo(() => directoryStateOf(params), [params]);
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const map = useMapLayout();
  const [area, setArea] = useMapArea(DIRECTORY_PARAMS.match);
  const { location } = state;
  const listed = useMemo(
    () => (resorts === null ? null : directoryList(resorts, { location })),
    [resorts, location],
  );
  const inArea = useMemo(
    () => (area === null ? listed : (listed?.filter((resort) => isInArea(resort, area)) ?? null)),
    [listed, area],
  );
  const shown = useMemo(
    () => (inArea === null ? null : directoryPage(inArea, state)),
    [inArea, state],
  );

  const filter = (text: string): void => {
    setParams(withLocation(params, text), { preventScrollReset: true });
  };
  const turnTo = (page: number): void => {
    setParams(withPage(params, page), { preventScrollReset: true });
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };

  const reveal = (id: string): void => {
    const at = inArea?.findIndex((resort) => resort.id === id) ?? -1;
    if (at < 0) return;
    setParams((before) => withPage(before, Math.floor(at / RESORT_PAGE_SIZE) + 1), {
      replace: true,
      preventScrollReset: true,
    });
  };

  return (
    <Section id={SECTION_ID} ref={section} tabIndex={-1} aria-labelledby={`${SECTION_ID}-heading`}>
      <SectionHeading
        id={`${SECTION_ID}-heading`}
        title={<span aria-live="polite">{headingOf(state, shown?.totalItems ?? null)}</span>}
        action={<LocationFilter key={state.location} location={state.location} onFilter={filter} />}
      />
      <Row $gap="s8">
        <MapToggle state={map} />
        {area !== null && <AreaChip onRemove={() => setArea(null)} />}
      </Row>
      {catalogue.status === 'loading' && (
        <SkeletonGroup>
          <CardGrid>
            {SKELETONS.map((index) => (
              <li key={index}>
                <ResortCardSkeleton />
              </li>
            ))}
          </CardGrid>
        </SkeletonGroup>
      )}
      {catalogue.status === 'error' && (
        <ErrorState
          level={3}
          title="The resorts could not be loaded"
          text="The club's directory did not answer. Your connection may be gone."
          onRetry={catalogue.retry}
        />
      )}
      {listed !== null && listed.length === 0 && (
        <EmptyState
          level={3}
          title={state.location === '' ? 'No resorts yet' : 'No resort there'}
          text={
            state.location === ''
              ? 'The directory is empty at the moment.'
              : `No location contains “${state.location}”. A country, a region or part of a name works best.`
          }
          action={
            state.location === '' ? undefined : (
              <Button
                variant="quiet"
                onClick={() => {
                  filter('');
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
        >
          {shown.totalItems === 0 && <NothingInArea onRemove={() => setArea(null)} />}
          {shown.totalItems > 0 && (
            <CardGrid>
              {shown.items.map((resort, index) => (
                <MapListItem key={resort.id} id={resort.id}>
                  <CatalogueCard resort={resort} eager={index < EAGER_CARDS} />
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
