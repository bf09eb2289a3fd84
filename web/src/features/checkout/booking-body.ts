import type { EndpointInput } from '@club/domain/api/contract';
import type { Billing } from '@club/domain/booking/billing.schema';
import { billingFromGuest } from '@club/domain/booking/guest.schema';
import { usdFromCents } from '@club/domain/money/cents';
import type { Quote } from '@club/domain/pricing/quote';
import type { Stay } from '../../lib/stay-query.ts';
import type { Traveller } from './checkout-draft.ts';

/** What one press on the payment's button sends. */
export type BookingOrder = {
  stay: Stay;
  quote: Quote;
  email: string;
  traveller: Traveller;
  /** Null when the guest's address stands in for it (S§2). */
  billing: Billing | null;
  /** Stands for the card; null for points. */
  cardToken: string | null;
  holdId: string | null;
};

/** The body of POST /bookings (S§7). The figures are the ones shown; the server computes its own. */
export const bookingBody = (order: BookingOrder): EndpointInput<'POST /bookings'> => {
  const { stay, quote, traveller } = order;
  const guest = traveller.kind === 'guest' ? traveller.guest : null;
  const billing = order.billing ?? (guest === null ? null : billingFromGuest(guest));
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
    ...(billing === null ? {} : { billingInfo: billing }),
    ...(guest === null ? {} : { guestInfo: guest }),
    ...(order.cardToken === null ? {} : { paymentDetails: { token: order.cardToken } }),
    ...(order.holdId === null ? {} : { holdId: order.holdId }),
  };
};
