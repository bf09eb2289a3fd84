import type { Person } from './api-client.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a token says of itself when it is what it seems. `auth_time` and the like in seconds. */
const honestClaims = (uid: string): Record<string, unknown> => {
  const now = Math.floor(Date.now() / 1000);
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  return {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    sub: uid,
    user_id: uid,
    isAdmin: true,
  };
};

/** A token put together by hand: what an attacker can write without knowing any secret. */
export const forgedToken = (
  claims: Record<string, unknown>,
  { alg = 'none', signature = '' } = {},
): string =>
  `${encode({ alg, typ: 'JWT' })}.${encode({ ...honestClaims('unknown'), ...claims })}.${signature}`;

/** Forgeries of every kind that the emulators can tell; each says that it is an admin's. */
export const forgeries = (victim: Person, admin: Person): Record<string, string> => {
  const as = (uid: string) => ({ sub: uid, user_id: uid });
  const [head = '', , tail = ''] = victim.token.split('.');
  const otherProject = {
    aud: 'other-project',
    iss: 'https://securetoken.google.com/other-project',
  };
  return {
    'of a uid that there is not': forgedToken(as('unknown')),
    'of another project': forgedToken({ ...as(admin.uid), ...otherProject }),
    'for another audience': forgedToken({ ...as(admin.uid), aud: 'other-project' }),
    'by another issuer': forgedToken({ ...as(admin.uid), iss: 'https://evil.example' }),
    'that has expired': forgedToken({ ...as(admin.uid), exp: 1 }),
    'signed with nonsense': forgedToken(as(admin.uid), { alg: 'RS256', signature: 'AAAA' }),
    'signed with a secret of one’s own': forgedToken(as(admin.uid), {
      alg: 'HS256',
      signature: Buffer.alloc(32, 7).toString('base64url'),
    }),
    'without a subject': forgedToken({ sub: '', user_id: '' }),
    'of the member, with the claims of another member': `${head}.${encode(
      honestClaims('unknown'),
    )}.${tail}`,
    'that is none': 'nonsense',
  };
};
