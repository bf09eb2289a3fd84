import { describe, expect, it } from 'vitest';
import { refuseStrayEmulators } from './stray-emulators.ts';

describe('refuseStrayEmulators', () => {
  it('refuses to start where an emulator would accept forged tokens', () => {
    expect(() => refuseStrayEmulators({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
      'FIREBASE_AUTH_EMULATOR_HOST',
    );
    expect(() => refuseStrayEmulators({ FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' })).toThrow(
      'FIRESTORE_EMULATOR_HOST',
    );
  });

  it('starts in the Emulator Suite and without any emulator', () => {
    const suite = {
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    };
    expect(() => refuseStrayEmulators(suite)).not.toThrow();
    expect(() => refuseStrayEmulators({})).not.toThrow();
  });
});
