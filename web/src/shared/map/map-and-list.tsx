import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { isInArea, type MapArea } from '@club/domain/directory/map-area';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { styled } from 'styled-components';
import { useToday } from '../../kernel/time/today.tsx';
import type { CardStay } from '../resort/catalogue-card.tsx';
import { useStaySearch } from '../stay/stay-search.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { CardGrid } from '../../design/layout/card-grid.tsx';
import { LazyResortMap } from './lazy-resort-map.tsx';
import { MapCard } from './map-card.tsx';
import { createMapLink, MapLinkContext, useMapLinkState } from './map-link.ts';
import type { MapPoint } from './map-point.ts';
import { areSamePoints, mapResorts } from './map-points.ts';
import { pinPrices } from './pin-price.ts';
import { UnmappedResorts } from './unmapped-resorts.tsx';
import type { MapLayout } from './use-map-layout.ts';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(24rem, 42%);
  gap: ${theme.space.s32};
  align-items: start;

  ${CardGrid} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};
`;

const MapContainer = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(20rem, 1fr) auto;
  /* Room above and below, so that a finger can scroll the page beside the map. */
  height: calc(100svh - ${theme.bar} - 7.5rem);
  min-height: 24rem;

  ${media.wide} {
    position: ${({ $beside }) => ($beside ? 'sticky' : 'static')};
    top: calc(${theme.bar} + ${theme.space.s24});
    height: calc(100svh - ${theme.bar} - ${theme.space.s48});
  }
`;

type MapAndListProps = {
  layout: MapLayout;
  /** All resorts that match the filters, whatever the area and the page of the list. */
  resorts: readonly CatalogueResort[];
  /** The area of the list. */
  area: MapArea | null;
  onArea: (area: MapArea) => void;
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
  const isListed =
    layout === 'both' && chosen !== undefined && (area === null || isInArea(chosen, area));
  const select = (id: string | null): void => {
    link.change({ selected: id });
    if (id !== null && layout === 'both') onReveal(id);
  };
  const map = (
    <MapContainer $beside={layout === 'both'} data-without-script="hide">
      <LazyResortMap
        points={steady}
        selectedId={chosen?.id ?? null}
        onSelect={select}
        highlightedId={pointed}
        onHighlight={(id) => link.change({ pointed: id })}
        area={area}
        onArea={onArea}
        preview={
          chosen === undefined || isListed ? null : (
            <MapCard
              key={chosen.id}
              resort={chosen}
              price={priceOf?.(chosen)}
              unavailableReason={reasonOf?.(chosen)}
              stay={stayOf?.(chosen)}
              onClose={() => select(null)}
            />
          )
        }
      />
      <UnmappedResorts resorts={unmapped} stayOf={stayOf} />
    </MapContainer>
  );
  if (layout === 'map') {
    return (
      <>
        <WithoutScript>
          <Column>{children}</Column>
        </WithoutScript>
        {map}
      </>
    );
  }
  return (
    <Beside>
      <MapLinkContext value={link}>
        <Column>{children}</Column>
      </MapLinkContext>
      {map}
    </Beside>
  );
}
