import { parseArgs } from 'node:util';
import { clubAuth } from '../functions/src/users/club-auth.ts';
import { Fault, printFailure } from './launcher/fault.ts';
import { leadToProject } from './launcher/real-project.ts';
import { SECURE_CONFIG, SECURE_LINES } from './secure/secure-config.ts';

const USAGE = [
  'npm run secure-project -- --project <id>    with the credentials of',
  '                                            "gcloud auth application-default login"',
];

const readProject = (): string => {
  try {
    const { values } = parseArgs({ options: { project: { type: 'string' } } });
    if (values.project === undefined || values.project === '') throw new Error('Name the project.');
    return values.project;
  } catch (failure) {
    throw new Fault(failure instanceof Error ? failure.message : String(failure), USAGE);
  }
};

/** Sets what keeps accounts safe at the identity service of a real project; can be repeated. */
const secureProject = async (): Promise<readonly string[]> => {
  const project = readProject();
  leadToProject(project);
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

try {
  for (const line of await secureProject()) console.log(line);
} catch (failure) {
  printFailure(failure);
  process.exitCode = 1;
}
