import {
  arrayUnion,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowed, asServer, databaseOf, denied, emptyClub, seed } from './club-rules.ts';
import { aUser } from './matrix.ts';

/** What members may change of their own record. */
const DISPLAY_FIELDS = ['name', 'phoneNumber', 'photoURL', 'location'] as const;

/** Fields of the record, of other records and of nothing at all, which no member may set. */
const OTHER_FIELDS: readonly string[] = [
  'name ',
  'uid',
  'email',
  'membership',
  'isAdmin',
  'createdAt',
  'roleChangedAt',
  'keys',
  'disabled',
  'minAuthTime',
  'authz',
  'claims',
  'customClaims',
  'role',
  'roles',
  'admin',
  'is_admin',
  'IsAdmin',
  'isadmin',
  'isOwner',
  'owner',
  'permissions',
  'groups',
  'scope',
  'points',
  'available',
  'borrowed',
  'seq',
  'balance',
  'credit',
  'account',
  'ledger',
  'emailVerified',
  'email_verified',
  'password',
  'token',
  'providerData',
  'tenantId',
  'displayName',
  'photoUrl',
  'phone',
  'Name',
  'rev',
  'id',
  '_id',
  'readTime',
  'preferences',
  'x',
];

const PATH = 'users/anna';
const own = () => doc(databaseOf('member'), PATH);
const exact = (field: string): FieldPath => new FieldPath(field);

/** A value that suits the field in kind, so that the name is all that can be wrong. */
const VALUES: ReadonlyMap<string, string[] | boolean> = new Map<string, string[] | boolean>([
  ['isAdmin', true],
  ['keys', ['an']],
  ['disabled', false],
]);
const valueOf = (field: string): string | string[] | boolean =>
  VALUES.get(field) ?? '2026-12-02T10:00:00.000Z';

/** Every way in which a client can write a field. */
const WRITES: Record<string, (field: string) => Promise<void>> = {
  update: (field) => updateDoc(own(), exact(field), valueOf(field)),
  'update beside a good field': (field) =>
    updateDoc(own(), 'name', 'Anna', exact(field), valueOf(field)),
  merge: (field) => setDoc(own(), { [field]: valueOf(field) }, { merge: true }),
  'merge of named fields': (field) =>
    setDoc(own(), { [field]: valueOf(field) }, { mergeFields: [exact(field)] }),
  'dotted path': (field) => updateDoc(own(), new FieldPath(field, 'inner'), valueOf(field)),
  'instant of the server': (field) => updateDoc(own(), exact(field), serverTimestamp()),
  sum: (field) => updateDoc(own(), exact(field), increment(1)),
  'list with one more': (field) => updateDoc(own(), exact(field), arrayUnion('an')),
  'whole record': (field) => setDoc(own(), { ...RECORD, [field]: valueOf(field) }),
};
const RECORD = { ...aUser('anna'), keys: ['anna'] };

describe('the fields of a member’s own record', () => {
  beforeAll(emptyClub);
  beforeEach(() => seed({ [PATH]: RECORD }));

  it('that were tried are at least forty', () => {
    expect(new Set<string>([...OTHER_FIELDS, ...DISPLAY_FIELDS]).size).toBeGreaterThanOrEqual(44);
  });

  it.each(OTHER_FIELDS)('do not take %s, in whatever way it is written', async (field) => {
    for (const write of Object.values(WRITES)) await denied(write(field));
    if (field in RECORD) await denied(updateDoc(own(), exact(field), deleteField()));
    const found = await asServer((db) => getDoc(doc(db, PATH)));
    expect(found.data()).toEqual(RECORD);
  });

  it.each([
    ['name', 'Anna'],
    ['phoneNumber', '+1 555 010 0199'],
    ['photoURL', 'https://pictures.example/anna.jpg'],
    ['location', 'Spain'],
  ] as const)('take %s as text, and in no other form', async (field, value) => {
    await allowed(updateDoc(own(), exact(field), value));
    await allowed(setDoc(own(), { [field]: value }, { merge: true }));
    await allowed(setDoc(own(), { [field]: value }, { mergeFields: [exact(field)] }));
    await allowed(setDoc(own(), { ...RECORD, [field]: value }));
    await denied(updateDoc(own(), new FieldPath(field, 'inner'), value));
    await denied(updateDoc(own(), exact(field), serverTimestamp()));
    await denied(updateDoc(own(), exact(field), increment(1)));
    await denied(updateDoc(own(), exact(field), arrayUnion(value)));
    await denied(updateDoc(own(), exact(field), deleteField()));
  });
});
