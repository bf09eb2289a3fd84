import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { isInArea, type MapArea } from '@club/domain/directory/map-area';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useToday } from '../../kernel/time/today.tsx';
import type { CardStay } from '../resort/catalogue-card.tsx';
import { useStaySearch } from '../stay/stay-search.ts';
import { LazyResortMap } from './lazy-resort-map.tsx';
import { Beside, Column, MapContainer } from './map-and-list-styles.ts';
import type { MapCardFacts } from './map-card.tsx';
import { createMapLink, MapLinkContext, useMapLinkState } from './map-link.ts';
import type { MapPoint } from './map-point.ts';
import { areSamePoints, mapResorts } from './map-points.ts';
import { pinPrices } from './pin-price.ts';
import { UnmappedResorts } from './unmapped-resorts.tsx';
import type { MapLayout } from './use-map-layout.ts';
import { useMapTop } from './use-map-top.ts';

/** How many cards there are over a map that fills the screen. */
const CAROUSEL_CARDS = 24;

/** The list and, where it has room, the map at its side. */
function SideMap({ list, map }: { list: ReactNode; map: ReactNode }) {
  const beside = useMapTop();
  return (
    <Beside ref={beside}>
      {list}
      <MapContainer data-without-script="hide">{map}</MapContainer>
    </Beside>
  );
}

type MapAndListProps = {
  layout: MapLayout;
  /** All resorts that match the filters, whatever the area and the page of the list. */
  resorts: readonly CatalogueResort[];
  /** The area of the list. */
  area: MapArea | null;
  onArea: (area: MapArea | null) => void;
  /** Closes a map that fills the screen. */
  onList: () => void;
  /** Shows the page of the list with this resort, when there is one. */
  onReveal: (id: string) => void;
  /** What of a resort's stay is not as the current page looks for it. */
  stayOf?: ((resort: CatalogueResort) => CardStay | undefined) | undefined;
  /** The price line of the card on the map; by default that of the suggested stay. */
  priceOf?: ((resort: CatalogueResort) => ReactNode) | undefined;
  /** Why a resort on the map that is not available has no link. */
  reasonOf?: ((resort: CatalogueResort) => string | undefined) | undefined;
  /** The list, of `MapListItem`s, with its pages. */
  children: ReactNode;
};

/** The newest points; the same list as before when the map would look the same. */
const useSteadyPoints = (points: readonly MapPoint[]): readonly MapPoint[] => {
  const [steady, setSteady] = useState(points);
  if (steady !== points && !areSamePoints(steady, points)) {
    setSteady(points);
    return points;
  }
  return steady;
};

/** A list of resorts with their map: side by side, or one of the two. */
export function MapAndList({
  layout,
  resorts,
  area,
  onArea,
  onList,
  onReveal,
  stayOf,
  priceOf,
  reasonOf,
  children,
}: MapAndListProps) {
  const today = useToday();
  const [link] = useState(createMapLink);
  const { pointed, selected } = useMapLinkState(link);
  const isOpen = layout !== 'list';
  const { dates, vacationType } = useStaySearch();
  const { from, to } = dates ?? {};
  const { points, unmapped } = useMemo(() => {
    if (!isOpen) return { points: [], unmapped: [] };
    const stay = from === undefined || to === undefined ? null : { from, to };
    return mapResorts(resorts, pinPrices(today, { dates: stay, vacationType }, stayOf));
  }, [isOpen, resorts, stayOf, today, from, to, vacationType]);
  const steady = useSteadyPoints(points);

  // Closing the map clears the selection.
  useEffect(() => {
    if (!isOpen) link.change({ pointed: null, selected: null });
  }, [isOpen, link]);

  if (!isOpen) return <Column>{children}</Column>;

  const chosen = selected === null ? undefined : resorts.find(({ id }) => id === selected);
  const select = (id: string | null): void => {
    link.change({ selected: id });
    if (id !== null && layout === 'both') onReveal(id);
  };
  const cardOf = (resort: CatalogueResort): MapCardFacts => ({
    resort,
    price: priceOf?.(resort),
    stay: stayOf?.(resort),
    unavailableReason: reasonOf?.(resort),
  });
  const onMap = {
    points: steady,
    selectedId: chosen?.id ?? null,
    onSelect: select,
    area,
    onArea,
  };
  if (layout === 'map') {
    const cardsIn = (seen: MapArea): MapCardFacts[] => {
      const inView = resorts.filter((resort) => isInArea(resort, seen)).slice(0, CAROUSEL_CARDS);
      const isMissing = chosen !== undefined && !inView.includes(chosen);
      return (isMissing ? [chosen, ...inView] : inView).map(cardOf);
    };
    return (
      <>
        <Column>{children}</Column>
        <LazyResortMap {...onMap} carousel={{ cardsIn, onList }} />
      </>
    );
  }
  return (
    <SideMap
      list={
        <MapLinkContext value={link}>
          <Column>{children}</Column>
        </MapLinkContext>
      }
      map={
        <>
          <LazyResortMap
            {...onMap}
            highlightedId={pointed}
            onHighlight={(id) => link.change({ pointed: id })}
            card={chosen === undefined ? undefined : cardOf(chosen)}
          />
          <UnmappedResorts resorts={unmapped} stayOf={stayOf} />
        </>
      }
    />
  );
}
