import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll } from 'vitest';

/*
 * Set-up of every project on emulators: what the functions emulator sets for each function, for those
 * that are called in the test's own process. Without it triggers do not start here.
 */
process.env['FUNCTIONS_EMULATOR'] = 'true';
// As in that emulator the SDK lets every token pass, so that only the club's own check rejects it.
process.env['FIREBASE_DEBUG_MODE'] = 'true';
process.env['FIREBASE_DEBUG_FEATURES'] = JSON.stringify({ skipTokenVerification: true });

// The next file in this process begins without the connections of this one.
afterAll(async () => {
  await Promise.all(getApps().map(deleteApp));
});
