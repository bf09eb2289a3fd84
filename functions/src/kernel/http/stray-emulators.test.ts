import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rejectStrayEmulators } from './stray-emulators.ts';

const STRAY = [
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099'],
  ['FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080'],
  ['FIREBASE_EMULATOR_HUB', '127.0.0.1:4400'],
  ['FIREBASE_DEBUG_MODE', 'true'],
  ['FIREBASE_AUTH_EMULATOR_HOST', ''],
] as const;

describe('rejectStrayEmulators', () => {
  it.each(STRAY)('stops the start with %s=%j, which would accept forged tokens', (name, value) => {
    expect(() => rejectStrayEmulators({ [name]: value })).toThrow(name);
    expect(() => rejectStrayEmulators({ [name]: value, FUNCTIONS_EMULATOR: 'false' })).toThrow(
      name,
    );
  });

  it('starts in the Emulator Suite and without any emulator', () => {
    const suite = { FUNCTIONS_EMULATOR: 'true', ...Object.fromEntries(STRAY) };
    expect(() => rejectStrayEmulators(suite)).not.toThrow();
    expect(() => rejectStrayEmulators({})).not.toThrow();
    expect(() => rejectStrayEmulators({ K_CONFIGURATION: 'api' })).not.toThrow();
  });

  it('rejects FUNCTIONS_EMULATOR in the cloud', () => {
    const environment = { FUNCTIONS_EMULATOR: 'true', K_SERVICE: 'api' };
    expect(() => rejectStrayEmulators(environment)).not.toThrow();
    expect(() => rejectStrayEmulators({ ...environment, K_CONFIGURATION: 'api' })).toThrow(
      'FUNCTIONS_EMULATOR',
    );
  });

  it('runs before the functions start', () => {
    const runtime = fileURLToPath(new URL('./runtime.ts', import.meta.url));
    const start = (environment: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', `await import('${runtime}')`], {
        env: { PATH: process.env['PATH'], ...environment },
        encoding: 'utf8',
      });
    const stray = start({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' });
    expect(stray.status).not.toBe(0);
    expect(stray.stderr).toContain('refusing to start');
    expect(start({}).status).toBe(0);
  });
});
