import type { Input } from '@club/domain/api/contract';
import { ApiError } from '@club/domain/api/errors';
import type { Billing } from '@club/domain/booking/billing.schema';
import type { Guest } from '@club/domain/booking/guest.schema';
import { billingFromGuest } from '@club/domain/booking/guest.schema';
import type { BookingRequest } from '@club/domain/booking/booking-request.schema';

import type { PaymentMethod } from '@club/domain/pricing/unit-type';
import { paymentMethodOf, vacationTypeOf } from '@club/domain/pricing/unit-type';
import { canonicalEmail } from '@club/domain/user/user';
import type { Caller } from '../kernel/http/handler.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import type { ReducedCard } from '../payments/reduced-card.ts';
import { hasCard, reduceCard } from '../payments/reduced-card.ts';
import { fingerprintOf } from '../store/document-ids.ts';
import type { Offer } from '@club/domain/booking/member-holds';

/** What a member wants to book and how they pay, without the figures that the caller claimed. */
export type BookingOrder = {
  uid: string;
  email: string;
  offer: Offer;
  paymentMethod: PaymentMethod;
  billing: Billing;
  guest: Guest | null;
  /** null for points. */
  card: ReducedCard | null;
  fingerprint: string;
};

const wrong = (field: string, message: string): ApiError =>
  new ApiError('invalid-input', { field, message });

/** Documents have no undefined fields. */
export const withoutUndefined = <Value extends object>(value: Value): Value =>
  // Only optional keys can be undefined, so the rest is still a Value.
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;

const resortIdOf = (resort: BookingRequest['resort']): string => {
  const id = resort._id ?? resort.resort_ID;
  if (id === undefined) throw wrong('resort', 'A resort with its _id is required.');
  return id;
};

const billingOf = (input: BookingRequest): Billing => {
  const { guestInfo, billingInfo } = input;
  if (guestInfo !== null && guestInfo !== undefined) {
    return withoutUndefined({ ...(billingInfo ?? billingFromGuest(guestInfo)), isGuest: true });
  }
  if (billingInfo === null || billingInfo === undefined) {
    throw wrong('billingInfo', 'Billing information is required.');
  }
  return withoutUndefined(billingInfo);
};

const cardOf = async (
  input: BookingRequest,
  { uid }: Caller,
  nowMs: number,
  gateway: PaymentGateway,
): Promise<ReducedCard | null> => {
  const { paymentDetails } = input;
  if (input.paymentMethod === 'cash') return reduceCard(paymentDetails, { uid, nowMs, gateway });
  if (hasCard(paymentDetails)) throw wrong('paymentDetails', 'Points are redeemed without a card.');
  return null;
};

/**
 * Reads the body of POST /bookings as an order of its caller. The card is reduced here, before
 * other code sees it. Throws ApiError 'not-allowed' for another account's email and
 * 'invalid-input' for an incomplete order.
 */
export const readOrder = async (
  input: Input<'createBooking'>,
  caller: Caller,
  nowMs: number,
  gateway: PaymentGateway,
): Promise<BookingOrder> => {
  const card = await cardOf(input, caller, nowMs, gateway);
  if (canonicalEmail(input.email) !== caller.email) {
    throw new ApiError('not-allowed', {
      field: 'email',
      message: 'You can only book for your own email address.',
    });
  }
  const vacationType = input.vacationType ?? vacationTypeOf(input.paymentMethod);
  if (paymentMethodOf(vacationType) !== input.paymentMethod) {
    throw wrong('vacationType', 'Points pay for rciPoints and cash for lastCall.');
  }
  const offer: Offer = {
    resortId: resortIdOf(input.resort),
    unitType: input.unitType,
    vacationType,
    startDate: input.startDate,
    endDate: input.endDate,
  };
  const order = {
    uid: caller.uid,
    email: caller.email,
    offer,
    paymentMethod: input.paymentMethod,
    billing: billingOf(input),
    guest:
      input.guestInfo === null || input.guestInfo === undefined
        ? null
        : withoutUndefined(input.guestInfo),
  };
  return { ...order, card, fingerprint: fingerprintOf([order, card?.details ?? null]) };
};
