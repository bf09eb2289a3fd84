import { setGlobalOptions } from 'firebase-functions/v2/options';

/** Where every function runs; Hosting's rewrites name the same region. */
export const REGION = 'us-central1';

/**
 * Tokens are not verified against an emulator, so an emulator's address in a real deployment would
 * let forged tokens in. Better not to start at all.
 */
const refuseStrayEmulators = (environment: NodeJS.ProcessEnv): void => {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') return;
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) {
    if (environment[name] !== undefined) {
      throw new Error(`${name} is set outside the Emulator Suite; refusing to start.`);
    }
  }
};

refuseStrayEmulators(process.env);
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB', timeoutSeconds: 60 });
