import { parseArgs } from 'node:util';
import { clubAuth } from '../functions/src/kernel/firebase/club-auth.ts';
import { Fault, printFailure } from './launcher/fault.ts';
import { leadToProject } from './launcher/real-project.ts';
import { setDemand } from './secure/admins-second-factor.ts';
import { SECURE_CONFIG, SECURE_LINES } from './secure/secure-config.ts';

const USAGE = [
  'npm run secure-project -- --project <id>    with the credentials of',
  '                                            "gcloud auth application-default login"',
  '  --second-factor-for-admins                admins count as such only after signing in with an',
  '                                            authenticator app',
  '  --no-second-factor-for-admins             takes that back',
];

type Options = {
  project: string;
  /** Whether a second factor is demanded of admins from now on; undefined leaves it as it is. */
  isDemanded: boolean | undefined;
};

const readOptions = (): Options => {
  try {
    const { values } = parseArgs({
      options: {
        project: { type: 'string' },
        'second-factor-for-admins': { type: 'boolean' },
        'no-second-factor-for-admins': { type: 'boolean' },
      },
    });
    const { project, 'second-factor-for-admins': on, 'no-second-factor-for-admins': off } = values;
    if (project === undefined || project === '') throw new Error('Name the project.');
    if (on === true && off === true) throw new Error('Demand it or take it back, not both.');
    return { project, isDemanded: on === true ? true : off === true ? false : undefined };
  } catch (failure) {
    throw new Fault(failure instanceof Error ? failure.message : String(failure), USAGE);
  }
};

/** Sets what keeps accounts safe at the identity service; throws a Fault when it does not take it. */
const setConfig = async (project: string): Promise<readonly string[]> => {
  try {
    await clubAuth().projectConfigManager().updateProjectConfig(SECURE_CONFIG);
  } catch (failure) {
    throw new Fault(`The project ${project} did not take the settings.`, [
      failure instanceof Error ? failure.message : String(failure),
      'Password policy and second factors need Authentication with Identity Platform: in the',
      'console, Authentication → Settings, upgrade once. You need to be an editor of the project.',
    ]);
  }
  return SECURE_LINES;
};

const print = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line);
};

/** Secures a real project, and says so step by step; can be repeated. */
const secureProject = async (): Promise<void> => {
  const { project, isDemanded } = readOptions();
  leadToProject(project);
  // The way back stays open also where the settings are rejected; the demand needs them.
  if (isDemanded === false) print(await setDemand(false));
  print(await setConfig(project));
  if (isDemanded === true) print(await setDemand(true));
};

try {
  await secureProject();
} catch (failure) {
  printFailure(failure);
  process.exitCode = 1;
}
