import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { isInArea, type MapArea } from '@club/domain/directory/map-area';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../../kernel/time/today.tsx';
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

const MapPlace = styled.div<{ $beside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(20rem, 1fr) auto;
  /* Room above and below, so that a finger finds the page beside the map. */
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
  /** All resorts that the filters let through, whatever the area and the page of the list. */
  resorts: readonly CatalogueResort[];
  /** The area that the list is narrowed down to. */
  area: MapArea | null;
  onArea: (area: MapArea) => void;
  /** Brings the page of the list with this resort to the screen, when there is one. */
  onReveal: (id: string) => void;
  /** The stay that the pins' prices are about; the suggested one unless told otherwise. */
  dates?: FilterDates | null | undefined;
  /** What the pins say instead of that price. */
  pinTextOf?: ((resort: CatalogueResort) => string) | undefined;
  /** The price line of the card on the map; that of the suggested stay unless told otherwise. */
  priceOf?: ((resort: CatalogueResort) => ReactNode) | undefined;
  /** Why a resort on the map that is not available leads nowhere. */
  reasonOf?: ((resort: CatalogueResort) => string | undefined) | undefined;
  /** The list, of `MapListItem`s, with its pages. */
  children: ReactNode;
};

/** The newest points, as the same list as before when nothing on the map would change. */
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
  dates = null,
  pinTextOf,
  priceOf,
  reasonOf,
  children,
}: MapAndListProps) {
  const today = useToday();
  const [link] = useState(createMapLink);
  const { pointed, selected } = useMapLinkState(link);
  const isOpen = layout !== 'list';
  const { from, to } = dates ?? {};
  const { points, unmapped } = useMemo(() => {
    if (!isOpen) return { points: [], unmapped: [] };
    const stay = from === undefined || to === undefined ? null : { from, to };
    return mapResorts(resorts, pinTextOf ?? pinPrices(today, stay));
  }, [isOpen, resorts, pinTextOf, today, from, to]);
  const steady = useSteadyPoints(points);

  // Nothing stays chosen on a map that is closed.
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
    <MapPlace $beside={layout === 'both'}>
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
              dates={dates}
              onClose={() => select(null)}
            />
          )
        }
      />
      <UnmappedResorts resorts={unmapped} />
    </MapPlace>
  );
  if (layout === 'map') return map;
  return (
    <Beside>
      <MapLinkContext value={link}>
        <Column>{children}</Column>
      </MapLinkContext>
      {map}
    </Beside>
  );
}
