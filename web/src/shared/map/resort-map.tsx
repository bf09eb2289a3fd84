import type { MapArea } from '@club/domain/directory/map-area';
import { List } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useColorScheme } from '../../design/theme/use-color-scheme.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { createMapCamera } from './map-camera.ts';
import { MapCard, type MapCardFacts } from './map-card.tsx';
import { MapCarousel } from './map-carousel.tsx';
import { MapControls } from './map-controls.tsx';
import { Bottom, Frame, Left, ListPill, LoadError, Surface, Top } from './map-frame.ts';
import type { MapPoint } from './map-point.ts';
import {
  areaAround,
  fittedView,
  type MapSize,
  MAX_ZOOM,
  pannedView,
  PIN_ROOM,
  viewAround,
  viewWith,
  wholeWorld,
  zoomedView,
} from './map-view.ts';
import { groupMarkers, type MapMarker, type MarkerGroups } from './marker-groups.ts';
import { MarkerLayer } from './marker-layer.tsx';
import { ARROWS, isArrowKey } from './marker-travel.ts';
import { PinCard } from './pin-card.tsx';
import { SamePlaceList } from './same-place-list.tsx';
import { SearchAsIMove } from './search-as-i-move.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { hiddenBelow, useMapHome } from './use-map-home.ts';
import { useOutlines } from './use-outlines.ts';
import { ViewNotes } from './view-notes.tsx';
import { WorldCanvas } from './world-canvas.tsx';

/** Resorts of a group that no zoom can split. */
type Heap = { groups: MarkerGroups; points: readonly MapPoint[] };

/** How far an arrow key moves the map, as a part of its size. */
const KEY_PART = 0.2;

/** Above the carousel of a phone. */
const CAROUSEL_ROOM = { ...PIN_ROOM, bottom: 270 };

/** A map of this size has room for a card beside its pin. */
const hasRoomForCard = ({ width, height }: MapSize): boolean => width >= 420 && height >= 460;

export type ResortMapProps = {
  /**
   * The resorts; the map moves to them when they change. Coordinates beyond 84° N and 60° S are not
   * on it.
   */
  points: readonly MapPoint[];
  /** The places that the map shows at first; by default all of the resorts. */
  around?: readonly { lat: number; lng: number }[] | undefined;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** A resort that keeps its own pin at every zoom: the map's subject. */
  apartId?: string | null | undefined;
  /** The resort whose card is hovered. */
  highlightedId?: string | null | undefined;
  /** Called with the resort whose pin is hovered. */
  onHighlight?: ((id: string | null) => void) | undefined;
  /** The area of the search: the map moves there. */
  area?: MapArea | null | undefined;
  /** Called with the area in view when the reader has moved the map, and with null for all. */
  onArea?: ((area: MapArea | null) => void) | undefined;
  /** The card of the selected resort. */
  card?: MapCardFacts | undefined;
  /** A full screen: cards to swipe through, and the way back to the list. */
  carousel?:
    | { cardsIn: (area: MapArea) => readonly MapCardFacts[]; onList: () => void }
    | undefined;
  /** In the middle of a page: wheel and fingers scroll the page, not the map. */
  gentle?: boolean | undefined;
  label: string;
};

/**
 * Resorts on an offline map of the world: pan and zoom by mouse, touch and keys, groups that open,
 * pins with prices. Fills its parent.
 */
