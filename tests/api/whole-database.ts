import type { CollectionReference } from 'firebase-admin/firestore';
import { db } from './api-client.ts';

/** A document of the database, wherever it lies, with its content as text, also in lower case. */
export type FoundDocument = { path: string; text: string; lower: string };

type Parent = { listCollections: () => Promise<CollectionReference[]> };

/** Collections whose documents have nothing inside, and are many. */
const FLAT = new Set([
  'resorts',
  'inventory',
  'bookings',
  'ledger',
  'payments',
  'sandboxGateway',
  'mail',
  'rateLimits',
]);

const within = async (parent: Parent): Promise<FoundDocument[]> =>
  (await Promise.all((await parent.listCollections()).map(inCollection))).flat();

const inCollection = async (collection: CollectionReference): Promise<FoundDocument[]> => {
  const { docs } = await collection.get();
  const own = docs.map((document) => {
    const text = JSON.stringify([document.id, document.data()]);
    return { path: document.ref.path, text, lower: text.toLowerCase() };
  });
  if (FLAT.has(collection.id)) return own;
  // A document that has gone can still have others inside.
  const references = await collection.listDocuments();
  return [...own, ...(await Promise.all(references.map(within))).flat()];
};

/** Every document there is, except the packed directory, which is bytes of public data. */
export const everyDocument = async (): Promise<FoundDocument[]> =>
  (await within(db)).filter(({ path }) => !path.startsWith('catalogue/'));
