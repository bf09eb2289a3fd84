import { pageWindow } from '@club/domain/directory/pagination';
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
import { CatalogueCard } from '../../ui/resort/catalogue-card.tsx';
import { ResortCardSkeleton } from '../../ui/resort/resort-card-skeleton.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { directoryPage, directoryStateOf, withLocation, withPage } from './directory-state.ts';
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

const headingOf = (location: string, count: number | null): string => {
  if (location === '' || count === null) return 'Resorts around the world';
  return `${formatCount(count)} ${count === 1 ? 'resort' : 'resorts'} in “${location}”`;
};

/** The resort directory: location filter, cards, pages. Its whole state is in the address. */
export function DirectorySection() {
  const [params, setParams] = useSearchParams();
  const catalogue = useCatalogue();
  const section = useRef<HTMLElement>(null);
  const state = useMemo(() => directoryStateOf(params), [params]);
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const shown = useMemo(
    () => (resorts === null ? null : directoryPage(resorts, state)),
    [resorts, state],
  );

  const filter = (text: string): void => {
    setParams(withLocation(params, text), { preventScrollReset: true });
  };
  const turnTo = (page: number): void => {
    setParams(withPage(params, page), { preventScrollReset: true });
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  };

  return (
    <Section id={SECTION_ID} ref={section} tabIndex={-1} aria-labelledby={`${SECTION_ID}-heading`}>
      <SectionHeading
        id={`${SECTION_ID}-heading`}
        title={
          <span aria-live="polite">{headingOf(state.location, shown?.totalItems ?? null)}</span>
        }
        action={<LocationFilter key={state.location} location={state.location} onFilter={filter} />}
      />
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
      {shown !== null && shown.totalItems === 0 && (
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
      {shown !== null && shown.totalItems > 0 && (
        <>
          <CardGrid>
            {shown.items.map((resort, index) => (
              <li key={resort.id}>
                <CatalogueCard resort={resort} eager={index < EAGER_CARDS} />
              </li>
            ))}
          </CardGrid>
          <Pagination
            label="Pages of resorts"
            page={shown.currentPage}
            totalPages={shown.totalPages}
            window={pageWindow(shown.currentPage, shown.totalPages)}
            onSelect={turnTo}
          />
        </>
      )}
    </Section>
  );
}
