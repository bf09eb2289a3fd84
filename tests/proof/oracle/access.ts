import type { Books } from '../books.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** I10: somebody is an admin, exactly those of the list are, and nobody whose account is closed. */
export const accessViolations = (books: Books): Violation[] => {
  const { found, expect } = collector('I10');
  const admins = new Set(books.admins?.uids ?? []);
  if (books.isWhole && books.users.size > 0) {
    expect(admins.size > 0, 'meta/admins', 'the club has no admin');
  }
  for (const [uid, { isAdmin, disabled }] of books.authz) {
    expect(isAdmin === admins.has(uid), uid, `isAdmin is ${isAdmin}, the list says otherwise`);
    expect(!(isAdmin && disabled), uid, 'is an admin with a closed account');
  }
  for (const [uid, { isAdmin }] of books.users) {
    expect(isAdmin === admins.has(uid), uid, `shows isAdmin ${isAdmin}, the list says otherwise`);
  }
  return found;
};
