import type { StoredFields } from '@club/domain/reading/stored-document';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import type { StoredMail } from '@club/domain/mail/mail';
import type { SupportTicket } from '@club/domain/support/ticket';
import type { StoredUser } from '@club/domain/user/user';

// Documents that are read in more than one place. Only the server writes them, so they have the
// form of their types.

/** A booking with its history. */
export const readBookingRecord = (fields: StoredFields, id: string): BookingRecord =>
  bookingRecordFromStored(id, fields);

/** A member's record. */
export const readUser = (fields: StoredFields): StoredUser => fields as StoredUser;

/** A support ticket. */
export const readTicket = (fields: StoredFields): SupportTicket => fields as SupportTicket;

/** A mail with its id. */
export type MailRow = StoredMail & { id: string };

/** A mail of the club. */
export const readMail = (fields: StoredFields, id: string): MailRow => ({
  // Only the server writes mails.
  ...(fields as StoredMail),
  id,
});
