import { formatNights, formatDayWithWeekday } from '@club/domain/calendar/day-format';
import { countNights } from '@club/domain/calendar/nights';
import type { FilterContext } from '@club/domain/directory/resort-filter';
import { filterResorts } from '@club/domain/directory/resort-filter';
import { formatUsd } from '@club/domain/money/cents';
import { offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import type { FilterInAddress } from '../../shared/filter/filter-in-address.ts';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useDocumentTitle } from '../../kernel/routing/document-title.ts';
import { useFavourites } from '../../shared/favourites/favourites.ts';
import { useLive } from '../../shared/live/live-data.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { useResortRows } from '../../shared/resort/use-resort-rows.ts';
import { useHistoryOverlay } from '../../kernel/routing/use-history-overlay.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { FilterBar } from '../../shared/filter/filter-bar.tsx';
import { countWords, type Noun } from '../../shared/filter/filter-words.ts';
import { NoMatch } from '../../shared/filter/no-match.tsx';
import { OrderSelect } from '../../shared/filter/order-select.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { MapToggle } from '../../shared/map/map-toggle.tsx';
import { ResortPages } from '../../shared/map/resort-pages.tsx';
import { useMapLayout } from '../../shared/map/use-map-layout.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { ResortCardSkeletons } from '../../shared/resort/resort-card-skeleton.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { LastCallBottomBar } from './last-call-bottom-bar.tsx';
import {
  activeFilters,
  inLastCallOrder,
  LAST_CALL_ORDERS,
  type LastCallOrder,
  type LastCallQuery,
  type LastCallStay,
  lastCallQueryOf,
  lastCallStays,
  PAGE,
  withLastCallQuery,
} from './last-call-list.ts';
import { LastCallWindows } from './last-call-windows.tsx';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  padding-block: ${theme.space.s48} calc(${theme.space.section} + 3.5rem);

  ${media.tablet} {
    padding-bottom: ${theme.space.section};
  }
`;

const Figure = styled.strong`
  font-weight: 600;
  color: ${theme.colour.coralText};
`;

const Line = styled.span`
  display: block;
