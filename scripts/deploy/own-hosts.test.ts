import { describe, expect, it } from 'vitest';
import { readFirebaseConfig, siteHeaders } from '../launcher/suite-config.ts';
import { deployConfig, isProjectId, REQUIRE_OWN_HOSTS_STEP } from './own-hosts.ts';
import { settingsOf } from './project-settings.ts';

const config = readFirebaseConfig();

const headersOf = ({ hosting }: typeof config): Map<string, string> =>
  new Map(Object.entries(siteHeaders(hosting.headers)));

const sourcesOf = (of: typeof config, directive: string): string[] => {
  const policy = headersOf(of).get('Content-Security-Policy') ?? '';
  const part = policy.split(';').find((one) => one.trim().split(' ')[0] === directive);
  return (part ?? '').trim().split(/\s+/).slice(1);
};

describe('the policy of a deployment', () => {
  const deployed = deployConfig(config, 'club-1', false);

  it('names the hosts of its own project, and of no other project', () => {
    expect(sourcesOf(deployed, 'connect-src')).toContain(
      'https://us-central1-club-1.cloudfunctions.net',
    );
    expect(sourcesOf(deployed, 'frame-src')).toEqual(["'self'", 'https://club-1.firebaseapp.com']);
    expect(JSON.stringify(deployed)).not.toContain('demo-tideaway');
    for (const of of [config, deployed, deployConfig(config, 'club-1', true)]) {
      expect(headersOf(of).get('Content-Security-Policy')).not.toMatch(/\*\./);
    }
  });

  it('lets App Check in where it is on, and only there', () => {
    const checked = deployConfig(config, 'club-1', true);
    expect(sourcesOf(checked, 'script-src')).toContain('https://www.google.com/recaptcha/');
    expect(sourcesOf(checked, 'connect-src')).toContain(
      'https://content-firebaseappcheck.googleapis.com',
    );
    expect(JSON.stringify(deployed)).not.toContain('recaptcha');
  });

  it('reports to the club, and lets no text become a script', () => {
    const headers = headersOf(deployed);
    expect(sourcesOf(deployed, 'report-uri')).toEqual(['/csp-reports']);
    expect(sourcesOf(deployed, 'report-to')).toEqual(['club']);
    expect(headers.get('Reporting-Endpoints')).toBe('club="/csp-reports"');
    expect(sourcesOf(deployed, 'require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('is the only one that can be deployed', () => {
    // `npm run deploy` builds both by itself, so that pages and files are of one build.
    for (const { predeploy } of [config.hosting, ...config.functions]) {
      expect(predeploy).toEqual([REQUIRE_OWN_HOSTS_STEP]);
    }
    for (const { predeploy } of [deployed.hosting, ...deployed.functions]) {
      expect(predeploy).toEqual([]);
    }
    expect(deployed.hosting.rewrites).toEqual(config.hosting.rewrites);
  });
});

describe('a project', () => {
  it.each(['club-1', 'tideaway-prod'])('can be %s', (id) => {
    expect(isProjectId(id)).toBe(true);
  });
  it.each(['demo-tideaway', 'Club', 'a', 'x; rm', '-club-', 'club_1', ''])('is not %j', (id) => {
    expect(isProjectId(id)).toBe(false);
  });
});

describe('the settings of a project', () => {
  const KEY = '6Lc1234567890abcdefghij_-KLMNOP';

  it('name its public address: the first that is listed, else that of Hosting', () => {
    const project = { GCLOUD_PROJECT: 'club-1' };
    expect(settingsOf(project).origin).toBe('https://club-1.web.app');
    const listed = { ...project, SITE_ORIGINS: 'https://club.example, https://b.example' };
    expect(settingsOf(listed).origin).toBe('https://club.example');
  });

  it('give the site its key only where App Check is on', () => {
    const keyIn = (environment: NodeJS.ProcessEnv) => settingsOf(environment).appCheckSiteKey;
    expect(keyIn({})).toBe('');
    expect(keyIn({ APP_CHECK_SITE_KEY: KEY })).toBe('');
    for (const APP_CHECK of ['monitor', 'enforce']) {
      expect(keyIn({ APP_CHECK, APP_CHECK_SITE_KEY: KEY })).toBe(KEY);
    }
  });

  it('are rejected where they would lock every user out', () => {
    expect(() => settingsOf({ APP_CHECK: 'enforce' })).toThrow('APP_CHECK_SITE_KEY');
    expect(() => settingsOf({ APP_CHECK: 'monitor', APP_CHECK_SITE_KEY: '<key>' })).toThrow();
    expect(() => settingsOf({ APP_CHECK: 'yes' })).toThrow('off, monitor, enforce');
  });
});
