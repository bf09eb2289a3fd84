import {
  MAX_HOLD_EXTENSIONS,
  MAX_LIVE_HOLDS,
  OFFER_SECONDS,
} from '@club/domain/booking/offer-hold';
import { BOOKING_HORIZON_DAYS } from '@club/domain/calendar/booking-window';
import { formatUsd } from '../../formats/reader-formats.ts';
import { cashTotalCents, LAST_CALL_PRICE_USD } from '@club/domain/pricing/cash-price';
import {
  offeredUnitTypes,
  UNIT_TYPES,
  unitTypeLabel,
  VACATION_LABELS,
} from '@club/domain/pricing/unit-type';
import { MAX_WAITLIST_ENTRIES, WAITLIST_OFFER_HOURS } from '@club/domain/waitlist/waitlist';
import { PATHS } from '../../shared/routes/paths.ts';
import type { HelpTopic } from './help-entry.ts';
import { paragraph } from './help-entry.ts';

const HOLD_MINUTES = OFFER_SECONDS / 60;

const notAsLastCall = UNIT_TYPES.filter((unit) => !offeredUnitTypes('lastCall').includes(unit))
  .map((unit) => unitTypeLabel(unit).toLowerCase())
  .join(' and ');

export const BOOKING_ANSWERS: HelpTopic = {
  id: 'about-booking',
  title: 'Booking',
  entries: [
    {
      id: 'two-ways',
      question: 'What are the two ways to stay?',
      keywords: 'RCI points last call difference cash card choose',
      answer: [
        paragraph(
          `${VACATION_LABELS.rciPoints.choice} are paid with points, by the night. ${VACATION_LABELS.lastCall.choice} are paid by card, at one price for the whole stay, whatever its length.`,
        ),
        paragraph('Both come from the same nights of the same resorts.'),
      ],
    },
    {
      id: 'last-call',
      question: 'What does a Last Call cost?',
      keywords: 'price cash card tax total USD dollars',
      answer: [
        {
          kind: 'facts',
          rows: offeredUnitTypes('lastCall').map((unitType) => ({
            label: unitTypeLabel(unitType),
            value: `${formatUsd(cashTotalCents(LAST_CALL_PRICE_USD[unitType]))} a stay`,
          })),
        },
        paragraph(`Tax is included. Units with ${notAsLastCall} are not sold as Last Call.`),
        { kind: 'link', to: PATHS.lastCall, text: 'See what is free' },
      ],
    },
    {
      id: 'how-far-ahead',
      question: 'How far ahead can I book?',
      keywords: 'window days early latest today tomorrow',
      answer: [
        paragraph(
          `From today up to ${BOOKING_HORIZON_DAYS} days ahead, for one night or many, beginning on any day of the week.`,
        ),
      ],
    },
    {
      id: 'holds',
      question: 'What does “Time remaining” mean?',
      keywords:
        'hold countdown clock 8 minutes timer expired 0:00 ended keep holding extend extension',
      answer: [
        paragraph(
          `While you look at an offer its nights are kept for you for ${HOLD_MINUTES} minutes (${OFFER_SECONDS} seconds), so that no one else can book them while you type. You can hold ${MAX_LIVE_HOLDS} offers at a time; a third releases the oldest.`,
        ),
        paragraph(
          `Shortly before the end you can press “Keep holding” and have the full time again, up to ${MAX_HOLD_EXTENSIONS} times, unless another member is waiting for these nights and no other unit is free.`,
        ),
        paragraph(
          'At 0:00 nothing you typed is lost. Press the button again: if the nights are still free you continue at the same price, and if not we show you the nearest ones.',
        ),
      ],
    },
    {
      id: 'waitlist',
      question: 'The dates I want are taken. What can I do?',
      keywords: 'waitlist wait line sold out full notify free saved search',
      answer: [
        paragraph(
          `Join the resort’s waitlist: choose the dates and press “Tell me when it is free”. When a stay that suits you becomes free, it is kept for the first member on the waitlist for ${WAITLIST_OFFER_HOURS} hours, and we notify you by email and in the app. Nothing is booked without you.`,
        ),
        paragraph(
          `First come, first served, and each entry is offered a stay once. You can wait for ${MAX_WAITLIST_ENTRIES} stays at a time, at no cost, and leave a waitlist whenever you like. “Tell me when something fits” below any list waits at many resorts at once, for the first of them with such a stay.`,
        ),
        { kind: 'link', to: PATHS.dashboardWaitlist, text: 'See your waitlist' },
      ],
    },
    {
      id: 'guests',
      question: 'Can someone else check in?',
      keywords: 'guest guests friend family name certificate member who checks in confirmation',
      answer: [
        paragraph(
          'Yes, at no cost. At checkout choose “A Guest” and fill in who comes. If you choose “RCI Member”, the member must check in.',
        ),
        paragraph(
          'You can change who checks in until the day before check-in. A guest who wants one gets a confirmation by email, without prices or points in it.',
        ),
      ],
    },
  ],
};
