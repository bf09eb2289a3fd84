import { randomUUID } from 'node:crypto';
import type { Person } from '../../api/api-client.ts';
import { callCallable, club, newAdmin, newMember } from '../../api/api-client.ts';
import { booked, day, newResort, pointsBody } from '../../api/booking-stage.ts';
import { contactBody } from '../../api/contact-stage.ts';
import { held } from '../../api/hold-calls.ts';
import { storedResort } from '../../api/resort-form.ts';
import { completeStay } from '../../api/review-stage.ts';

/** All people and data that bad requests are about. */
export type Stage = {
  member: Person;
  other: Person;
  admin: Person;
  resortId: string;
  /** A resort without units, for which one can only wait. */
  fullResortId: string;
  /** A resort whose id the admin callables accept. */
  adminResortId: string;
  /** What the member has booked and holds, and what is another member's. */
  booking: { id: string; points: number };
  hold: string;
  /** A stay of the member that is over. */
  pastBooking: string;
  othersBooking: string;
  othersHold: string;
  /** What a visitor wrote to the club. */
  ticket: string;
  /** The link of a board of the member. */
  boardToken: string;
  /** The link of the member's booking. */
  stayToken: string;
};

const ticketOf = async (): Promise<string> => {
  const { status, result } = await callCallable('contactclub', contactBody(), null);
  if (typeof result === 'object' && result !== null && 'number' in result) {
    return String(result.number);
  }
  throw new Error(`contactclub answered ${status}.`);
};

const linkOf = async (person: Person, name: string, order: object): Promise<string> => {
  const { status, result } = await callCallable(name, { ...order }, person.token);
  if (typeof result === 'object' && result !== null && 'token' in result) {
    return String(result.token);
  }
  throw new Error(`${name} answered ${status}.`);
};

/** Makes all people and data; all writes happen here. */
export const setTheStage = async (): Promise<Stage> => {
  const [member, other, admin, resortId, fullResortId] = await Promise.all([
    newMember(),
    newMember('other'),
    newAdmin(),
    newResort(),
    newResort({ available_amount: 0 }),
  ]);
  const adminResortId = `T${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  await club.resorts.doc(adminResortId).set(storedResort(adminResortId));
  const { _id: id, points } = await booked(member, pointsBody(member, resortId));
  const past = await newResort();
  const { _id: pastBooking } = await booked(member, pointsBody(member, past));
  await completeStay(pastBooking);
  const { _id: othersBooking } = await booked(other, pointsBody(other, resortId));
  const offer = { unitType: 'studio', startDate: day(80), endDate: day(83) };
  const { holdId } = await held(member, resortId, offer);
  const { holdId: othersHold } = await held(other, resortId, offer);
  const ticket = await ticketOf();
  const board = { board: 'saved', share: { withNotes: false } };
  const boardToken = await linkOf(member, 'shareboard', board);
  const stayToken = await linkOf(member, 'sharestay', { bookingId: id, share: true });
  return {
    member,
    other,
    admin,
    resortId,
    fullResortId,
    adminResortId,
    booking: { id, points },
    hold: holdId,
    pastBooking,
    othersBooking,
    othersHold,
    ticket,
    boardToken,
    stayToken,
  };
};
