import type { APIRequestContext, Page } from '@playwright/test';
import { MEMBERSHIPS } from '@club/domain/user/user';
import { newMember } from './accounts.ts';
import { tokensOf } from './direct-requests.ts';
import { type Emulators, emulatorsOf } from './club-records.ts';
import { expect } from './club-test.ts';

type Credentials = { email: string; password: string };

/** A session as the identity service hands it out. */
type Session = {
  localId: string;
  email: string;
  displayName?: string;
  idToken: string;
  refreshToken: string;
  expiresIn: string;
};

const askIdentity = async (
  request: APIRequestContext,
  { auth, apiKey, projectId }: Emulators,
  method: 'signUp' | 'signInWithPassword',
  data: Record<string, unknown>,
): Promise<Session> => {
  const answer = await request.post(
    `http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${apiKey}`,
    {
      // With the rights of the server, which alone may say that an address is confirmed.
      headers: { Authorization: 'Bearer owner' },
      data: { ...data, returnSecureToken: true, targetProjectId: projectId },
    },
  );
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Session;
};

/** Whether a token says so; it is not signed, as none of the emulator is. */
const claims = (token: string, claim: 'isAdmin' | 'email_verified'): boolean => {
  const said: unknown = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  return typeof said === 'object' && said !== null && Reflect.get(said, claim) === true;
};

/** What the browser keeps of a signed-in member: the identity SDK's record, and our hint. */
const storedSession = (session: Session, apiKey: string): Record<string, string> => {
  const name = session.displayName ?? '';
  const { email } = session;
  const now = Date.now();
  const user = {
    uid: session.localId,
    email,
    emailVerified: claims(session.idToken, 'email_verified'),
    displayName: name,
    isAnonymous: false,
    providerData: [
      {
        providerId: 'password',
        uid: email,
        displayName: name,
        email,
        phoneNumber: null,
        photoURL: null,
      },
    ],
    stsTokenManager: {
      refreshToken: session.refreshToken,
      accessToken: session.idToken,
      expirationTime: now + Number(session.expiresIn) * 1000,
    },
    createdAt: String(now),
    lastLoginAt: String(now),
    apiKey,
    appName: '[DEFAULT]',
  };
  const hint = { name, photoUrl: '', isAdmin: claims(session.idToken, 'isAdmin') };
  return {
    [`firebase:authUser:${apiKey}:[DEFAULT]`]: JSON.stringify(user),
    sessionHint: JSON.stringify({ v: 1, data: hint }),
  };
};

/** Once for a browser: after a sign-out it stays signed out. */
const ARRIVED = 'journeys:arrived';

const openSignedIn = async (
  page: Page,
  session: Session,
  { apiKey }: Emulators,
  path: string,
): Promise<void> => {
  const stored = storedSession(session, apiKey);
  await page.addInitScript(
    ({ entries, mark }) => {
      // A page that is not the site's yet has no storage.
      if (window.origin === 'null' || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, '1');
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    { entries: Object.entries(stored), mark: ARRIVED },
  );
  await page.goto(path);
};

/** Opens a page as a member who has signed in before; gives their latest token. */
export const arriveAs = async (
  page: Page,
  person: Credentials,
  path: string,
): Promise<{ token: () => string }> => {
  const emulators = await emulatorsOf(page.request);
  const { email, password } = person;
  const session = await askIdentity(page.request, emulators, 'signInWithPassword', {
    email,
    password,
  });
  const tokens = tokensOf(page, session.idToken);
  await openSignedIn(page, session, emulators, path);
  return { token: tokens.latest };
};

/**
 * Opens a page as a new member of the club; gives who they are and their latest token. The forms that
 * members fill in for that have journeys of their own. Their address is confirmed, unless it is not to
 * be.
 */
export const joinClub = async (
  page: Page,
  path: string,
  { isConfirmed = true, name: given }: { isConfirmed?: boolean; name?: string } = {},
): Promise<ReturnType<typeof newMember> & { token: () => string }> => {
  const emulators = await emulatorsOf(page.request);
  const member = { ...newMember(), ...(given === undefined ? {} : { name: given }) };
  const { name, email, password } = member;
  const account = { displayName: name, email, password, emailVerified: isConfirmed };
  await askIdentity(page.request, emulators, 'signUp', account);
  // An account that is made with the rights of the server is not signed in by that.
  const session = await askIdentity(page.request, emulators, 'signInWithPassword', {
    email,
    password,
  });
  const recorded = await page.request.post('/users', {
    headers: { Authorization: `Bearer ${session.idToken}` },
    data: { name, email, membership: MEMBERSHIPS[0] },
  });
  expect(recorded.ok(), await recorded.text()).toBe(true);
  const tokens = tokensOf(page, session.idToken);
  await openSignedIn(page, { ...session, displayName: name }, emulators, path);
  return { ...member, token: tokens.latest };
};
