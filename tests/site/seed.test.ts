/** @module-tag site */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ADMIN, DEMO_MEMBER, DEMO_MEMBERS } from '../../scripts/seed/members.ts';
import { ADMINS_ID } from '../../functions/src/admin/admins.ts';
import { auth, call, club, db, newMember, signIn, signUp } from '../api/api-client.ts';

const run = promisify(execFile);
const script = (name: string, ...args: string[]) =>
  run(process.execPath, [
    fileURLToPath(new URL(`../../scripts/${name}`, import.meta.url)),
    ...args,
  ]);

type Versioned = { ref: { path: string }; updateTime: { valueOf: () => string } };
const versionsIn = ({ docs }: { docs: readonly Versioned[] }): string[] =>
  docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.valueOf()}`);

/** Every document that belongs to the users of the club, with the version it has. */
const versions = async (): Promise<Set<string>> => {
  const uids = DEMO_MEMBERS.map(({ uid }) => uid);
  const found = await Promise.all([
    club.accounts.get(),
    club.ledger.where('uid', 'in', uids).get(),
    club.bookings.where('uid', 'in', uids).get(),
    club.inventory.get(),
    club.stays.get(),
    club.payments.get(),
  ]);
  return new Set(found.flatMap(versionsIn));
};

beforeAll(async () => {
  await script('seed.ts', '--if-empty');
});

describe('npm run seed', () => {
  it('lets the documented accounts in, with their roles', async () => {
    const [member, admin] = await Promise.all([
      signIn({ ...DEMO_MEMBER, token: '' }),
      signIn({ ...DEMO_ADMIN, token: '' }),
    ]);
    const own = await call(`GET /bookings?email=${member.email}`, { token: member.token });
    expect(own.status).toBe(200);
    expect((own.body as unknown[]).length).toBeGreaterThanOrEqual(8);
    expect((await call('GET /all-users', { token: member.token })).status).toBe(403);
    expect((await call('GET /all-users', { token: admin.token })).status).toBe(200);
  });

  it('fills a club with at least 240 resorts and their directory', async () => {
    const resorts = (await club.resorts.count().get()).data().count;
    expect(resorts).toBeGreaterThanOrEqual(240);
    const { body } = await call('GET /resorts?limit=100');
    expect((body as { totalPages: number }).totalPages).toBeGreaterThanOrEqual(3);
  });

  it('changes nothing of a club that is in use', async () => {
    const before = await versions();
    const again = await script('seed.ts');
    expect(again.stdout).toMatch('stays as they were');
    const ifEmpty = await script('seed.ts', '--if-empty');
    expect(ifEmpty.stdout.trim()).toBe('the club is as it was left');
    expect(await versions()).toEqual(before);
  });

  it.each([[['--resorts', '0']], [['--resorts', 'many']], [['--nonsense']]])(
    'rejects %j without touching anything',
    async (args) => {
      await expect(script('seed.ts', ...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('npm run seed'),
      });
    },
  );

  it('rejects a project that is not a demo', async () => {
    const env = { ...process.env, GCLOUD_PROJECT: 'real-club' };
    const seed = fileURLToPath(new URL('../../scripts/seed.ts', import.meta.url));
    await expect(run(process.execPath, [seed], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('not a demo project'),
    });
  });
});

describe('npm run grant-admin', () => {
  it('makes a registered member an admin', async () => {
    const person = await newMember();
    const { stdout } = await script('grant-admin.ts', person.email);
    expect(stdout).toMatch(`${person.email} is an admin now.`);
    const { token } = await signIn(person);
    expect((await call('GET /all-users', { token })).status).toBe(200);
    expect((await club.admins.doc(ADMINS_ID).get()).data()?.uids).toContain(person.uid);
    const [entry] = (await club.audit.where('subject', '==', person.uid).get()).docs;
    expect(entry?.data()).toMatchObject({ action: 'make-admin', actor: 'console' });
  });

  it('explains itself for an account that has not registered, and changes nothing', async () => {
    const person = await signUp();
    await expect(script('grant-admin.ts', person.email)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has not registered yet'),
    });
    expect((await auth.getUser(person.uid)).customClaims ?? {}).toEqual({});
    expect((await db.collection('authz').doc(person.uid).get()).exists).toBe(false);
  });
});
