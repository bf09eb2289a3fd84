import type { LastCallWindow } from '@club/domain/availability/last-call-window';
import type { ReactNode } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { NoMatch } from '../../shared/filter/no-match.tsx';
import { cardPriority } from '../../shared/resort/card-priority.ts';
import { ResortPages } from '../../shared/map/resort-pages.tsx';
import type { MapLayoutState } from '../../shared/map/use-map-layout.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { LastCallPrice } from '../../shared/resort/last-call-price.tsx';
import { searchOf } from '../../shared/resort/last-call-stays.ts';
import { ResortCardSkeletons } from '../../shared/resort/resort-card-skeleton.tsx';
import { type LastCallList, resortOf } from './use-last-call-list.ts';

/** Outlines while the resorts load. */
const SKELETONS = 6;

type LastCallCardsProps = {
  lastCall: LastCallList;
  map: MapLayoutState;
  /** Looks for stays that begin within another window. */
  onBegin: (window: LastCallWindow) => void;
};

/** The stays of the list as cards in pages, with their map, or why there are none. */
export function LastCallCards({ lastCall, map, onBegin }: LastCallCardsProps) {
  const { query, context, offered, listed, list, stayAt, searchAt } = lastCall;
  const { filter, window } = query;
  const isLater = filter.dates === null && window === 'later';
  const priceAt = (resort: { id: string }): ReactNode => {
    const stay = stayAt(resort);
    return stay === undefined ? null : <LastCallPrice stay={stay} />;
  };
  return (
    <>
      {listed === null && <ResortCardSkeletons count={SKELETONS} />}
      {offered?.length === 0 && (
        <EmptyState
          title="Nothing free in these days"
          text="Stays that begin at another time may have room."
          action={
            <Button
              variant="quiet"
              onClick={() => {
                onBegin(isLater ? '45' : 'later');
              }}
            >
              {isLater ? 'Look at the next 45 days' : 'Look at later days'}
            </Button>
          }
        />
      )}
      {offered !== null && offered.length > 0 && listed?.length === 0 && (
        <NoMatch resorts={offered} filter={filter} context={context} onChange={list.refine} />
      )}
      <ResortPages
        map={map}
        list={list}
        resortOf={resortOf}
        stayOf={searchAt}
        priceOf={priceAt}
        label="Pages of stays"
      >
        {(stay, at) => (
          <CatalogueCard
            resort={stay.resort}
            priority={cardPriority(at)}
            headingLevel={2}
            stay={searchOf(stay)}
            price={<LastCallPrice stay={stay} />}
          />
        )}
      </ResortPages>
    </>
  );
}
