import type { MapArea } from '@club/domain/directory/map-area';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { useColorScheme } from '../../design/theme/use-color-scheme.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { createMapCamera } from './map-camera.ts';
import { MapControls } from './map-controls.tsx';
import type { MapPoint } from './map-point.ts';
import {
  areaAround,
  areaOfView,
  fittedView,
  MAX_ZOOM,
  pannedView,
  viewAround,
  wholeWorld,
  zoomedView,
} from './map-view.ts';
import { groupMarkers, type MapMarker, type MarkerGroups } from './marker-groups.ts';
import { MarkerLayer } from './marker-layer.tsx';
import { ARROWS, isArrowKey } from './marker-travel.ts';
import { SamePlaceList } from './same-place-list.tsx';
import { useMapGestures } from './use-map-gestures.ts';
import { useMapHome } from './use-map-home.ts';
import { useOutlines } from './use-outlines.ts';
import { ViewNotes } from './view-notes.tsx';
import { WorldCanvas } from './world-canvas.tsx';

/** Resorts of a group that no zoom can split. */
type Heap = { groups: MarkerGroups; points: readonly MapPoint[] };

/** How far an arrow key moves the map, as a part of its size. */
const KEY_PART = 0.2;

const Frame = styled.section`
  position: relative;
  isolation: isolate;
  /* Not hidden: the focus on a pin beyond the edge must not scroll the content. */
  overflow: clip;
  width: 100%;
  height: 100%;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sea};
`;

const Surface = styled.div<{ $gentle: boolean }>`
  position: absolute;
  inset: 0;
  overflow: clip;
  border-radius: inherit;
  touch-action: ${({ $gentle }) => ($gentle ? 'pan-y' : 'none')};
  user-select: none;
  cursor: grab;

  &[data-dragging] {
    cursor: grabbing;

    * {
      cursor: inherit;
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Top = styled.div`
  position: absolute;
  inset: ${theme.space.s12} ${theme.space.s12} auto;
  display: grid;
  gap: ${theme.space.s8};
  justify-items: center;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  > button {
    box-shadow: ${theme.shadow.float};
    border-radius: ${theme.radius.pill};
  }
`;

const LoadError = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s12};
  padding: 0 ${theme.space.s16};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  font-size: ${theme.size.small};
`;

/** Above the column of buttons, over the whole width on phones. */
const Bottom = styled.div`
  position: absolute;
  inset: auto calc(${theme.target} + ${theme.space.s32}) ${theme.space.s12} ${theme.space.s12};
  display: grid;
  max-width: 24rem;
`;

export type ResortMapProps = {
  /**
   * The resorts; the map moves to them when they change. Coordinates beyond 84° N and 60° S are not
   * on it.
   */
  points: readonly MapPoint[];
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
  /** Offers 'Search this area' once the map was moved. */
  onArea?: ((area: MapArea) => void) | undefined;
  /** Shown on the map about the selected resort. */
  preview?: ReactNode;
  /** In the middle of a page: wheel and fingers scroll the page, not the map. */
  gentle?: boolean | undefined;
  label?: string | undefined;
};

/**
 * Resorts on an offline map of the world: pan and zoom by mouse, touch and keys, groups that open,
 * pins with prices. Fills its parent.
 */
export default function ResortMap({
  points,
  selectedId,
  onSelect,
  apartId = null,
  highlightedId = null,
  onHighlight,
  area = null,
  onArea,
  preview,
  gentle = false,
  label = 'Map of resorts',
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
  const [moved, setMoved] = useState(false);
  const [scheme] = useColorScheme();
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  useMapGestures(surface, camera, { gentle });

  useMapHome(surface, camera, { points, area });

  useEffect(
    () =>
      camera.subscribe((by) => {
        if (by !== 'room') setMoved(by === 'reader');
      }),
    [camera],
  );

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
    const around = areaAround(inside);
    if (around === null) return;
    const fitted = fittedView(around, camera.size(), { nearest: MAX_ZOOM });
    const next = fitted.zoom >= apart ? fitted : { x: marker.x, y: marker.y, zoom: apart };
    camera.fly(next, 'reader');
  };

  const zoom = (by: number): void => {
    camera.fly(zoomedView(camera.view(), camera.size(), by), 'reader');
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
    else if (key === '0') camera.fly(wholeWorld(camera.size()), 'reader');
    else if (key === 'Escape' && selectedId !== null) onSelect(null);
    else return;
    event.preventDefault();
  };

  return (
    <Frame aria-label={label}>
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
      <ViewNotes camera={camera} points={points} />
      <Top>
        {failed && (
          <LoadError role="alert">
            The countries could not be loaded.
            <Button variant="link" onClick={retry}>
              Retry
            </Button>
          </LoadError>
        )}
        {onArea !== undefined && moved && (
          <Button
            size="small"
            onClick={() => {
              onArea(areaOfView(camera.view(), camera.size()));
            }}
          >
            Search this area
          </Button>
        )}
      </Top>
      <MapControls
        onZoom={zoom}
        onWorld={() => camera.fly(wholeWorld(camera.size()), 'reader')}
        onFit={() => camera.fly(viewAround(points, camera.size()), 'reader')}
      />
      <Bottom>
        {together.length > 0 ? (
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
        ) : (
          preview
        )}
      </Bottom>
    </Frame>
  );
}
