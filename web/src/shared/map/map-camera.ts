import { heldView, type MapSize, type MapView, viewBetween, wholeWorld } from './map-view.ts';

/** What moved the map: the reader, the page, or a change of its size. */
type MoveBy = 'reader' | 'page' | 'room';

/**
 * The view of the map. It lives outside of React, because it changes with every frame of a drag;
 * the drawing code listens to it.
 */
export type MapCamera = {
  view: () => MapView;
  size: () => MapSize;
  /** Moves at once. */
  move: (view: MapView, by: MoveBy) => void;
  /** Moves there in a moment; at once for readers who want no motion. */
  fly: (view: MapView, by: MoveBy) => void;
  /** The map has another size: the centre stays. */
  resize: (size: MapSize) => void;
  /** Calls `listener` on every change. Returns the way to stop. */
  subscribe: (listener: (by: MoveBy) => void) => () => void;
};

const FLIGHT_MS = 240;

const easedOut = (part: number): number => 1 - (1 - part) ** 3;

/** A camera over the whole world. */
export const createMapCamera = (isStill: () => boolean): MapCamera => {
  let size: MapSize = { width: 0, height: 0 };
  let view = wholeWorld(size);
  let flight = 0;
  const listeners = new Set<(by: MoveBy) => void>();
  const notify = (by: MoveBy): void => {
    for (const listener of listeners) listener(by);
  };
  const place = (next: MapView, by: MoveBy): void => {
    view = heldView(next, size);
    notify(by);
  };
  const land = (): void => {
    cancelAnimationFrame(flight);
  };

  return {
    view: () => view,
    size: () => size,
    move: (next, by) => {
      land();
      place(next, by);
    },
    fly: (next, by) => {
      land();
      if (isStill() || size.width === 0) {
        place(next, by);
        return;
      }
      const from = view;
      const to = heldView(next, size);
      const start = performance.now();
      const step = (now: number): void => {
        const part = Math.min(1, Math.max(0, (now - start) / FLIGHT_MS));
        if (part < 1) flight = requestAnimationFrame(step);
        place(part < 1 ? viewBetween(from, to, easedOut(part)) : to, by);
      };
      flight = requestAnimationFrame(step);
    },
    resize: (next) => {
      if (next.width === size.width && next.height === size.height) return;
      const first = size.width === 0;
      size = next;
      view = first ? wholeWorld(size) : heldView(view, size);
      notify('room');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
