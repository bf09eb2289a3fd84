import type { LastCallWindow } from '@club/domain/availability/last-call-window';
import { styled } from 'styled-components';
import { laterPart } from '../../kernel/page/later-part.tsx';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useFavourites } from '../../shared/favourites/favourites.ts';
import { useHistoryOverlay } from '../../kernel/routing/use-history-overlay.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { FilterBar } from '../../shared/filter/filter-bar.tsx';
import { countText, type Noun } from '../../shared/filter/filter-labels.ts';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { MapToggle } from '../../shared/map/map-toggle.tsx';
import { useMapLayout } from '../../shared/map/use-map-layout.ts';
import { LaterTellMe } from '../../shared/waitlist/later-tell-me.ts';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { LastCallBottomBar } from './last-call-bottom-bar.tsx';
import {
  activeFilters,
  LAST_CALL_ORDERS,
  lastCallOrderNamed,
  OWN_PARTS,
} from './last-call-list.ts';
import { lastCallHead } from './last-call-head.ts';
import { LastCallWindows } from './last-call-windows.tsx';
import { useLastCallList } from './use-last-call-list.ts';

/** Links that work at once; the choice among them comes first. */
const Cards = laterPart(
  async () => ({ default: (await import('./last-call-cards.tsx')).LastCallCards }),
  { isInView: true },
);

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  padding-block: ${theme.space.s48} ${theme.space.section};
`;

/** On phones the bar at the bottom has the map. */
const RoomyOnly = styled.div`
  display: none;

  ${media.tablet} {
    display: block;
  }
`;

const STAYS: Noun = ['stay', 'stays'];

/** `/lastCallVacation`: stays at one price for the whole stay, tax included, where units are free. */
export default function LastCallPage() {
  const favourites = useFavourites();
  const sheet = useHistoryOverlay('filters');
  const map = useMapLayout();
  const lastCall = useLastCallList();
  const { query, apply, addressWith, inAddress, offered, list, retry } = lastCall;
  const { filter, window, order } = query;
  usePageHead(lastCallHead(query, list.page?.currentPage ?? 1));

  if (retry !== null) {
    return (
      <PageContainer>
        <ErrorState
          level={1}
          title="The Last Call list could not be loaded"
          text="The club's directory did not respond. You may be offline."
          onRetry={retry}
        />
      </PageContainer>
    );
  }

  /** Stays that begin within a window, instead of those on dates. */
  const begin = (next: LastCallWindow): void => {
    apply({ window: next, filter: { ...filter, dates: null } });
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
          value={filter.dates === null ? window : null}
          onChange={begin}
          addressOf={(next) => addressWith({ window: next, filter: { ...filter, dates: null } })}
        />
        <FilterBar
          resorts={offered}
          query={{ filter, sort: 'given' }}
          inAddress={inAddress}
          givenOrder="Lowest price"
          hasPrices={false}
          without={OWN_PARTS}
          noun={STAYS}
          ownOrder={{
            value: order,
            options: LAST_CALL_ORDERS.map(({ id, label }) => ({ value: id, label })),
            onChange: (value) => {
              apply({ order: lastCallOrderNamed(value) });
            },
          }}
          end={
            <RoomyOnly>
              <MapToggle state={map} />
            </RoomyOnly>
          }
        />
        {list.inArea !== null && <output>{countText(list.inArea.length, STAYS)}</output>}
        <Cards lastCall={lastCall} map={map} onBegin={begin} />
        {offered !== null && (
          <LaterTellMe resorts={null} filter={{ ...filter, vacationType: 'lastCall' }} />
        )}
      </Body>
      <LastCallBottomBar
        active={activeFilters(query)}
        saved={favourites.count ?? 0}
        onMap={() => {
          map.showMap(true);
        }}
        onFilters={sheet.open}
      />
    </PageContainer>
  );
}
