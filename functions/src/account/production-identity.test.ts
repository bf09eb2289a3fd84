import { createHmac, createSign, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@club/domain/api/errors';
import type { Credential } from 'firebase-admin/app';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

// The token check as production runs it, with signatures. The SDK skips them when these variables
// are set, so they must be deleted before it is loaded.
const EMULATOR_VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FUNCTIONS_EMULATOR',
];
for (const name of EMULATOR_VARIABLES) delete process.env[name];

const PROJECT = 'tideaway-production-check';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const KEY_ID = 'key-of-today';
const UID = 'anna';

const keyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The key of the identity service, and one that is not. */
const REAL = keyPair();
const OTHER = keyPair();
const publicPem = (key: KeyObject): string =>
  key.export({ type: 'spki', format: 'pem' }).toString();

/** The paths of requests to Google, and the response to an account lookup. */
let asked: string[] = [];
let lookUp: () => { status: number; body: object } = () => ({ status: 200, body: {} });

const responseFor = (request: IncomingMessage): { status: number; body: object } => {
  asked.push(request.url ?? '');
  if (request.url?.includes('/x509/') === true) {
    return { status: 200, body: { [KEY_ID]: publicPem(REAL.publicKey) } };
  }
  return lookUp();
};

let google: Server;

/** Sends the SDK's requests to Google to this test's server, over plain HTTP. */
class LocalGoogle extends Agent {
  override createConnection() {
    return connect((google.address() as AddressInfo).port, '127.0.0.1');
  }
}

const credential: Credential = {
  getAccessToken: () => Promise.resolve({ access_token: 'local', expires_in: 3600 }),
};

beforeAll(async () => {
  google = createServer((request, response) => {
    request.resume();
    const { status, body } = responseFor(request);
    response.writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
  initializeApp({ projectId: PROJECT, credential, httpAgent: new LocalGoogle() });
});
afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
  google.closeAllConnections();
  await new Promise((resolve) => google.close(resolve));
});

const account = (some: object = {}) => ({
  status: 200,
  body: { users: [{ localId: UID, validSince: '0', createdAt: '0', lastLoginAt: '0', ...some }] },
});

beforeEach(() => {
  asked = [];
  lookUp = () => account();
});

const text = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);

const HEADER = { alg: 'RS256', kid: KEY_ID, typ: 'JWT' };
const claims = (): Record<string, unknown> => ({
  iss: ISSUER,
  aud: PROJECT,
  auth_time: now() - 60,
  iat: now() - 60,
  exp: now() + 3540,
  sub: UID,
  user_id: UID,
  email: 'anna@example.com',
  email_verified: true,
  isAdmin: true,
  firebase: { sign_in_provider: 'password', identities: {} },
});

/** Signs as the identity service does, with the given key. */
const token = (
  some: Record<string, unknown> = {},
  header: Record<string, unknown> = HEADER,
  key: KeyObject = REAL.privateKey,
): string => {
  const content = `${text(header)}.${text({ ...claims(), ...some })}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
};

const withSecret = (secret: string | Buffer, header: object = { ...HEADER, alg: 'HS256' }) => {
  const content = `${text(header)}.${text(claims())}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};

const parts = (): [string, string, string] => {
  const [header = '', payload = '', signature = ''] = token().split('.');
  return [header, payload, signature];
};

const flipped = (signature: string): string => {
  const bytes = Buffer.from(signature, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10);
  return bytes.toString('base64url');
};

