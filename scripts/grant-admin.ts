import { parseArgs } from 'node:util';
import { ApiError } from '@club/domain/api/errors';
import { setAdmin } from '../functions/src/admin/set-admin.ts';
import { Fault, printFailure } from './launcher/fault.ts';
import { leadToProject } from './launcher/real-project.ts';
import { requireEmulators } from './seed/emulators.ts';

const USAGE = [
  'npm run grant-admin -- <email>                   in the local club',
  'npm run grant-admin -- <email> --project <id>    in a real project, with the credentials of',
  '                                                  "gcloud auth application-default login"',
];

const readOptions = (): { email: string; project: string | undefined } => {
  try {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [email, ...rest] = positionals;
    if (email === undefined || rest.length > 0) throw new Error('Name one email address.');
    return { email, project: values.project };
  } catch (failure) {
    throw new Fault(failure instanceof Error ? failure.message : String(failure), USAGE);
  }
};

/** Makes a registered user an admin, by the same code as the admin panel does. */
const grantAdmin = async (): Promise<string> => {
  const { email, project } = readOptions();
  if (project === undefined) await requireEmulators();
  else leadToProject(project);
  try {
    const change = { email, isAdmin: true, actor: { kind: 'console' }, nowMs: Date.now() } as const;
    const user = await setAdmin(change);
    return `${user.email} is an admin now.`;
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'user-not-found') {
      throw new Fault(`${email} has not registered yet.`, [
        'Register with this address in the club first, then run this again.',
      ]);
    }
    if (failure instanceof ApiError && failure.code === 'user-not-confirmed') {
      throw new Fault(`${email} is not confirmed.`, [
        'The owner of this account has to open the link in our mail first (in the local club: in the',
        'local mailbox), or go back to this address on the profile. Then run this again.',
      ]);
    }
    throw failure;
  }
};

try {
  console.log(await grantAdmin());
} catch (failure) {
  printFailure(failure);
  process.exitCode = 1;
}
