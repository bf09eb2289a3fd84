import type { Lifetime } from '../../scripts/launcher/lifetime.ts';
import { step } from '../../scripts/launcher/steps.ts';
import { startFirestoreAlone } from '../../scripts/launcher/firestore-alone.ts';

/** What the code under proof reads from its environment. */
export type ProofEnvironment = Record<
  'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT' | 'METADATA_SERVER_DETECTION',
  string
>;

/**
 * Starts a Firestore emulator for proofs that run the real code in their own processes, and points
 * this one at it. To be called before any of that code is loaded.
 */
export const openProofDatabase = async (lifetime: Lifetime): Promise<ProofEnvironment> => {
  const { host, port } = await step(
    'Firestore emulator',
    () => startFirestoreAlone(lifetime),
    (emulator) => `on port ${emulator.port}`,
  );
  const environment: ProofEnvironment = {
    FIRESTORE_EMULATOR_HOST: `${host}:${port}`,
    GCLOUD_PROJECT: 'demo-tideaway-proof',
    METADATA_SERVER_DETECTION: 'none',
  };
  Object.assign(process.env, environment);
  // What a fault leaves open is logged by the code under proof, and expected here.
  console.error = () => undefined;
  return environment;
};
