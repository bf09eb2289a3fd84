import type { ScreenPoint } from './map-view.ts';

/** The arrow keys, with their directions on screen. */
export const ARROWS = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
} as const satisfies Record<string, ScreenPoint>;
export type ArrowKey = keyof typeof ARROWS;

/** True for the name of an arrow key. */
export const isArrowKey = (key: string): key is ArrowKey => key in ARROWS;

/** Distance to the side counts this much more than distance ahead. */
const ASIDE = 2;

/** The nearest place in the direction of an arrow, or null. */
export const nextAlong = <Place extends ScreenPoint>(
  from: ScreenPoint,
  places: readonly Place[],
  arrow: ArrowKey,
): Place | null => {
  const direction = ARROWS[arrow];
  let best: { place: Place; cost: number } | null = null;
  for (const place of places) {
    const dx = place.left - from.left;
    const dy = place.top - from.top;
    const ahead = dx * direction.left + dy * direction.top;
    const aside = Math.abs(dx * direction.top) + Math.abs(dy * direction.left);
    // More to the side than ahead: it belongs to another arrow.
    if (ahead <= 0 || aside > ahead * ASIDE) continue;
    const cost = ahead + aside * ASIDE;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
};

/** The nearest place, or null without any. */
export const nearestTo = <Place extends ScreenPoint>(
  from: ScreenPoint,
  places: readonly Place[],
): Place | null => {
  let best: { place: Place; cost: number } | null = null;
  for (const place of places) {
    const cost = Math.hypot(place.left - from.left, place.top - from.top);
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
};
