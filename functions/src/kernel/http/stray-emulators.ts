/** Variables that point to an emulator, or make the SDKs skip their checks as for one. */
const STRAY = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_EMULATOR_HUB',
  'FIREBASE_DEBUG_MODE',
];

/** Cloud Run sets this for every service; the emulator sets `K_SERVICE`, but not this. */
const CLOUD_ONLY = 'K_CONFIGURATION';

/**
 * With an emulator's address, tokens are not verified, so a deployment would accept forged ones.
 * Throws when one is set in a deployment. FUNCTIONS_EMULATOR counts only outside Google's cloud.
 */
export const rejectStrayEmulators = (environment: NodeJS.ProcessEnv): void => {
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
