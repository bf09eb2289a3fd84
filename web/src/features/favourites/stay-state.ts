import type { Availability } from '@club/domain/availability/scarce-nights';
import { nightsFreeIn, unitsLeftIn } from '@club/domain/availability/scarce-nights';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { FilterDates } from '@club/domain/directory/resort-filter';

/**
 * Whether a stay is available at a resort. `few` has the number of units left, `sold-out` that of the
 * nights which are free by themselves.
 */
export type StayState =
  | { kind: 'closed' }
  | { kind: 'unknown' }
  | { kind: 'free' }
  | { kind: 'few'; left: number }
  | { kind: 'sold-out'; nightsFree: number };

/** Whether a stay is available at each resort; `availability` is null until it is loaded. */
export const stayStates = (
  dates: FilterDates | null,
  availability: Availability | null,
): ((resort: Pick<CatalogueResort, 'id' | 'units' | 'available'>) => StayState) => {
  const leftOf = dates === null ? null : unitsLeftIn(dates);
  const nightsFreeOf = dates === null ? null : nightsFreeIn(dates);
  return ({ id, units, available }) => {
    if (!available) return { kind: 'closed' };
    if (leftOf === null || nightsFreeOf === null || availability === null)
      return { kind: 'unknown' };
    const scarce = availability.get(id);
    const left = leftOf(scarce, units);
    if (left === null) return { kind: 'free' };
    if (left > 0) return { kind: 'few', left };
    return { kind: 'sold-out', nightsFree: nightsFreeOf(scarce, units) };
  };
};

/** The state as text. */
export const stateText = (state: StayState): string => {
  switch (state.kind) {
    case 'closed':
      return NOT_AVAILABLE_NOW;
    case 'unknown':
      return 'Checking…';
    case 'free':
      return 'Free on these dates';
    case 'few':
      return state.left === 1 ? '1 unit left' : `${state.left} units left`;
    case 'sold-out':
      return 'Sold out on these dates';
  }
};

/** Shown for a resort that takes no bookings. */
export const NOT_AVAILABLE_NOW = 'Not available now';
