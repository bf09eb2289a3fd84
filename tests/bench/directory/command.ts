/**
 * `npm run bench:directory`: how soon a change of a resort is in the packed directory that open pages
 * listen to, against a listener on the resort's own document, which needs no trigger and no packing.
 * On the emulators of this machine; what counts is the ratio.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentReference } from 'firebase-admin/firestore';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { emulatorEnvironment } from '../../../scripts/launcher/suite-config.ts';
import { startTestSuite } from '../../../scripts/launcher/test-suite.ts';

const ROUNDS = 15;
/** Longer than the pause between two publications, so that each change is published by itself. */
const PAUSE_MS = 2_000;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

await runScript(async (lifetime) => {
  const suite = await startTestSuite(lifetime);
  Object.assign(process.env, emulatorEnvironment(suite.ports));
  const { club } = await import('../../api/api-client.ts');
  const { directory } = await import('../../api/directory.ts');
  const { storedResort } = await import('../../api/resort-form.ts');
  const { decodeCatalogue } =
    await import('../../../functions/src/catalogue/catalogue-document.ts');

  const resort = club.resorts.doc('BENCH1');
  /** Milliseconds until a listener is told what `has` looks for. */
  const until = <Data>(
    document: DocumentReference<Data>,
    has: (data: Data | undefined) => boolean,
  ): Promise<number> => {
    const began = performance.now();
    return new Promise((resolve) => {
      const stop = document.onSnapshot((snapshot) => {
        if (!has(snapshot.data())) return;
        stop();
        resolve(performance.now() - began);
      });
    });
  };

  const change = async (name: string): Promise<{ packed: number; own: number }> => {
    const seen = [
      until(directory(), (data) =>
        (decodeCatalogue(data) ?? []).some(({ placeName }) => placeName === name),
      ),
      until(resort, (data) => data?.place_name === name),
    ];
    await resort.set(storedResort('BENCH1', { place_name: name }));
    const [packed = 0, own = 0] = await Promise.all(seen);
    return { packed, own };
  };

  await change('Bench Bay');
  const times: { packed: number; own: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(PAUSE_MS);
    times.push(await change(`Bench Bay ${round}`));
  }
  const packed = median(times.map((time) => time.packed));
  const own = median(times.map((time) => time.own));
  console.table({
    'packed directory': {
      'median ms': Math.round(packed),
      ratio: Number((packed / own).toFixed(1)),
    },
    'own document': { 'median ms': Math.round(own), ratio: 1 },
  });
  return 0;
});
