import type { Input } from '@club/domain/api/contract';
import type { Billing } from '@club/domain/booking/billing.schema';
import { billingFromGuest } from '@club/domain/booking/guest.schema';
import { usdFromCents } from '@club/domain/money/cents';
import type { Quote } from '@club/domain/pricing/quote';
import type { PaidWith } from '../../shared/payment/card-token.ts';
import type { Stay } from '../../shared/stay/stay-query.ts';
import type { Traveller } from './checkout-draft.ts';

/** Who checks in, and the address on the bill: for a guest, the guest's (rules 8.4). */
type Party = { kind: 'member'; billing: Billing } | Extract<Traveller, { kind: 'guest' }>;

/** Everything that one booking request is made of. */
export type BookingOrder = {
  stay: Stay;
  quote: Quote;
  email: string;
  party: Party;
  /** null for points. */
  paymentDetails: PaidWith;
  holdId: string | null;
};

/**
 * The body of POST /bookings (rules 8.8). The figures are the ones shown; the
 * server computes its own.
 */
export const bookingBody = (order: BookingOrder): Input<'createBooking'> => {
  const { stay, quote, party, paymentDetails } = order;
  return {
    resort: { _id: stay.resortId },
    email: order.email,
    paymentMethod: quote.paymentMethod,
    vacationType: stay.vacationType,
    price: usdFromCents(quote.totalCents),
    points: quote.totalPoints,
    startDate: stay.startDate,
    endDate: stay.endDate,
    unitType: stay.unitType,
    nights: quote.nights,
    billingInfo: party.kind === 'guest' ? billingFromGuest(party.guest) : party.billing,
    guestInfo: party.kind === 'guest' ? party.guest : null,
    paymentDetails,
    ...(order.holdId === null ? {} : { holdId: order.holdId }),
  };
};
