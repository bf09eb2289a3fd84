import { boolean, object, string } from 'yup';
import type { StoredBooking } from '../../booking/booking.ts';
import {
  bookingRequestSchema,
  paymentDetailsSchema,
  requiredUnitType,
} from '../../booking/booking-request.schema.ts';
import { BOOKING_STATUSES } from '../../booking/booking-state.ts';
import type { Refund } from '../../booking/cancellation.ts';
import { REFUND_CHOICES } from '../../booking/cancellation.ts';
import { guestSchema } from '../../booking/guest.schema.ts';
import type { SharedStay } from '../../booking/shared-stay.ts';
import type { Difference } from '../../booking/stay-change.ts';
import { IDS } from '../../ids.ts';
import { requiredId } from '../../validation/id-field.ts';
import { requiredWhole } from '../../validation/number-field.ts';
import { requiredLine } from '../../validation/text-field.ts';
import { emailInput, noInput } from '../input-fields.ts';
import { operation } from '../operation.ts';

const bookingId = requiredId(IDS.booking);
/** Made by the browser, so that a repeated request does its work once. */
const requestId = requiredId(IDS.request);

const amount = (label: string) => requiredWhole(label).min(0, `${label} must be at least 0.`);

/** Errors of every operation that takes nights and their price: a new stay, and a change of one. */
const STAY_ERRORS = [
  'unit-not-offered',
  'resort-not-found',
  'resort-unavailable',
  'sold-out',
  'points-limit',
  'card-declined',
  'duplicate-booking',
  'in-progress',
  'key-reused',
  'hold-ended',
  'email-not-verified',
  'too-many-requests',
] as const;

export const BOOKING_OPERATIONS = {
  listBookings: operation({
    rest: 'GET /bookings',
    access: 'member',
    needsRecord: false,
    input: emailInput,
    errors: ['not-allowed', 'too-many-requests'],
  }).returns<StoredBooking[]>(),

  listAllBookings: operation({
    rest: 'GET /all-bookings',
    access: 'admin',
    input: noInput,
    errors: [],
  }).returns<StoredBooking[]>(),

  /** Books a stay (rules 8.8); `IDEMPOTENCY_HEADER` makes repeats safe. */
  createBooking: operation({
    rest: 'POST /bookings',
    access: 'member',
    input: bookingRequestSchema,
    errors: ['not-allowed', 'price-changed', ...STAY_ERRORS],
  }).returns<StoredBooking>(),

  /**
   * Cancels a stay and gives back what `refund` says; a member can cancel their own by the policy.
   * `expected` is what was shown before: when the server has other figures, nothing happens
   * ('refund-changed').
   */
  cancelBooking: operation({
    access: 'member',
    input: object({
      bookingId,
      reason: requiredLine('Reason', 200),
      refund: string()
        .oneOf(REFUND_CHOICES, `Refund must be one of: ${REFUND_CHOICES.join(', ')}.`)
        .required('Refund is required.'),
      expected: object({ cents: amount('Expected cents'), points: amount('Expected points') }),
    }),
    errors: [
      'booking-not-found',
      'status-not-allowed',
      'refund-changed',
      'not-allowed',
      'recent-sign-in-needed',
    ],
  }).returns<{ booking: StoredBooking; refund: Refund }>(),

  /**
   * Moves a stay to other dates or another unit. `expected` is the difference that was shown (above
   * 0: to pay); when the server has another, nothing happens ('change-price-changed').
   * `paymentDetails` is needed when a stay paid by card gets dearer.
   */
  changeBooking: operation({
    access: 'member',
    input: object({
      bookingId,
      requestId,
      startDate: requiredLine('Start date', 40),
      endDate: requiredLine('End date', 40),
      unitType: requiredUnitType(),
      expected: object({
        cents: requiredWhole('Expected cents'),
        points: requiredWhole('Expected points'),
      }),
      paymentDetails: paymentDetailsSchema,
    }),
    errors: [
      'booking-not-found',
      'status-not-allowed',
      'not-changeable',
      'change-price-changed',
      ...STAY_ERRORS,
    ],
  }).returns<{ booking: StoredBooking; difference: Difference }>(),

  /** Changes who checks in, until the day of check-in; null for the member. */
  changeGuest: operation({
    access: 'member',
    input: object({
      bookingId,
      guestInfo: guestSchema
        .default(undefined)
        .nullable()
        .defined('Guest information is required, or null for the member.'),
    }),
    errors: [
      'booking-not-found',
      'status-not-allowed',
      'not-changeable',
      'email-not-verified',
      'too-many-requests',
    ],
  }).returns<StoredBooking>(),

  /**
   * Mails the confirmation of the caller's stay to the caller again; the same request again sends
   * nothing more.
   */
  sendConfirmation: operation({
    access: 'member',
    input: object({ bookingId, requestId }),
    errors: ['booking-not-found', 'status-not-allowed', 'email-not-verified', 'too-many-requests'],
  }).returns<{
    /** The address that the mail goes to. */
    email: string;
  }>(),

  /**
   * Shares a coming stay of the caller by a link, without prices and names, or stops that; a shared
   * stay keeps its link.
   */
  shareStay: operation({
    access: 'member',
    input: object({
      bookingId,
      share: boolean()
        .required('Whether to share is required.')
        .typeError('Whether to share must be true or false.'),
    }),
    errors: ['booking-not-found', 'status-not-allowed'],
  }).returns<{
    /** The last part of the link; null when the stay is not shared. */
    token: string | null;
  }>(),

  /** What the link of a stay shows, to everyone. */
  openStay: operation({
    access: 'visitor',
    needsRecord: false,
    input: object({ token: requiredId(IDS.stayLink) }),
    errors: ['booking-not-found', 'too-many-requests'],
  }).returns<SharedStay>(),

  /** Moves a booking on by hand, as far as `statusChanges` of the domain allows. */
  setBookingStatus: operation({
    access: 'admin',
    input: object({
      bookingId,
      status: string()
        .oneOf(BOOKING_STATUSES, `Status must be one of: ${BOOKING_STATUSES.join(', ')}.`)
        .required('Status is required.'),
      reason: requiredLine('Reason', 200),
    }),
    errors: ['booking-not-found', 'status-not-allowed'],
  }).returns<StoredBooking>(),
};
