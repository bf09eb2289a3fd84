import { useSearchParams } from 'react-router-dom';

/**
 * The ways to a booking with their steps: `direct` from a resort's page, where the stay is chosen, to
 * the checkout; `byOffer` through units, dates and offer.
 */
export const BOOKING_STEPS = {
  direct: [
    { id: 'stay', label: 'Stay' },
    { id: 'guest', label: 'Who checks in' },
    { id: 'payment', label: 'Payment' },
    { id: 'done', label: 'Done' },
  ],
  byOffer: [
    { id: 'unit', label: 'Unit' },
    { id: 'dates', label: 'Dates' },
    { id: 'offer', label: 'Offer' },
    { id: 'guest', label: 'Who checks in' },
    { id: 'payment', label: 'Payment' },
    { id: 'done', label: 'Done' },
  ],
} as const;
type BookingWay = keyof typeof BOOKING_STEPS;
export type BookingStepId = (typeof BOOKING_STEPS)[BookingWay][number]['id'];

/** Where an address says that its booking came by the offer, so that a reload and a login keep it. */
const VIA = { name: 'via', offer: 'offer' } as const;

/** What the address of the next screen says about the way. */
export const wayParams = (way: BookingWay): Record<string, string | undefined> => ({
  [VIA.name]: way === 'byOffer' ? VIA.offer : undefined,
});

/** The way that the address says. */
export const useBookingWay = (): BookingWay => {
  const [query] = useSearchParams();
  return query.get(VIA.name) === VIA.offer ? 'byOffer' : 'direct';
};

/** The way of a screen: some steps are on one way only. */
export const wayOfStep = (step: BookingStepId, inAddress: BookingWay): BookingWay =>
  BOOKING_STEPS[inAddress].some(({ id }) => id === step) ? inAddress : 'byOffer';
