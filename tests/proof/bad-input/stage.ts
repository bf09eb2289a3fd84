import { randomUUID } from 'node:crypto';
import type { Person } from '../../api/api-client.ts';
import { callCallable, club, newAdmin, newMember } from '../../api/api-client.ts';
import { book, bookingIn, day, newResort, pointsBody } from '../../api/booking-stage.ts';
import { contactBody } from '../../api/contact-stage.ts';
import { storedResort } from '../../api/resort-form.ts';
import { completeStay } from '../../api/review-stage.ts';

/** Everybody and everything that bad requests are about. */
export type Stage = {
  member: Person;
  other: Person;
  admin: Person;
  resortId: string;
  /** A resort without rooms, for which one can only wait. */
  fullResortId: string;
  /** A resort whose id the desk's calls take. */
  deskResortId: string;
  /** What the member has booked and holds, and what is somebody else's. */
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
};

const ticketOf = async (): Promise<string> => {
  const { status, result } = await callCallable('contactclub', contactBody(), null);
  if (typeof result === 'object' && result !== null && 'number' in result) {
    return String(result.number);
  }
  throw new Error(`contactclub answered ${status}.`);
};

const boardTokenOf = async (person: Person): Promise<string> => {
  const order = { board: 'saved', share: { withNotes: false } };
  const { status, result } = await callCallable('shareboard', order, person.token);
  if (typeof result === 'object' && result !== null && 'token' in result) {
    return String(result.token);
  }
  throw new Error(`shareboard answered ${status}.`);
};

const holdOf = async (person: Person, resortId: string): Promise<string> => {
  const offer = {
    resortId,
    vacationType: 'rciPoints',
    unitType: 'studio',
    startDate: day(80),
    endDate: day(83),
  };
  const { status, result } = await callCallable('holdoffer', offer, person.token);
  if (typeof result === 'object' && result !== null && 'holdId' in result) {
    return String(result.holdId);
  }
  throw new Error(`holdoffer answered ${status}.`);
};

const stayOf = async (person: Person, resortId: string): Promise<Stage['booking']> => {
  const answer = await book(person, pointsBody(person, resortId));
  if (answer.status !== 201) throw new Error(`POST /bookings answered ${answer.status}.`);
  const { _id: id, points } = bookingIn(answer);
  return { id, points };
};

/** Makes everybody and everything; all writes happen here. */
export const setTheStage = async (): Promise<Stage> => {
  const [member, other, admin, resortId, fullResortId] = await Promise.all([
    newMember(),
    newMember('other'),
    newAdmin(),
    newResort(),
    newResort({ available_amount: 0 }),
  ]);
  const deskResortId = `T${randomUUID().replaceAll('-', '').slice(0, 9)}`;
  await club.resorts.doc(deskResortId).set(storedResort(deskResortId));
  const booking = await stayOf(member, resortId);
  const { id: pastBooking } = await stayOf(member, await newResort());
  await completeStay(pastBooking);
  const othersBooking = await stayOf(other, resortId);
  const hold = await holdOf(member, resortId);
  const othersHold = await holdOf(other, resortId);
  const ticket = await ticketOf();
  const boardToken = await boardTokenOf(member);
  return {
    member,
    other,
    admin,
    resortId,
    fullResortId,
    deskResortId,
    booking,
    hold,
    pastBooking,
    othersBooking: othersBooking.id,
    othersHold,
    ticket,
    boardToken,
  };
};