export default function ResortMap({
  points,
  around = points,
  selectedId,
  onSelect,
  apartId = null,
  highlightedId = null,
  onHighlight,
  area = null,
  onArea,
  card,
  carousel,
  gentle = false,
  label,
}: ResortMapProps) {
  const hintId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const [camera] = useState(() =>
    createMapCamera(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches),
  );
  const groups = useMemo(() => groupMarkers(points, apartId), [points, apartId]);
  const { outlines, failed, retry } = useOutlines(camera);
  const [heap, setHeap] = useState<Heap | null>(null);
  const together = heap?.groups === groups ? heap.points : [];
  const room = carousel === undefined ? PIN_ROOM : CAROUSEL_ROOM;
  const [scheme] = useColorScheme();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  useMapGestures(surface, camera, { gentle });

  const stayAt = useMapHome(surface, camera, { around, area, room });
  const hasCardRoom = useSyncExternalStore(camera.subscribe, () => hasRoomForCard(camera.size()));
  const selected = points.find(({ id }) => id === selectedId);
  const cardPoint = card === undefined ? undefined : points.find(({ id }) => id === card.resort.id);
  const hasCarousel = carousel !== undefined;

  // A card of the carousel shows where its resort is.
  useEffect(() => {
    if (!hasCarousel || selected === undefined || camera.size().width === 0) return;
    const shown = viewWith(selected, camera.view(), camera.size(), room);
    if (shown !== camera.view()) camera.fly(shown, 'page');
  }, [hasCarousel, selected, camera, room]);

  const searchArea = (next: MapArea): void => {
    stayAt(next);
    onArea?.(next);
  };

  const open = (marker: MapMarker): void => {
    if (marker.kind === 'pin') {
      setHeap(null);
      onSelect(marker.point.id === selectedId ? null : marker.point.id);
      return;
    }
    const inside = groups.pointsOf(marker.groupId);
    const apart = groups.zoomApart(marker.groupId);
    if (apart > MAX_ZOOM) {
      setHeap({ groups, points: inside });
      return;
    }
    const extent = areaAround(inside);
    if (extent === null) return;
    const fitted = fittedView(extent, camera.size(), { room, nearest: MAX_ZOOM });
    const next = fitted.zoom >= apart ? fitted : { x: marker.x, y: marker.y, zoom: apart };
    camera.fly(next, 'reader');
  };

  const zoom = (by: number): void => {
    camera.fly(zoomedView(camera.view(), camera.size(), by), 'reader');
  };

  const showWorld = (): void => {
    camera.fly(wholeWorld(camera.size(), camera.view().x), 'reader');
  };

  const showAll = (): void => {
    const size = camera.size();
    camera.fly(viewAround(points, size, room, hiddenBelow(surface, size)), 'page');
    if (area !== null) onArea?.(null);
  };

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    if (isArrowKey(key)) {
      const { left, top } = ARROWS[key];
      const size = camera.size();
      const [dx, dy] = [-left * size.width * KEY_PART, -top * size.height * KEY_PART];
      camera.fly(pannedView(camera.view(), size, dx, dy), 'reader');
    } else if (key === '+' || key === '=') zoom(1);
    else if (key === '-' || key === '_') zoom(-1);
    else if (key === '0') showWorld();
    else if (key === 'Escape' && selectedId !== null) {
      onSelect(null);
      // Escape closes one thing at a time.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };

  const closeCard = (): void => {
    onSelect(null);
    surface.current?.focus({ preventScroll: true });
  };

  return (
    <Frame aria-label={label} $isFull={hasCarousel}>
      <VisuallyHidden as="p" id={hintId}>
        Arrow keys move the map, plus and minus zoom, 0 shows the whole world. Tab goes to the
        resorts in view; there, arrow keys go from one to the next and Enter opens it.
      </VisuallyHidden>
      <Surface
        ref={surface}
        $gentle={gentle}
        role="application"
        aria-roledescription="map"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('[data-marker]') !== null) return;
          setHeap(null);
          if (selectedId !== null) onSelect(null);
        }}
      >
        <WorldCanvas key={`${scheme} ${dark}`} camera={camera} outlines={outlines} />
        <MarkerLayer
          camera={camera}
          groups={groups}
          surface={surface}
          selectedId={selectedId}
          highlightedId={highlightedId}
          onOpen={open}
          onPoint={(id) => onHighlight?.(id)}
        />
      </Surface>
      {card !== undefined && cardPoint !== undefined && hasCardRoom && (
        <PinCard key={card.resort.id} camera={camera} point={cardPoint}>
          <MapCard {...card} form="tall" onClose={closeCard} />
        </PinCard>
      )}
      <Top>
        {failed && (
          <LoadError role="alert">
            The countries could not be loaded.
            <Button variant="link" onClick={retry}>
              Retry
            </Button>
          </LoadError>
        )}
        {onArea !== undefined && (
          <SearchAsIMove camera={camera} surface={surface} onArea={searchArea} />
        )}
      </Top>
      <MapControls onZoom={zoom} onWorld={showWorld} onFit={showAll} />
      <Bottom>
        <Left>
          {together.length > 0 && (
            <SamePlaceList
              key={together[0]?.id}
              points={together}
              onSelect={(id) => {
                setHeap(null);
                onSelect(id);
              }}
              onClose={() => {
                setHeap(null);
                surface.current?.focus({ preventScroll: true });
              }}
            />
          )}
          {together.length === 0 && card !== undefined && !hasCardRoom && (
            <MapCard key={card.resort.id} {...card} form="wide" onClose={closeCard} />
          )}
          <ViewNotes camera={camera} points={points} />
        </Left>
        {carousel !== undefined && (
          <>
            <MapCarousel
              camera={camera}
              cardsIn={carousel.cardsIn}
              selectedId={selectedId}
              onSelect={onSelect}
            />
            <ListPill icon={<List aria-hidden />} onClick={carousel.onList}>
              List
            </ListPill>
          </>
        )}
      </Bottom>
    </Frame>
  );
}
