import { widenDirective } from '../../web/src/app/server/content-policy.ts';
import { PROJECT_ID } from '../launcher/suite-config.ts';
import type { FirebaseConfig } from '../launcher/suite-config.ts';

/** The step of firebase.json that stops a deployment with the hosts of the demo project. */
export const REQUIRE_OWN_HOSTS_STEP = 'node scripts/deploy/require-own-hosts.ts';

/** What reCAPTCHA Enterprise and App Check load and ask, beside what the site needs anyway. */
const APP_CHECK_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
};

/** True for the id of a project that can be deployed to. */
export const isProjectId = (project: string): boolean =>
  /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project) && !project.startsWith('demo-');

/**
 * The content security policy of a project: with its own hosts where firebase.json has those of the
 * demo project, and with what App Check needs when it is on.
 */
const policyFor = (policy: string, project: string, withAppCheck: boolean): string => {
  const own = policy
    .replaceAll(`-${PROJECT_ID}.cloudfunctions.net`, `-${project}.cloudfunctions.net`)
    .replaceAll(`//${PROJECT_ID}.firebaseapp.com`, `//${project}.firebaseapp.com`);
  if (!withAppCheck) return own;
  return Object.entries(APP_CHECK_HOSTS).reduce(
    (widened, [directive, hosts]) => widenDirective(widened, directive, hosts),
    own,
  );
};

const ownSteps = ({ predeploy = [] }: { predeploy?: string[] }): string[] =>
  predeploy.filter((step) => step !== REQUIRE_OWN_HOSTS_STEP);

/** The firebase.json that is deployed to a project. */
export const deployConfig = <Config extends FirebaseConfig>(
  config: Config,
  project: string,
  withAppCheck: boolean,
): Config => ({
  ...config,
  functions: config.functions.map((part) => ({ ...part, predeploy: ownSteps(part) })),
  hosting: {
    ...config.hosting,
    predeploy: ownSteps(config.hosting),
    headers: config.hosting.headers.map((rule) => ({
      ...rule,
      headers: rule.headers.map((header) =>
        header.key === 'Content-Security-Policy'
          ? { ...header, value: policyFor(header.value, project, withAppCheck) }
          : header,
      ),
    })),
  },
});
