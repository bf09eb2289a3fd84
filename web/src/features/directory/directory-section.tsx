import { filterParts } from '@club/domain/directory/filter-parts';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { asIs } from '../../kernel/live/live-source.ts';
import {
  useFilterContext,
  useFilteredResorts,
  useFoundStays,
} from '../../shared/filter/use-filter-context.ts';
import { useResortRows } from '../../shared/resort/use-resort-rows.ts';
import { theme } from '../../design/theme/theme.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { FILTER_PARAMS } from '../../shared/filter/filter-query.ts';
import { FilterBar } from '../../shared/filter/filter-bar.tsx';
import { NoAvailability } from '../../shared/filter/no-availability.tsx';
import { NoMatch } from '../../shared/filter/no-match.tsx';
import { MapToggle } from '../../shared/map/map-toggle.tsx';
import { ResortPages } from '../../shared/map/resort-pages.tsx';
import { useMapLayout } from '../../shared/map/use-map-layout.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { ResortCardSkeletons } from '../../shared/resort/resort-card-skeleton.tsx';
import { LaterTellMe } from '../../shared/waitlist/later-tell-me.ts';
import { heightBelow } from '../../design/layout/height-below.ts';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { directoryHeading } from './directory-heading.ts';
import { directoryStateOf, shownPage, withLocation, withQuery } from './directory-state.ts';
import { LocationFilter } from './location-filter.tsx';
import { NoResortThere } from './no-resort-there.tsx';

/** Where 'See all RCI resorts' leads. */
const SECTION_ID = 'resorts';
/** Outlines while the resorts load. */
const SKELETONS = 6;

const Section = styled.section<{ $cards: number }>`
  ${({ $cards }) =>
    heightBelow({ phone: 20 + 27 * $cards, tablet: 18 + 14 * $cards, desktop: 16 + 9 * $cards })}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});
`;

/** Parts of the filter with their own control: the box beside the heading. */
const IN_BOX = ['location'] as const;

/** The resort directory: location filter, cards, pages. Its whole state is in the address. */
export function DirectorySection() {
  const { query, change } = useAddressQuery();
  const catalogue = useLive('catalogue');
  const section = useRef<HTMLElement>(null);
  const today = useToday();
  const state = useMemo(() => directoryStateOf(query, today), [query, today]);
  const { filter, sort } = state;
  const { location } = filter;
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const open = useMemo(() => resorts?.filter(({ available }) => available) ?? null, [resorts]);
  const context = useFilterContext(filter);
  const map = useMapLayout();
  const everywhere = useMemo(() => ({ sort, filter: { ...filter, area: null } }), [filter, sort]);
  const inAddress: FilterInAddress = {
    read: (now) => directoryStateOf(now, today),
    write: withQuery,
  };
  const listed = useFilteredResorts(open, everywhere, context);
  const stayOf = useFoundStays(filter, context);
  const list = useResortRows({
    rows: listed,
    resortOf: asIs,
    filter,
    filterInAddress: inAddress,
    pageInAddress: shownPage(today),
  });

  const locate = (text: string): void => {
    change((now) => withLocation(now, text), { preventScrollReset: true });
  };
  const turnTo = (page: number): void => {
    list.turnTo(page, { preventScrollReset: true });
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };

  // A location alone has its own empty state.
  const isNarrowed = filterParts(everywhere.filter).some(({ kind }) => kind !== 'location');

  return (
    <Section
      id={SECTION_ID}
      ref={section}
      tabIndex={-1}
      $cards={list.page?.items.length ?? SKELETONS}
      aria-labelledby={`${SECTION_ID}-heading`}
      data-below
    >
      <SectionHeading
        id={`${SECTION_ID}-heading`}
        title={
          <span aria-live="polite">{directoryHeading(filter, list.page?.totalItems ?? null)}</span>
        }
        action={
          <LocationFilter
            key={location}
            location={location}
            name={FILTER_PARAMS.location}
            others={withLocation(query, '')}
            anchor={`#${SECTION_ID}`}
            onFilter={locate}
          />
        }
      />
      <FilterBar
        resorts={open}
        query={state}
        inAddress={inAddress}
        givenOrder="Recommended"
        without={IN_BOX}
        anchor={`#${SECTION_ID}`}
        end={<MapToggle state={map} />}
      />
      {listed === null && catalogue.status !== 'error' && context.status !== 'error' && (
        <ResortCardSkeletons count={SKELETONS} />
      )}
      {catalogue.status === 'error' && (
        <ErrorState
          level={3}
          title="The resorts could not be loaded"
          text="The club's directory did not respond. You may be offline."
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
          onChange={list.refine}
        />
      )}
      {listed?.length === 0 && !isNarrowed && (
        <NoResortThere
          location={location}
          onShowAll={() => {
            locate('');
          }}
        />
      )}
      <ResortPages
        map={map}
        list={list}
        resortOf={asIs}
        stayOf={stayOf}
        label="Pages of resorts"
        anchor={`#${SECTION_ID}`}
        onTurn={turnTo}
      >
        {(resort) => <CatalogueCard resort={resort} stay={stayOf?.(resort)} />}
      </ResortPages>
      {open !== null && <LaterTellMe resorts={null} filter={filter} />}
    </Section>
  );
}
