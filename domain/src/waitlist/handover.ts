/**
 * What ids of holds begin with that keep freed nights from everybody until the line of the resort has
 * been served: to the line they are free, to a buyer they are taken.
 */
const HANDOVER_PREFIX = 'line_';

/** The id of the hold that keeps for the line what a booking or hold has given free. */
export const handoverHoldId = (bookingId: string): string => `${HANDOVER_PREFIX}${bookingId}`;

/** True for the id of such a hold. */
export const isHandoverHold = (holdId: string): boolean => holdId.startsWith(HANDOVER_PREFIX);
