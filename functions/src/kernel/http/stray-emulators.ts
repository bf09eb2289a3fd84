/** What leads to an emulator, or makes the SDKs skip their checks as for one. */
const STRAY = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
  'FIREBASE_DEBUG_MODE',
];

/** What Google's own machines set for every service; the emulator sets `K_SERVICE`, but not this. */
const CLOUD_ONLY = 'K_CONFIGURATION';

/**
 * Tokens are not verified against an emulator, so an emulator's address in a real deployment would
 * let forged tokens in. Throws when there is one; better not to start at all. That this is the
 * Emulator Suite is believed only where Google's machines do not say otherwise.
 */
export const refuseStrayEmulators = (environment: NodeJS.ProcessEnv): void => {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') {
    if (environment[CLOUD_ONLY] === undefined) return;
    throw new Error('FUNCTIONS_EMULATOR is set on a machine of the cloud; refusing to start.');
  }
  for (const name of STRAY) {
    if (environment[name] !== undefined) {
      throw new Error(`${name} is set outside the Emulator Suite; refusing to start.`);
    }
  }
};
