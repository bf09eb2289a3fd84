import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import type { MapCamera } from './map-camera.ts';
import type { MapPoint } from './map-point.ts';
import { type MapSize, onScreen } from './map-view.ts';
import { worldPlace } from './mercator.ts';

/** Between the middle of a pin and its card. */
const PIN_GAP = 30;
/** Between the card and the edges of the map; at the right are its buttons. */
const EDGE = 12;
const RIGHT_EDGE = 72;

const Shape = styled.div`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 0;
  width: min(17.5rem, calc(100% - ${EDGE + RIGHT_EDGE}px));
  border-radius: ${theme.radius.card};
`;

/** A map of this size has room for a card beside its pin. */
const hasRoomForCard = ({ width, height }: MapSize): boolean => width >= 420 && height >= 460;

/** True while the map has room for a `PinCard`. */
export const useRoomForCard = (camera: MapCamera): boolean =>
  useSyncExternalStore(camera.subscribe, () => hasRoomForCard(camera.size()));

type PinCardProps = { camera: MapCamera; point: MapPoint; children: ReactNode };

/** Floats beside a pin, above it where there is room, and moves with the map within its edges. */
export function PinCard({ camera, point: { lat, lng }, children }: PinCardProps) {
  const shape = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = shape.current;
    if (element === null) return undefined;
    let card = { width: element.offsetWidth, height: element.offsetHeight };
    let frame = 0;
    const place = (): void => {
      const size = camera.size();
      const pin = onScreen(worldPlace({ lat, lng }), camera.view(), size);
      const above = pin.top - PIN_GAP - card.height;
      const below = pin.top + PIN_GAP;
      const isAbove = above >= EDGE || pin.top > size.height / 2;
      const within = (value: number, most: number): number =>
        Math.round(Math.max(EDGE, Math.min(value, most)));
      const left = within(pin.left - card.width / 2, size.width - RIGHT_EDGE - card.width);
      const top = within(isAbove ? above : below, size.height - EDGE - card.height);
      element.style.transform = `translate(${left}px, ${top}px)`;
    };
    const observer = new ResizeObserver(() => {
      card = { width: element.offsetWidth, height: element.offsetHeight };
      place();
    });
    observer.observe(element);
    place();
    const stop = camera.subscribe(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    return () => {
      stop();
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [camera, lat, lng]);

  return <Shape ref={shape}>{children}</Shape>;
}
