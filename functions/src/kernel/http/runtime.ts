import { setGlobalOptions } from 'firebase-functions/v2/options';
import { appCheckMode } from './app-check.ts';
import { keepBodiesRaw } from './raw-body.ts';
import { refuseStrayEmulators } from './stray-emulators.ts';

/** Where every function runs; Hosting's rewrites name the same region. */
const REGION = 'us-central1';

refuseStrayEmulators(process.env);
// Throws for a setting that is none: better not to start than to guess who is let in.
appCheckMode(process.env);
keepBodiesRaw();
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB', timeoutSeconds: 60 });
