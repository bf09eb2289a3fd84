/**
 * What ids of holds begin with that keep freed nights from everybody until the line of the resort has
 * been served: to the line they are free, to a buyer they are taken.
 */
const HANDOVER_PREFIX = 'line_';

/**
 * How long nights are kept from everybody else until the line of the resort has been served, seconds:
 * those that were given free, and those of an offer that ran out.
 */
export const HANDOVER_SECONDS = 120;

/** The id of the hold that keeps for the line what a booking or hold has given free. */
export const handoverHoldId = (bookingId: string): string => `${HANDOVER_PREFIX}${bookingId}`;

/** True for the id of such a hold. */
export const isHandoverHold = (holdId: string): boolean => holdId.startsWith(HANDOVER_PREFIX);
