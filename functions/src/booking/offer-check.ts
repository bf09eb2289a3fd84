import { ApiError } from '@club/domain/api/errors';
import type { BookingRequest } from '@club/domain/booking/booking-request.schema';
import {
  STAY_DATES_PROBLEMS,
  serverBookingWindow,
  stayDatesProblem,
} from '@club/domain/calendar/booking-window';
import { usdFromCents } from '@club/domain/money/cents';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import { isUnitOffered } from '@club/domain/pricing/unit-type';
import type { Offer } from '@club/domain/booking/member-holds';

/** The server's own price of an offer, or why it cannot be offered. */
export type OfferCheck = { ok: true; quote: Quote } | { ok: false; error: ApiError };

/** Checks dates and unit of an offer (rules 4.2, 2.2) and prices it. */
export const checkOffer = (offer: Offer, nowMs: number): OfferCheck => {
  const problem = stayDatesProblem(offer.startDate, offer.endDate, serverBookingWindow(nowMs));
  if (problem !== null) {
    return { ok: false, error: new ApiError('invalid-input', STAY_DATES_PROBLEMS[problem]) };
  }
  if (!isUnitOffered(offer.unitType, offer.vacationType)) {
    return { ok: false, error: new ApiError('unit-not-offered', { field: 'unitType' }) };
  }
  return { ok: true, quote: quoteStay(offer) };
};

/** The figures that a caller saw before booking. */
export type ClaimedFigures = Pick<BookingRequest, 'price' | 'points' | 'nights'>;

/**
 * The first figure that differs from the server's, or null. A cash price may be with or without
 * tax; figures that are not sent are not checked.
 */
export const wrongFigure = (claimed: ClaimedFigures, quote: Quote): keyof ClaimedFigures | null => {
  const { price, points, nights } = claimed;
  const prices = [usdFromCents(quote.priceCents), usdFromCents(quote.totalCents)];
  if (price !== undefined && !prices.includes(price)) return 'price';
  if (points !== undefined && points !== quote.totalPoints) return 'points';
  return nights !== undefined && nights !== quote.nights ? 'nights' : null;
};
