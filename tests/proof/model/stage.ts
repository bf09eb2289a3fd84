import { randomUUID } from 'node:crypto';
import { addDays, dayAtOffset } from '@club/domain/calendar/local-date';
import { EMPTY_ACCOUNT } from '@club/domain/points/account';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { clubDependencies } from '../../../functions/src/dependencies.ts';
import { collections } from '../../../functions/src/store/collections.ts';
import type { Caller } from '../../../functions/src/kernel/http/handler.ts';
import { emailClaimId } from '../../../functions/src/account/email-claim.ts';
import { NEW_AUTHZ, newUser } from '../../../functions/src/account/create-user.ts';
import { newResort } from '../../api/booking-stage.ts';
import { callerOf } from '../../api/caller-of.ts';

/** Members and resorts of their own, and a clock that only the story moves. */
export type Stage = {
  /** Milliseconds since 1970. */
  nowMs: number;
  /** The first day that the story knows, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly people: readonly Caller[];
  readonly resorts: readonly { id: string; cap: number }[];
  /** True while several act at once. */
  readonly isCrowded?: boolean;
};

export const dependencies = clubDependencies();
export const { db } = dependencies;
export const club = collections(db);

/** A registered member, written past the identity service, which no booking asks. */
const join = async (nowMs: number): Promise<Caller> => {
  const uid = `m-${randomUUID()}`;
  const email = `${uid}@example.com`;
  const batch = db.batch();
  batch.create(club.users.doc(uid), newUser({ uid, name: 'Model Member', email }, nowMs));
  batch.create(club.accounts.doc(uid), EMPTY_ACCOUNT);
  batch.create(club.authz.doc(uid), NEW_AUTHZ);
  batch.create(club.emails.doc(emailClaimId(email)), { uid });
  await batch.commit();
  return callerOf({ uid, email }, { nowMs });
};

/** Sets up `people` members and one resort for each number of units in `caps`. */
export const openStage = async (people: number, caps: readonly number[]): Promise<Stage> => {
  const nowMs = Date.now();
  return {
    nowMs,
    firstDay: dayAtOffset(nowMs, 0),
    people: await Promise.all(Array.from({ length: people }, () => join(nowMs))),
    resorts: await Promise.all(
      caps.map(async (cap) => ({ id: await newResort({ available_amount: cap }), cap })),
    ),
  };
};

/** A day so many days after the first. */
const dayOf = ({ firstDay }: Stage, ahead: number): string => addDays(firstDay, ahead);

/** The member at a place of the stage, from 0. */
export const personAt = ({ people }: Stage, place: number): Caller => {
  const person = people[place];
  if (person === undefined) throw new Error('There is no person at this index.');
  return person;
};

export type Stay = { resortId: string; startDate: string; endDate: string; unitType: UnitType };

/** So many nights at a resort of the stage (from 0) that begin so many days after the first. */
export const stayAt = (
  stage: Stage,
  unitType: UnitType,
  start: number,
  nights: number,
  place = 0,
): Stay => {
  const resort = stage.resorts[place];
  if (resort === undefined) throw new Error('There is no resort at this place.');
  const startDate = dayOf(stage, start);
  return { resortId: resort.id, startDate, endDate: addDays(startDate, nights), unitType };
};
