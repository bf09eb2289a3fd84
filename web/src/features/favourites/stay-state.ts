import type { Availability } from '@club/domain/availability/scarce-nights';
import { unitsLeftIn } from '@club/domain/availability/scarce-nights';
import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { FilterDates } from '@club/domain/directory/resort-filter';

/** Whether a stay is available at a resort. `few` has the number of units left. */
export type StayState =
  | { kind: 'closed' }
  | { kind: 'unknown' }
  | { kind: 'free' }
  | { kind: 'few'; left: number }
  | { kind: 'sold-out' };

/** Whether a stay is available at each resort; `availability` is null until it is loaded. */
export const stayStates = (
  dates: FilterDates | null,
  availability: Availability | null,
): ((resort: Pick<CatalogueResort, 'id' | 'units' | 'available'>) => StayState) => {
  const leftOf = dates === null ? null : unitsLeftIn(dates);
  return ({ id, units, available }) => {
    if (!available) return { kind: 'closed' };
    if (leftOf === null || availability === null) return { kind: 'unknown' };
    const left = leftOf(availability.get(id), units);
    if (left === null) return { kind: 'free' };
    return left === 0 ? { kind: 'sold-out' } : { kind: 'few', left };
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
