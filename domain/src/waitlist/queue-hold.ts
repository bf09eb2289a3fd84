/**
 * The ids of queue holds begin with this. A queue hold keeps freed nights until the resort's queue is
 * served: they are free to the queue and taken to everyone else.
 */
const QUEUE_HOLD_PREFIX = 'queue_';

/** How long the queue has freed nights, and those of an expired offer, to itself, seconds. */
export const QUEUE_HOLD_SECONDS = 120;

/** The id of the queue hold for the nights that a booking or hold has freed. */
export const queueHoldId = (bookingId: string): string => `${QUEUE_HOLD_PREFIX}${bookingId}`;

/** True for the id of a queue hold. */
export const isQueueHold = (holdId: string): boolean => holdId.startsWith(QUEUE_HOLD_PREFIX);
