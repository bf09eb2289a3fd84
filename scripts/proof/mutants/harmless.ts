/**
 * A mutant that no test can or need notice: the text of a file, what it is replaced with, and why
 * that changes nothing. Line breaks and indentation do not count.
 */
export type HarmlessMutant = { file: string; from: string; to: string; reason: string };

export const HARMLESS: readonly HarmlessMutant[] = [
  {
    file: 'functions/src/bookings/booking-ids.ts',
    from: 'a < b',
    to: 'a <= b',
    reason: 'Keys of an object are never equal.',
  },
  {
    file: 'functions/src/bookings/booking-life.ts',
    from: 'last > now',
    to: 'last >= now',
    reason: 'Of two equal instants it does not matter which is taken.',
  },
  {
    file: 'functions/src/bookings/cancel-decision.ts',
    from: 'payment === undefined',
    to: 'false',
    reason: 'Cents go back only of a payment that is there: see refundNow.',
  },
  {
    file: 'functions/src/bookings/cancel-decision.ts',
    from: '{ paid: {}, changes: {} }',
    to: '{}',
    reason: 'What is absent is spread as nothing, too.',
  },
  {
    file: 'functions/src/bookings/change-decision.ts',
    from: 'cents + points < 0',
    to: 'cents + points <= 0',
    reason: 'A difference of nothing has its own words before.',
  },
  {
    file: 'functions/src/bookings/change-decision.ts',
    from: '{ paid: {}, changes: {} }',
    to: '{}',
    reason: 'What is absent is spread as nothing, too.',
  },
  {
    file: 'functions/src/bookings/change-decision.ts',
    from: 'difference < 0',
    to: 'difference <= 0',
    reason: 'A difference of nothing was answered before.',
  },
  {
    file: 'functions/src/bookings/change-decision.ts',
    from: 'facts.payment === undefined',
    to: 'false',
    reason: 'A stay without a payment is not changed to another price: see isUnpaid.',
  },
  {
    file: 'functions/src/bookings/change-decision.ts',
    from: "booking.paymentMethod === 'cash'",
    to: 'true',
    reason: 'A stay paid with points costs no cents before or after, so nothing is left unpaid.',
  },
  {
    file: 'functions/src/bookings/extend-decision.ts',
    from: 'message === undefined',
    to: 'false',
    reason: 'ApiError takes its own sentence for an absent one.',
  },
  {
    file: 'functions/src/bookings/guest-decision.ts',
    from: "'guest'",
    to: '""',
    reason: 'Every change but one of the stay is one of the guest.',
  },
  {
    file: 'functions/src/bookings/hold-decision.ts',
    from: 'kept.filter((offer) => shareNights(offer, stay))',
    to: 'kept',
    reason: 'At most one hold is kept, and letting one go elsewhere frees none of these nights.',
  },
  {
    file: 'functions/src/bookings/member-holds.ts',
    from: 'one.id < other.id',
    to: 'one.id <= other.id',
    reason: 'Ids are never equal.',
  },
  {
    file: 'functions/src/bookings/status-decision.ts',
    from: 'changes.bookings?.find',
    to: 'changes.bookings.find',
    reason: 'Whatever is allowed changes a booking; the question mark is for the compiler.',
  },
  {
    file: 'functions/src/bookings/status-decision.ts',
    from: '_id === booking._id',
    to: 'true',
    reason: 'The booking that is moved comes first.',
  },
  {
    file: 'functions/src/bookings/stay-move.ts',
    from: 'endDate <= other.startDate',
    to: 'endDate < other.startDate',
    reason: 'Stays that touch come to the same by the second rule: all nights before the other.',
  },
  {
    file: 'functions/src/bookings/stay-move.ts',
    from: 'other.endDate <= startDate',
    to: 'other.endDate < startDate',
    reason: 'Stays that touch come to the same by the second rule: all nights after the other.',
  },
  {
    file: 'functions/src/users/role-decision.ts',
    from: "actor.kind === 'admin'",
    to: 'true',
    reason: "The console has no uid that could be the member's.",
  },
  {
    file: 'functions/src/waitlist/free-nights.ts',
    from: 'month === undefined',
    to: 'false',
    reason: 'Without a month there is no night either; the check is for the compiler.',
  },
  {
    file: 'functions/src/waitlist/free-nights.ts',
    from: 'known.set(night, answer);',
    to: ';',
    reason: 'Without what it remembers it answers the same, only later.',
  },
  {
    file: 'functions/src/waitlist/free-nights.ts',
    from: 'kept === undefined',
    to: 'false',
    reason: 'There is no hold without an id that could be taken out.',
  },
  {
    file: 'functions/src/waitlist/freed-room.ts',
    from: 'after?.nights',
    to: 'after.nights',
    reason: 'A month that is gone was answered before.',
  },
  {
    file: 'functions/src/waitlist/handover-hold.ts',
    from: '[]',
    to: '["Stryker was here"]',
    reason: 'A hold that keeps all its nights has all its months.',
  },
  {
    file: 'functions/src/waitlist/handover-hold.ts',
    from: 'month !== undefined',
    to: 'true',
    reason: 'A hold that keeps all its nights has a month; the check is for the compiler.',
  },
  {
    file: 'functions/src/waitlist/next-in-line.ts',
    from: 'place.from < span.from',
    to: 'place.from <= span.from',
    reason: 'Of two equal days it does not matter which is taken.',
  },
  {
    file: 'functions/src/waitlist/next-in-line.ts',
    from: 'place.to > span.to',
    to: 'place.to >= span.to',
    reason: 'Of two equal days it does not matter which is taken.',
  },
  {
    file: 'functions/src/waitlist/offer-decision.ts',
    from: "next.kind === 'offer'",
    to: 'true',
    reason: 'Both are of one kind, as was seen before; the check is for the compiler.',
  },
  {
    file: 'functions/src/waitlist/offer-decision.ts',
    from: 'entry === undefined',
    to: 'false',
    reason:
      'Nothing is offered without an entry, as was seen before; the check is for the compiler.',
  },
];
