import { countPages, pageFromText, pageWindow, paginate } from '@club/domain/directory/pagination';
import { formatCount, formatUsd } from '@club/domain/money/cents';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useCatalogue } from '../../lib/live-data.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingScreen } from '../../ui/feedback/loading-screen.tsx';
import { CardGrid } from '../../ui/layout/card-grid.tsx';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { CatalogueCard } from '../../ui/resort/catalogue-card.tsx';
import { SectionHeading } from '../../ui/text/section-heading.tsx';
import { LastCallBottomBar } from './last-call-bottom-bar.tsx';
import { LastCallFilterForm } from './last-call-filters.tsx';
import {
  activeFilters,
  filterStays,
  type LastCallFilters,
  lastCallFiltersOf,
  lastCallQuery,
  lastCallStays,
} from './last-call-list.ts';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
  padding-block: ${theme.space.s48} calc(${theme.space.section} + 3.5rem);

  ${media.tablet} {
    padding-bottom: ${theme.space.section};
  }
`;

/** Phones have the filters in a sheet, behind the bar at the bottom. */
const RoomyOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

const Figure = styled.strong`
  font-weight: 600;
  color: ${theme.colour.coralText};
`;

const NO_FILTERS: LastCallFilters = { unit: '', region: '', order: 'price' };

/** `/lastCallVacation`: stays at one price for the whole stay, tax included. */
export default function LastCallPage() {
  useDocumentTitle('Last Call Vacations');
  const [params, setParams] = useSearchParams();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const catalogue = useCatalogue();
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const stays = useMemo(() => (resorts === null ? [] : lastCallStays(resorts)), [resorts]);
  const regions = useMemo(
    () =>
      [...new Set(stays.map(({ resort }) => resort.region))]
        .filter((region) => region !== '')
        .toSorted((a, b) => a.localeCompare(b)),
    [stays],
  );
  const filters = lastCallFiltersOf(params);

  if (catalogue.status === 'loading') return <LoadingScreen fullScreen={false} />;
  if (catalogue.status === 'error') {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="The Last Call list could not be loaded"
          text="The club's directory did not answer. Your connection may be gone."
          onRetry={catalogue.retry}
        />
      </PageContainer>
    );
  }

  const shown = filterStays(stays, filters);
  const page = paginate(shown, pageFromText(params.get('page'), countPages(shown.length)));
  const count = `${formatCount(shown.length)} ${shown.length === 1 ? 'stay' : 'stays'}`;
  const apply = (next: LastCallFilters): void => {
    setParams(lastCallQuery(next), { preventScrollReset: true });
  };
  const turnTo = (target: number): void => {
    const next = lastCallQuery(filters);
    if (target > 1) next.set('page', String(target));
    setParams(next);
  };
  const form = <LastCallFilterForm filters={filters} regions={regions} onChange={apply} />;

  return (
    <PageContainer>
      <Body>
        <SectionHeading
          level={1}
          title="Last Call Vacations"
          text="One price for the whole stay, tax included, paid by card."
        />
        <RoomyOnly>{form}</RoomyOnly>
        <output>{count}</output>
        {shown.length === 0 ? (
          <EmptyState
            title="Nothing like that right now"
            text="Fewer filters find more."
            action={
              <Button
                variant="quiet"
                onClick={() => {
                  apply(NO_FILTERS);
                }}
              >
                Clear all filters
              </Button>
            }
          />
        ) : (
          <CardGrid>
            {page.items.map(({ resort, unitType, totalCents }, index) => (
              <li key={resort.id}>
                <CatalogueCard
                  resort={resort}
                  eager={index < 3}
                  headingLevel={2}
                  price={
                    <>
                      {unitTypeLabel(unitType)} · <Figure>{formatUsd(totalCents)}</Figure> a stay,
                      with tax
                    </>
                  }
                />
              </li>
            ))}
          </CardGrid>
        )}
        <Pagination
          label="Pages of stays"
          page={page.currentPage}
          totalPages={page.totalPages}
          window={pageWindow(page.currentPage, page.totalPages)}
          onSelect={turnTo}
        />
      </Body>
      <LastCallBottomBar
        active={activeFilters(filters)}
        onFilters={() => {
          setFiltersOpen(true);
        }}
      />
      <Sheet
        open={filtersOpen}
        title="Filters"
        onClose={() => {
          setFiltersOpen(false);
        }}
        footer={
          <Button
            wide
            onClick={() => {
              setFiltersOpen(false);
            }}
          >
            Show {count}
          </Button>
        }
      >
        {form}
      </Sheet>
    </PageContainer>
  );
}
