/**
 * Tokens are not verified against an emulator, so an emulator's address in a real deployment would
 * let forged tokens in. Throws when there is one; better not to start at all.
 */
export const refuseStrayEmulators = (environment: NodeJS.ProcessEnv): void => {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') return;
  for (const name of ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST']) {
    if (environment[name] !== undefined) {
      throw new Error(`${name} is set outside the Emulator Suite; refusing to start.`);
    }
  }
};
