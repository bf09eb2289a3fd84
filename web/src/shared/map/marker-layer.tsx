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

/** How far an arrow moves the map when there is no pin, as a part of its size. */
const ARROW_PART = 0.3;

const isOnMap = ({ left, top }: ScreenPoint, { width, height }: MapSize): boolean =>
  left >= 0 && left <= width && top >= 0 && top <= height;

type MarkerLayerProps = {
  camera: MapCamera;
  groups: MarkerGroups;
  /** Takes the focus when the last marker disappears. */
  surface: RefObject<HTMLElement | null>;
  selectedId: string | null;
  highlightedId: string | null;
  onOpen: (marker: MapMarker) => void;
  onPoint: (id: string | null) => void;
};

/**
 * The markers of a view as buttons: one of them is reached by Tab, the arrows move to the nearest
 * in their direction, and move the map when there is none.
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
  /** Position of the focused marker, for when it disappears. */
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

  // When a group splits or a pin leaves the map, the focus moves on.
  useLayoutEffect(() => {
    const last = focused.current;
    if (last === null || placed.some(({ key }) => key === last.key)) return;
    focused.current = null;
    const next = nearestTo(last.place, visible);
    if (next === null) surface.current?.focus({ preventScroll: true });
    else focusOn(next.key);
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
        // A marker that disappears does not count as left: the focus was just there.
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
