import type { MapArea } from '@club/domain/directory/map-area';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useColorScheme } from '../../design/theme/use-color-scheme.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { MapBottom, type MapCards } from './map-bottom.tsx';
import { createMapCamera } from './map-camera.ts';
import { MapCard, type MapCardFacts } from './map-card.tsx';
import { MapControls } from './map-controls.tsx';
import { Frame, Surface, Top } from './map-frame.ts';
import type { MapPoint } from './map-point.ts';
import { PIN_ROOM, viewAround, viewWith } from './map-view.ts';
import { groupMarkers, type MapMarker } from './marker-groups.ts';
import { MarkerLayer } from './marker-layer.tsx';
import { OutlinesError } from './outlines-error.tsx';
import { PinCard, useRoomForCard } from './pin-card.tsx';
import { moveByKey, showWorld, zoomBy } from './reader-moves.ts';
import { SearchAsIMove } from './search-as-i-move.tsx';
import { useGroupOpening } from './use-group-opening.ts';
import { useMapGestures } from './use-map-gestures.ts';
import { hiddenBelow, useMapHome } from './use-map-home.ts';
import { useOutlines } from './use-outlines.ts';
import { WorldCanvas } from './world-canvas.tsx';

/** Above the carousel of a phone. */
const CAROUSEL_ROOM = { ...PIN_ROOM, bottom: 270 };

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
  carousel?: MapCards | undefined;
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
  const room = carousel === undefined ? PIN_ROOM : CAROUSEL_ROOM;
  const { together, openGroup, closeGroup } = useGroupOpening(camera, groups, room);
  const [scheme] = useColorScheme();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  useMapGestures(surface, camera, { gentle });

  const stayAt = useMapHome(surface, camera, { around, area, room });
  const hasCardRoom = useRoomForCard(camera);
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
    if (marker.kind === 'group') openGroup(marker);
    else {
      closeGroup();
      onSelect(marker.point.id === selectedId ? null : marker.point.id);
    }
  };

  const showAll = (): void => {
    const size = camera.size();
    camera.fly(viewAround(points, size, room, hiddenBelow(surface, size)), 'page');
    if (area !== null) onArea?.(null);
  };

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && selectedId !== null) {
      onSelect(null);
      // Escape closes one thing at a time.
      event.stopPropagation();
    } else if (!moveByKey(camera, event.key)) return;
    event.preventDefault();
  };

  const focusMap = (): void => surface.current?.focus({ preventScroll: true });
  const closeCard = (): void => {
    onSelect(null);
    focusMap();
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
          closeGroup();
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
        {failed && <OutlinesError onRetry={retry} />}
        {onArea !== undefined && (
          <SearchAsIMove camera={camera} surface={surface} onArea={searchArea} />
        )}
      </Top>
      <MapControls
        onZoom={(by) => zoomBy(camera, by)}
        onWorld={() => showWorld(camera)}
        onFit={showAll}
      />
      <MapBottom
        camera={camera}
        points={points}
        together={together}
        onCloseGroup={closeGroup}
        card={hasCardRoom ? undefined : card}
        carousel={carousel}
        selectedId={selectedId}
        onSelect={onSelect}
        onCloseCard={closeCard}
        onFocusMap={focusMap}
      />
    </Frame>
  );
}
