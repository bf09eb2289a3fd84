import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { MapCamera } from './map-camera.ts';
import { MapPin } from './map-pin.tsx';
import { type MapSize, onScreen, pannedView, type ScreenPoint } from './map-view.ts';
import type { MapMarker, MarkerGroups } from './marker-groups.ts';
import { ARROWS, isArrowKey, nearestTo, nextAlong } from './marker-travel.ts';
import { FRAME_MARGIN, useMarkerFrame } from './use-marker-frame.ts';

const Layer = styled.fieldset`
  position: absolute;
  top: 0;
  left: 0;
  width: 0;
  height: 0;
  transform-origin: 0 0;
  will-change: transform;
`;

/** Part of the map that an arrow moves it by when no pin lies there. */
const ARROW_PART = 0.3;

const isOnMap = ({ left, top }: ScreenPoint, { width, height }: MapSize): boolean =>
  left >= 0 && left <= width && top >= 0 && top <= height;

type MarkerLayerProps = {
  camera: MapCamera;
  groups: MarkerGroups;
  /** What takes the focus when the last marker has gone. */
  surface: RefObject<HTMLElement | null>;
  selectedId: string | null;
  highlightedId: string | null;
  onOpen: (marker: MapMarker) => void;
  onPoint: (id: string | null) => void;
};

/**
 * The markers of a view as buttons: one of them is reached by Tab, the arrows go on to the nearest
 * in their direction, and move the map where there is none.
 */
export function MarkerLayer({
  camera,
  groups,
  surface,
  selectedId,
  highlightedId,
  onOpen,
  onPoint,
}: MarkerLayerProps) {
  const layer = useRef<HTMLFieldSetElement>(null);
  const frame = useMarkerFrame(layer, camera);
  const [active, setActive] = useState<string | null>(null);
  /** Where the marker with the focus is, for when it goes. */
  const focused = useRef<{ key: string; place: ScreenPoint } | null>(null);

  const markers = useMemo(
    () => (frame.size.width === 0 ? [] : groups.markersIn(frame.view, frame.size, FRAME_MARGIN)),
    [groups, frame],
  );
  const { width, height } = frame.size;
  const placed = useMemo(
    () =>
      markers.map((marker) => ({
        marker,
        key: marker.key,
        ...onScreen(marker, frame.view, { width, height }),
      })),
    [markers, frame.view, width, height],
  );
  const visible = placed.filter((place) => isOnMap(place, frame.size));
  const stop =
    visible.find(({ key }) => key === active)?.key ??
    nearestTo({ left: width / 2, top: height / 2 }, visible)?.key ??
    null;
  const lit = highlightedId === null ? null : groups.markerOf(highlightedId, markers);

  const focusOn = (key: string): void => {
    setActive(key);
    layer.current
      ?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(key)}"]`)
      ?.focus({ preventScroll: true });
  };

  // A group that came apart, or a pin that left the map, hands the focus on.
  useLayoutEffect(() => {
    const last = focused.current;
    if (last === null || placed.some(({ key }) => key === last.key)) return;
    focused.current = null;
    const heir = nearestTo(last.place, visible);
    if (heir === null) surface.current?.focus({ preventScroll: true });
    else focusOn(heir.key);
  });

  const onKeyDown = (event: React.KeyboardEvent): void => {
    if (!isArrowKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = placed.find(({ key }) => key === focused.current?.key);
    if (from === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextAlong(
      from,
      visible.filter(({ key }) => key !== from.key),
      event.key,
    );
    if (next !== null) {
      focusOn(next.key);
      return;
    }
    const { left, top } = ARROWS[event.key];
    const size = camera.size();
    camera.fly(
      pannedView(
        camera.view(),
        size,
        -left * size.width * ARROW_PART,
        -top * size.height * ARROW_PART,
      ),
      'reader',
    );
  };

  return (
    <Layer
      ref={layer}
      aria-label="Resorts in view"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const found = placed.find(({ key }) => key === target.dataset['marker']);
        if (found === undefined) return;
        focused.current = { key: found.key, place: found };
        setActive(found.key);
      }}
      onBlur={({ target }) => {
        // A marker that is taken away does not count as left: somebody was just there.
        if (target.isConnected) focused.current = null;
      }}
    >
      {placed.map(({ marker, key, left, top }) => (
        <MapPin
          key={key}
          marker={marker}
          place={{ left: Math.round(left - width / 2), top: Math.round(top - height / 2) }}
          isStop={key === stop}
          selected={marker.kind === 'pin' && marker.point.id === selectedId}
          lit={key === lit}
          onOpen={onOpen}
          onPoint={onPoint}
        />
      ))}
    </Layer>
  );
}
