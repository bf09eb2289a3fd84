import type { ReactNode } from 'react';
import { ResortPages } from '../../shared/map/resort-pages.tsx';
import type { MapLayoutState } from '../../shared/map/use-map-layout.ts';
import { CatalogueCard } from '../../shared/resort/catalogue-card.tsx';
import { LastCallPrice } from '../../shared/resort/last-call-price.tsx';
import { searchOf } from '../../shared/resort/last-call-stays.ts';
import { type LastCallList, resortOf } from './use-last-call-list.ts';

type LastCallCardsProps = Pick<LastCallList, 'list' | 'stayAt' | 'searchAt'> & {
  map: MapLayoutState;
};

/** The stays of the list as cards in pages, with their map; nothing for an empty list. */
export function LastCallCards({ map, list, stayAt, searchAt }: LastCallCardsProps) {
  const priceAt = (resort: { id: string }): ReactNode => {
    const stay = stayAt(resort);
    return stay === undefined ? null : <LastCallPrice stay={stay} />;
  };
  return (
    <ResortPages
      map={map}
      list={list}
      resortOf={resortOf}
      stayOf={searchAt}
      priceOf={priceAt}
      label="Pages of stays"
    >
      {(stay, eager) => (
        <CatalogueCard
          resort={stay.resort}
          eager={eager}
          headingLevel={2}
          stay={searchOf(stay)}
          price={<LastCallPrice stay={stay} />}
        />
      )}
    </ResortPages>
  );
}
