import { type RefObject, useEffect } from 'react';
import type { MapCamera } from './map-camera.ts';
import { pannedView, type ScreenPoint, zoomedView } from './map-view.ts';

/** A press that moves less is a click. */
const DRAG_PIXELS = 5;
/** How far one notch of a wheel and one step of a pinch on a touchpad zoom. */
const WHEEL_ZOOM = 0.0022;
const PINCH_ZOOM = 0.012;
/** Browsers that measure the wheel in lines. */
const LINE_PIXELS = 32;
/** Most zoom of one event, because some wheels send leaps. */
const MOST_WHEEL_ZOOM = 0.6;

const middle = (a: ScreenPoint, b: ScreenPoint): ScreenPoint => ({
  left: (a.left + b.left) / 2,
  top: (a.top + b.top) / 2,
});
const distance = (a: ScreenPoint, b: ScreenPoint): number =>
  Math.hypot(a.left - b.left, a.top - b.top);

type GestureOptions = {
  /** In the middle of a page that scrolls: the wheel zooms only with Ctrl or ⌘. */
  gentle: boolean;
};

/** Drag, wheel, pinch and double click on the map, pins included, move the camera. */
export const useMapGestures = (
  surface: RefObject<HTMLElement | null>,
  camera: MapCamera,
  { gentle }: GestureOptions,
): void => {
  useEffect(() => {
    const element = surface.current;
    if (element === null) return undefined;
    const fingers = new Map<number, ScreenPoint>();
    let pressedAt: ScreenPoint | null = null;
    let dragging = false;

    const pointOf = (event: MouseEvent): ScreenPoint => {
      const box = element.getBoundingClientRect();
      return { left: event.clientX - box.left, top: event.clientY - box.top };
    };

    const onDown = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      if (fingers.size === 0) {
        pressedAt = pointOf(event);
        dragging = false;
      }
      fingers.set(event.pointerId, pointOf(event));
    };

    const beginDrag = (event: PointerEvent): void => {
      dragging = true;
      element.dataset['dragging'] = '';
      // Only now, so that a click still reaches the pin under it.
      element.setPointerCapture(event.pointerId);
    };

    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined || pressedAt === null) return;
      const now = pointOf(event);
      if (!dragging) {
        if (fingers.size === 1 && distance(pressedAt, now) < DRAG_PIXELS) return;
        beginDrag(event);
      }
      const [other] = [...fingers].flatMap(([id, point]) =>
        id === event.pointerId ? [] : [point],
      );
      fingers.set(event.pointerId, now);
      const size = camera.size();
      if (other === undefined) {
        const { left, top } = now;
        camera.move(
          pannedView(camera.view(), size, left - before.left, top - before.top),
          'reader',
        );
        return;
      }
      const [from, to] = [middle(before, other), middle(now, other)];
      const spread = distance(now, other) / Math.max(1, distance(before, other));
      const moved = pannedView(camera.view(), size, to.left - from.left, to.top - from.top);
      camera.move(zoomedView(moved, size, Math.log2(spread), to), 'reader');
    };

    const onUp = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      pressedAt = null;
      delete element.dataset['dragging'];
    };

    // The click that ends a drag does not count.
    const onClick = (event: MouseEvent): void => {
      if (!dragging) return;
      dragging = false;
      event.stopPropagation();
      event.preventDefault();
    };

    const onWheel = (event: WheelEvent): void => {
      const pinch = event.ctrlKey || event.metaKey;
      if (gentle && !pinch) return;
      event.preventDefault();
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE_PIXELS;
      const by = -event.deltaY * pixels * (pinch ? PINCH_ZOOM : WHEEL_ZOOM);
      const held = Math.min(MOST_WHEEL_ZOOM, Math.max(-MOST_WHEEL_ZOOM, by));
      camera.move(zoomedView(camera.view(), camera.size(), held, pointOf(event)), 'reader');
    };

    const onDoubleClick = (event: MouseEvent): void => {
      camera.fly(zoomedView(camera.view(), camera.size(), 1, pointOf(event)), 'reader');
    };

    element.addEventListener('pointerdown', onDown);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('pointerup', onUp);
    element.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    element.addEventListener('dblclick', onDoubleClick);
    // Not passive: the page must not scroll while the map zooms.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('pointerdown', onDown);
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('pointerup', onUp);
      element.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
      element.removeEventListener('dblclick', onDoubleClick);
      element.removeEventListener('wheel', onWheel);
    };
  }, [surface, camera, gentle]);
};
