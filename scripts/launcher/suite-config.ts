import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './folders.ts';
import { widenDirective } from '../../web/src/app/server/content-policy.ts';
import { HOST } from './ports.ts';
import type { Ports } from './ports.ts';

/** A `demo-` project has no counterpart in the cloud, so nothing local can reach one. */
export const PROJECT_ID = 'demo-tideaway';

type Header = { key: string; value: string };
type HeaderRule = { source: string; headers: Header[] };

/** The parts of firebase.json that running it here changes. */
export type FirebaseConfig = {
  functions: { source: string; predeploy?: string[] }[];
  hosting: {
    public: string;
    predeploy?: string[];
    ignore: string[];
    headers: HeaderRule[];
    rewrites: { source?: string; regex?: string; destination?: string; function?: unknown }[];
  };
};

export const readFirebaseConfig = (): FirebaseConfig =>
  // Our own file; a test checks that it has these parts.
  JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;

const originOf = (port: number): string => `http://${HOST}:${port}`;

/** Lets pages talk to the emulators of this run, and to nothing else that production forbids. */
const withEmulatorOrigins = (rules: readonly HeaderRule[], ports: Ports): HeaderRule[] => {
  const mailbox = originOf(ports.mailbox);
  const origins = [...[ports.auth, ports.firestore, ports.functions].map(originOf), mailbox];
  const widened = (policy: string): string =>
    widenDirective(widenDirective(policy, 'connect-src', origins), 'frame-src', [mailbox]);
  return rules.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key.toLowerCase() === 'content-security-policy'
        ? { ...header, value: widened(header.value) }
        : header,
    ),
  }));
};

/** The headers of every answer of the site, which the server of pages sends by itself. */
export const siteHeaders = (rules: readonly HeaderRule[]): Record<string, string> => {
  const rule = rules.find(({ headers }) =>
    headers.some(({ key }) => key === 'Content-Security-Policy'),
  );
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
};

/** The headers of the site in a run. */
export const runHeaders = (config: FirebaseConfig, ports: Ports): Record<string, string> =>
  siteHeaders(withEmulatorOrigins(config.hosting.headers, ports));

/** Names inside a run's folder; firebase-tools takes only what lies beside its configuration. */
export const RUN_FILES = {
  config: 'firebase.json',
  rules: 'firestore.rules',
  indexes: 'firestore.indexes.json',
  functions: 'functions',
  secrets: 'functions/.secret.local',
  site: 'site',
} as const;

/** The firebase.json of one run: the real one, with this run's copies, ports and origins. */
export const suiteConfig = (config: FirebaseConfig, ports: Ports, withUi: boolean): object => {
  const [functions] = config.functions;
  const { predeploy: _, ...hosting } = config.hosting;
  const at = (port: number) => ({ host: HOST, port });
  return {
    firestore: { rules: RUN_FILES.rules, indexes: RUN_FILES.indexes },
    functions: [{ ...functions, source: RUN_FILES.functions, predeploy: [] }],
    hosting: {
      ...hosting,
      public: RUN_FILES.site,
      ignore: [],
      headers: withEmulatorOrigins(hosting.headers, ports),
    },
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      ui: withUi ? { enabled: true, ...at(ports.ui) } : { enabled: false },
      // Rules tests use a project of their own on the same emulator.
      singleProjectMode: false,
    },
  };
};

type Address = { host: string; port: number };

/** What a page on a loopback address fetches from `/emulators.json` to find the emulators. */
export type EmulatorAddresses = {
  projectId: string;
  apiKey: string;
  auth: Address;
  firestore: Address;
  functions: Address;
  hosting: Address;
  mailbox: Address;
};

export const emulatorAddresses = (ports: Ports): EmulatorAddresses => ({
  projectId: PROJECT_ID,
  apiKey: 'demo',
  auth: { host: HOST, port: ports.auth },
  firestore: { host: HOST, port: ports.firestore },
  functions: { host: HOST, port: ports.functions },
  hosting: { host: HOST, port: ports.hosting },
  mailbox: { host: HOST, port: ports.mailbox },
});

/** What sends the mails of a run to its catcher, whatever a developer's own settings are. */
export const mailEnvironment = (ports: Ports): { SMTP_URL: string; MAIL_FROM: string } => ({
  SMTP_URL: `smtp://${HOST}:${ports.smtp}`,
  MAIL_FROM: 'Tideaway <club@tideaway.example>',
});

/** Environment that leads the Admin SDK, the seed and the tests to the emulators of a run. */
export const emulatorEnvironment = (ports: Ports): Record<string, string> => ({
  GCLOUD_PROJECT: PROJECT_ID,
  FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
  FUNCTIONS_EMULATOR_ORIGIN: originOf(ports.functions),
  SITE_URL: originOf(ports.hosting),
});
