import type { ProofRecords } from '../club-records.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/**
 * I10: the club has an admin, exactly those of the list are admins, and none of them has a closed
 * account; a second factor is needed of all of them where the list says so, and of no one else.
 */
export const accessViolations = (records: ProofRecords): Violation[] => {
  const { found, expect } = collector('I10');
  const admins = new Set(records.admins?.uids ?? []);
  if (records.isWhole && records.users.size > 0) {
    expect(admins.size > 0, 'meta/admins', 'the club has no admin');
  }
  const isDemanded = records.admins?.needsSecondFactor === true;
  for (const [uid, { isAdmin, disabled, needsSecondFactor }] of records.authz) {
    expect(isAdmin === admins.has(uid), uid, `isAdmin is ${isAdmin}, the list says otherwise`);
    expect(!(isAdmin && disabled), uid, 'is an admin with a closed account');
    const needs = needsSecondFactor === true;
    expect(needs === (isAdmin && isDemanded), uid, `needs a second factor: ${needs}`);
  }
  for (const [uid, { isAdmin }] of records.users) {
    expect(isAdmin === admins.has(uid), uid, `shows isAdmin ${isAdmin}, the list says otherwise`);
  }
  return found;
};