`;

/** On phones the bar at the bottom has the map. */
const RoomyOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

const STAYS: Noun = ['stay', 'stays'];
/** Outlines while the resorts are on their way. */
const SKELETONS = 6;

/** Units left as far as they are known: more than 3 are not counted. */
const leftWords = (left: number | null): string => {
  if (left === null) return 'more than 3 units left';
  return left === 1 ? 'the last unit' : `${left} units left`;
};

const priceOf = ({ unitType, totalCents, stay }: LastCallStay): ReactNode => (
  <>
    <Line>
      {unitTypeLabel(unitType)} · <Figure>{formatUsd(totalCents)}</Figure> a stay, with tax
    </Line>
    <Line>
      {formatDayWithWeekday(stay.from)}, {formatNights(countNights(stay.from, stay.to))} ·{' '}
      {leftWords(stay.left)}
    </Line>
  </>
);

const orderOf = (text: string): LastCallOrder =>
  LAST_CALL_ORDERS.find(({ id }) => id === text)?.id ?? 'price';

const resortOf = ({ resort }: LastCallStay) => resort;

/** `/lastCallVacation`: stays at one price for the whole stay, tax included, where units are free. */
export default function LastCallPage() {
  useDocumentTitle('Last Call Vacations');
  const { query: address, change } = useAddressQuery();
  const today = useToday();
  const catalogue = useLive('catalogue');
  const nights = useLive('scarceNights');
  const favourites = useFavourites();
  const sheet = useHistoryOverlay('filters');
  const map = useMapLayout();
  const query = useMemo(() => lastCallQueryOf(address, today), [address, today]);
  const { filter, window, order } = query;
  const availability = nights.status === 'ready' ? nights.data : null;
  const resorts = catalogue.status === 'ready' ? catalogue.data : null;
  const stays = useMemo(
    () =>
      resorts === null || availability === null
        ? null
        : lastCallStays(resorts, availability, window, today),
    [resorts, availability, window, today],
  );
  const offered = useMemo(() => stays?.map(resortOf) ?? null, [stays]);
  const context = useMemo<FilterContext>(
    () => ({ today, balance: null, availability }),
    [today, availability],
  );
  const listed = useMemo(() => {
    if (stays === null || offered === null) return null;
    const kept = new Set(filterResorts(offered, { ...filter, area: null }, context));
    return inLastCallOrder(
      stays.filter(({ resort }) => kept.has(resort)),
      order,
    );
  }, [stays, offered, filter, context, order]);
  const inAddress: FilterInAddress = {
    read: (now) => ({ filter: lastCallQueryOf(now, today).filter, sort: 'given' }),
    write: (now, next) =>
      withLastCallQuery(now, { ...lastCallQueryOf(now, today), filter: next.filter }),
  };
  const list = useResortRows({
    rows: listed,
    resortOf,
    filter,
    filterInAddress: inAddress,
    pageInAddress: PAGE,
  });
  const stayOf = useMemo(
    () => new Map((listed ?? []).map((stay) => [stay.resort.id, stay])),
    [listed],
  );

  if (catalogue.status === 'error' || nights.status === 'error') {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="The Last Call list could not be loaded"
          text="The club's directory did not answer. Your connection may be gone."
          onRetry={() => {
            if (catalogue.status === 'error') catalogue.retry();
            if (nights.status === 'error') nights.retry();
          }}
        />
      </PageContainer>
    );
  }

  const apply = (next: Partial<LastCallQuery>): void => {
    change((now) => withLastCallQuery(now, { ...lastCallQueryOf(now, today), ...next }), {
      preventScrollReset: true,
    });
  };
  const priceIn = ({ id }: { id: string }): ReactNode => {
    const stay = stayOf.get(id);
    return stay === undefined ? null : priceOf(stay);
  };
  const pinTextOf = ({ id }: { id: string }): string => {
    const stay = stayOf.get(id);
    return stay === undefined ? '' : formatUsd(stay.totalCents);
  };

  return (
    <PageContainer>
      <Body>
        <SectionHeading
          level={1}
          title="Last Call Vacations"
          text="One price for the whole stay, tax included, paid by card."
        />
        <LastCallWindows
          value={window}
          onChange={(next) => {
            apply({ window: next });
          }}
        />
        <FilterBar
          resorts={offered}
          query={{ filter, sort: 'given' }}
          inAddress={inAddress}
          givenOrder="Lowest price"
          units={offeredUnitTypes('lastCall')}
          hasStay={false}
          noun={STAYS}
          order={
            <OrderSelect
              value={order}
              isOwn={order === 'price'}
              options={LAST_CALL_ORDERS.map(({ id, label }) => ({ value: id, label }))}
              onChange={(value) => {
                apply({ order: orderOf(value) });
              }}
            />
          }
          end={
            <RoomyOnly>
              <MapToggle state={map} />
            </RoomyOnly>
          }
        />
        {list.inArea !== null && <output>{countWords(list.inArea.length, STAYS)}</output>}
        {listed === null && <ResortCardSkeletons count={SKELETONS} />}
        {offered?.length === 0 && (
          <EmptyState
            title="Nothing free in these days"
            text="Stays that begin at another time may have room."
            action={
              <Button
                variant="quiet"
                onClick={() => {
                  apply({ window: window === 'later' ? '45' : 'later' });
                }}
              >
                {window === 'later' ? 'Look at the next 45 days' : 'Look at later days'}
              </Button>
            }
          />
        )}
        {offered !== null && offered.length > 0 && listed?.length === 0 && (
          <NoMatch resorts={offered} filter={filter} context={context} onChange={list.refine} />
        )}
        <ResortPages
          layout={map.layout}
          list={list}
          resortOf={resortOf}
          pinTextOf={pinTextOf}
          priceOf={priceIn}
          label="Pages of stays"
        >
          {(stay, eager) => (
            <CatalogueCard
              resort={stay.resort}
              eager={eager}
              headingLevel={2}
              price={priceOf(stay)}
            />
          )}
        </ResortPages>
      </Body>
      <LastCallBottomBar
        active={activeFilters(query)}
        saved={favourites.count ?? 0}
        isMapOpen={map.layout === 'map'}
        onMap={() => {
          map.showMap(map.layout === 'list');
        }}
        onFilters={sheet.open}
      />
    </PageContainer>
  );
}
