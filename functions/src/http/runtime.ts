import { setGlobalOptions } from 'firebase-functions/v2/options';
import { keepBodiesRaw } from './raw-body.ts';
import { refuseStrayEmulators } from './stray-emulators.ts';

/** Where every function runs; Hosting's rewrites name the same region. */
const REGION = 'us-central1';

refuseStrayEmulators(process.env);
keepBodiesRaw();
setGlobalOptions({ region: REGION, maxInstances: 20, memory: '512MiB', timeoutSeconds: 60 });
