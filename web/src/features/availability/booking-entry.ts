import type { VacationType } from '@club/domain/pricing/unit-type';
import type { CurrentResort } from '../../shared/stay/current-resort.ts';
import type { Stay, StayProblem, StayReading } from '../../shared/stay/stay-query.ts';

/** The two routes that choose between unit picker and offer (rules 1.10). */
export type EntryRoute = 'units' | 'offer';

/** What a route shows: the known data decides, not the route. */
export type BookingEntry =
  /** Nothing to show; `resort` is where the visitor can choose again, if known. */
  | { kind: 'missing'; what: 'resort' | 'booking'; resort: CurrentResort | null }
  /** Only the resort is known; `problem` is the error of the rest, if there was any. */
  | {
      kind: 'choose-unit';
      resortId: string;
      vacationType: VacationType;
      problem: StayProblem | null;
    }
  | { kind: 'offer'; stay: Stay };

/**
 * Decides between unit picker and offer. The vacation type comes from the address or navigation
 * state, else from the stored current resort, else it is rciPoints (rules 1.10). The stored resort
 * opens the unit picker, but is never a booking.
 */
export const bookingEntry = (
  route: EntryRoute,
  reading: StayReading,
  stored: CurrentResort | null,
): BookingEntry => {
  switch (reading.kind) {
    case 'stay':
      return { kind: 'offer', stay: reading.stay };
    case 'resort':
      return {
        kind: 'choose-unit',
        resortId: reading.resortId,
        vacationType: reading.vacationType ?? stored?.vacationType ?? 'rciPoints',
        problem: reading.problem,
      };
    case 'nothing':
      if (route === 'offer') return { kind: 'missing', what: 'booking', resort: stored };
      return stored === null
        ? { kind: 'missing', what: 'resort', resort: null }
        : {
            kind: 'choose-unit',
            resortId: stored.resort.id,
            vacationType: stored.vacationType,
            problem: null,
          };
  }
};
