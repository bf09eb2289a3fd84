import { club } from './api-client.ts';

/** What the database and the sandbox of the gateway have about a booking or a payment, by its id. */

export const stored = async (id: string) => (await club.bookings.doc(id).get()).data();
export const paymentOf = async (id: string) => (await club.payments.doc(id).get()).data();
export const atGateway = async (id: string) => (await club.sandboxGateway.doc(id).get()).data();

/** Entries of the audit trail. */
export const entriesOf = async (id: string) =>
  (await club.audit.where('subject', '==', id).get()).docs.map((entry) => entry.data());
