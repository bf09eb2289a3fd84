import { describe, expect, it } from 'vitest';
import type { Ports } from './ports.ts';
import type { FirebaseConfig } from './suite-config.ts';
import {
  emulatorAddresses,
  readFirebaseConfig,
  runHeaders,
  siteHeaders,
  suiteConfig,
} from './suite-config.ts';

const PORTS: Ports = {
  hosting: 1,
  functions: 2,
  auth: 3,
  firestore: 4,
  firestoreWebsocket: 5,
  hub: 6,
  logging: 7,
  eventarc: 8,
  tasks: 9,
  ui: 10,
  devServer: 11,
  inspector: 12,
  smtp: 13,
  mailbox: 14,
};

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  );

describe('the configuration for deploying', () => {
  const { hosting } = readFirebaseConfig();
  const directives = directivesOf(siteHeaders(hosting.headers)['Content-Security-Policy'] ?? '');

  it('allows scripts and styles of our own only, none inside the page', () => {
    expect(directives.get('default-src')).toEqual(["'none'"]);
    const unsafe = [...directives.values()].flat().filter((value) => value.includes('unsafe'));
    expect(unsafe).toEqual([]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('knows no address of this machine', () => {
    expect(JSON.stringify(hosting)).not.toMatch(/127\.0\.0\.1|localhost/);
    expect(hosting.ignore).toContain('emulators.json');
  });

  it('keeps hashed files for good and asks for the page every time', () => {
    const rules = hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === 'Cache-Control').map(({ value }) => ({ source, value })),
    );
    const page = rules.findIndex(({ value }) => value === 'no-cache');
    const hashed = rules.findIndex(({ source }) => source === '/assets/**');
    expect(rules[hashed]?.value).toContain('immutable');
    // Hosting lets the later rule win.
    expect(page).toBeGreaterThanOrEqual(0);
    expect(page).toBeLessThan(hashed);
  });
});

describe('the configuration of a run', () => {
  const config = JSON.stringify(suiteConfig(readFirebaseConfig(), PORTS, false));

  it('lets pages reach the emulators of this run and of no other', () => {
    expect(config).toContain('http://127.0.0.1:3 http://127.0.0.1:4 http://127.0.0.1:2');
  });

  it('gives the server of pages the headers that Hosting sends', () => {
    const { hosting } = JSON.parse(config) as FirebaseConfig;
    expect(runHeaders(readFirebaseConfig(), PORTS)).toEqual(siteHeaders(hosting.headers));
  });

  it('serves the addresses of the emulators, which a deployment leaves out', () => {
    expect(suiteConfig(readFirebaseConfig(), PORTS, false)).toMatchObject({
      hosting: { public: 'site', ignore: [] },
    });
  });

  it('fixes every port, so that runs side by side never meet', () => {
    const { emulators } = JSON.parse(config) as { emulators: Record<string, { port?: number }> };
    const services = ['hosting', 'functions', 'auth', 'firestore', 'hub', 'eventarc', 'tasks'];
    expect(services.map((service) => emulators[service]?.port)).toEqual([1, 2, 3, 4, 6, 8, 9]);
  });
});

describe('the addresses for pages', () => {
  it('are those of the run', () => {
    expect(emulatorAddresses(PORTS)).toMatchObject({
      projectId: 'demo-tideaway',
      firestore: { host: '127.0.0.1', port: 4 },
    });
  });
});
