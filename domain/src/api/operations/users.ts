import { boolean, object, string } from 'yup';
import type { MemberExport } from '../../user/member-export.ts';
import type { StoredUser } from '../../user/user.ts';
import { MEMBERSHIPS } from '../../user/user.ts';
import { safeImageUrl } from '../../validation/image-url.ts';
import { requiredEmail, requiredLine } from '../../validation/text-field.ts';
import { emailInput, noInput } from '../input-fields.ts';
import { operation } from '../operation.ts';

/** With membership (email) or photoURL (Google) (rules 12.1). */
export const newUserSchema = object({
  name: requiredLine('Name', 80),
  email: requiredEmail(),
  membership: string().oneOf([...MEMBERSHIPS], 'Choose one of the memberships.'),
  photoURL: string()
    .trim()
    .test('https', 'Photo must be an https address.', (value) =>
      value === undefined || value === '' ? true : safeImageUrl(value) !== null,
    ),
});

const roleChange = object({
  email: requiredEmail(),
  isAdmin: boolean()
    .required('The role is required.')
    .typeError('The role must be true for an admin, or false.'),
});

export const USER_OPERATIONS = {
  getUser: operation({
    rest: 'GET /users',
    access: 'member',
    needsRecord: false,
    input: emailInput,
    errors: ['not-allowed', 'user-not-found'],
  }).returns<StoredUser>(),

  createUser: operation({
    rest: 'POST /users',
    access: 'member',
    needsRecord: false,
    input: newUserSchema,
    errors: ['not-allowed', 'already-registered'],
  }).returns<StoredUser>(),

  /** Deletes a member's account (rules 11.9). */
  removeUser: operation({
    rest: 'DELETE /delete-users',
    callable: true,
    access: 'admin',
    input: emailInput,
    errors: ['recent-sign-in-needed', 'user-not-found', 'self-demotion', 'last-admin'],
  }).returns<{ email: string }>(),

  listUsers: operation({
    rest: 'GET /all-users',
    access: 'admin',
    input: noInput,
    errors: [],
  }).returns<StoredUser[]>(),

  /** Makes a member an admin, or takes that away (rules 11.6). */
  setAdmin: operation({
    rest: 'PATCH /update-user',
    callable: true,
    access: 'admin',
    input: roleChange,
    errors: [
      'recent-sign-in-needed',
      'user-not-found',
      'user-not-confirmed',
      'self-demotion',
      'last-admin',
    ],
  }).returns<StoredUser>(),

  /** Everything the club knows about the caller. */
  exportData: operation({
    access: 'member',
    needsRecord: false,
    input: noInput,
    errors: ['too-many-requests'],
  }).returns<MemberExport>(),

  /** Deletes the caller's own account; needs a recent sign-in. */
  deleteAccount: operation({
    access: 'member',
    needsRecord: false,
    input: noInput,
    errors: ['recent-sign-in-needed', 'self-demotion', 'last-admin'],
  }).returns<{ deleted: true }>(),

  /** Brings the caller's record to the confirmed address of their account, after they changed it. */
  followEmail: operation({
    access: 'member',
    needsRecord: false,
    input: noInput,
    errors: ['email-not-verified', 'already-registered', 'user-not-found'],
  }).returns<StoredUser>(),

  /** Ends every other session of the caller's account; needs a recent sign-in. */
  endSessions: operation({
    access: 'member',
    input: noInput,
    errors: ['recent-sign-in-needed', 'user-not-found'],
  }).returns<{
    /** ISO instant. */
    endedAt: string;
  }>(),

  /** Ends earlier sessions in the database rules after a password was chosen by a link. */
  followReset: operation({
    access: 'visitor',
    needsRecord: false,
    input: emailInput,
    errors: ['too-many-requests'],
  }).returns<{
    /** The same for every address. */
    followed: true;
  }>(),
};
