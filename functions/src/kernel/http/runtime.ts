import { setGlobalOptions } from 'firebase-functions/v2/options';
import { appCheckMode } from './app-check.ts';
import { keepBodiesRaw } from './raw-body.ts';
import { rejectStrayEmulators } from './stray-emulators.ts';

/** The region of every function; Hosting's rewrites name the same one. */
const REGION = 'us-central1';

rejectStrayEmulators(process.env);
// Throws for an invalid setting: better not to start than to guess.
appCheckMode(process.env);
keepBodiesRaw();
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB', timeoutSeconds: 60 });