/** Invalid tokens, by what is wrong with them. */
const FORGED: Record<string, () => string> = {
  'without a signature, by no algorithm': () => `${text({ alg: 'none' })}.${text(claims())}.`,
  'without a signature, by “None”': () => `${text({ ...HEADER, alg: 'None' })}.${text(claims())}.`,
  'with a signature, by no algorithm': () => {
    const [, payload, signature] = parts();
    return `${text({ ...HEADER, alg: 'none' })}.${payload}.${signature}`;
  },
  'without a signature, by the right algorithm': () => `${parts()[0]}.${parts()[1]}.`,
  'with the public key as a secret': () => withSecret(publicPem(REAL.publicKey)),
  'with the public key as a secret, and no key named': () =>
    withSecret(publicPem(REAL.publicKey), { alg: 'HS256', typ: 'JWT' }),
  'with the public key’s bytes as a secret': () =>
    withSecret(REAL.publicKey.export({ type: 'spki', format: 'der' })),
  'with an empty secret': () => withSecret(''),
  'with a secret named by the token’s key': () => withSecret(KEY_ID),
  'signed by another key under the name of the real one': () => token({}, HEADER, OTHER.privateKey),
  'signed by another key under its own name': () =>
    token({}, { ...HEADER, kid: 'my-own' }, OTHER.privateKey),
  'signed by another key that it brings along': () =>
    token(
      {},
      { alg: 'RS256', typ: 'JWT', jwk: OTHER.publicKey.export({ format: 'jwk' }) },
      OTHER.privateKey,
    ),
  'signed by another key that it says where to find': () =>
    token(
      {},
      { ...HEADER, jku: 'https://evil.example/keys', x5u: 'https://evil.example/key' },
      OTHER.privateKey,
    ),
  'signed by another key, without the name of one': () =>
    token({}, { alg: 'RS256', typ: 'JWT' }, OTHER.privateKey),
  'signed by the real key under a name that there is not': () =>
    token({}, { ...HEADER, kid: 'key-of-last-year' }),
  'with a path for the name of its key': () => token({}, { ...HEADER, kid: '../../dev/null' }),
  'with “constructor” for the name of its key': () => token({}, { ...HEADER, kid: 'constructor' }),
  'signed by another algorithm of the same key': () => {
    const content = `${text({ ...HEADER, alg: 'RS512' })}.${text(claims())}`;
    const signature = sign('RSA-SHA512', Buffer.from(content), REAL.privateKey);
    return `${content}.${signature.toString('base64url')}`;
  },
  'with one bit of the signature changed': () => {
    const [header, payload, signature] = parts();
    return `${header}.${payload}.${flipped(signature)}`;
  },
  'with the signature of another token': () => {
    const [header, payload] = parts();
    return `${header}.${payload}.${token({ sub: 'bert' }).split('.')[2] ?? ''}`;
  },
  'with claims changed after signing': () => {
    const [header, , signature] = parts();
    return `${header}.${text({ ...claims(), sub: 'ada', isAdmin: true })}.${signature}`;
  },
  'with half a signature': () => {
    const [header, payload, signature] = parts();
    return `${header}.${payload}.${signature.slice(0, 100)}`;
  },
  'for another audience': () => token({ aud: 'another-project' }),
  'for no audience': () => token({ aud: '' }),
  'for several audiences': () => token({ aud: [PROJECT, 'another-project'] }),
  'by another issuer': () => token({ iss: 'https://evil.example' }),
  'by the issuer of another project': () =>
    token({ iss: 'https://securetoken.google.com/another-project' }),
  'by the issuer of session cookies': () =>
    token({ iss: `https://session.firebase.google.com/${PROJECT}` }),
  'of another project altogether': () =>
    token({ aud: 'another-project', iss: 'https://securetoken.google.com/another-project' }),
  'that has expired': () => token({ iat: now() - 7200, exp: now() - 3600 }),
  'that expired a second ago': () => token({ exp: now() - 1 }),
  'that counts from tomorrow on': () => token({ nbf: now() + 86_400 }),
  'of an empty uid': () => token({ sub: '' }),
  'of a uid that is too long': () => token({ sub: 'a'.repeat(129) }),
  'of a uid that is a number': () => token({ sub: 7 }),
  'of a uid that is a list': () => token({ sub: [UID] }),
  'without a subject': () => token({ sub: undefined }),
  'of two parts': () => `${parts()[0]}.${parts()[1]}`,
  'of four parts': () => `${token()}.${parts()[2]}`,
  'of one part': () => parts()[1],
  'of empty parts': () => '..',
  'whose header is no JSON': () => `bm9uc2Vuc2U.${parts()[1]}.${parts()[2]}`,
  'whose claims are no JSON': () => `${parts()[0]}.bm9uc2Vuc2U.${parts()[2]}`,
  'whose claims are a list': () => `${parts()[0]}.${text([claims()])}.${parts()[2]}`,
  'whose header is null': () => `${text(null)}.${parts()[1]}.${parts()[2]}`,
  'whose claims are null': () => `${parts()[0]}.${text(null)}.${parts()[2]}`,
  'that is a custom token of the server': () =>
    token({
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iss: 'service@example.com',
      uid: UID,
    }),
  'with a word before it': () => `${token()} ${token()}`,
};

const codeOf = async (bearer: string): Promise<string> => {
  const { authenticate } = await import('./authenticate.ts');
  try {
    await authenticate(`Bearer ${bearer}`, null);
    return 'let in';
  } catch (error) {
    return error instanceof ApiError ? `${error.status} ${error.code}` : String(error);
  }
};
const lookUps = (): number => asked.filter((path) => path.includes('accounts:lookup')).length;

describe('in production, a token', () => {
  it('is checked with signatures at all: no emulator is named', () => {
    for (const name of EMULATOR_VARIABLES) expect(process.env[name]).toBeUndefined();
    expect(Object.keys(FORGED).length).toBeGreaterThanOrEqual(40);
  });

  it.each(Object.keys(FORGED))('%s is rejected', async (what) => {
    expect(await codeOf(FORGED[what]?.() ?? token())).toBe('401 not-signed-in');
    // Its account is not even looked up.
    expect(lookUps()).toBe(0);
  });

  it('that is valid is accepted, and its session is looked up', async () => {
    const { clubAuth } = await import('../kernel/firebase/club-auth.ts');
    const found = await clubAuth().verifyIdToken(token(), true);
    expect([found.uid, found.email, found['isAdmin']]).toEqual([UID, 'anna@example.com', true]);
    expect(lookUps()).toBe(1);
  });

  it.each([
    ['a session that begins tomorrow', { auth_time: now() + 86_400 }],
    ['a session that never began', { auth_time: undefined }],
    ['a session that began at a word', { auth_time: 'now' }],
    ['a date of issue tomorrow', { iat: now() + 86_400, exp: now() + 90_000 }],
  ])('of %s is rejected, even with a valid signature', async (_what, some) => {
    expect(await codeOf(token(some))).toBe('401 not-signed-in');
  });

  it.each([
    ['was revoked', () => account({ validSince: String(now()) })],
    ['is disabled', () => account({ disabled: true })],
    ['was deleted', () => ({ status: 200, body: {} })],
  ])('is rejected when its account %s', async (what, response) => {
    lookUp = response;
    expect(await codeOf(token())).toBe('401 not-signed-in');
    // An ended session is also recorded for the database rules.
    expect(lookUps()).toBe(what === 'was revoked' ? 2 : 1);
  });

  it('is not rejected as invalid when the identity service fails', async () => {
    lookUp = () => ({ status: 400, body: { error: { message: 'PROJECT_NOT_FOUND' } } });
    expect(await codeOf(token())).not.toMatch(/^401|let in/);
    expect(lookUps()).toBe(1);
  });
});
