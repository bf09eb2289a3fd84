/** A document of the database, wherever it lies, with its content as text, also in lower case. */
export type FoundDocument = { path: string; text: string; lower: string };

/** A part of the emulator's answer; the last may have no document. */
type Part = { document?: { name: string; fields?: unknown } };

/** The documents of any collection, at any depth, also below a deleted one. */
const EVERYTHING = { structuredQuery: { from: [{ allDescendants: true }] } };

/**
 * Every document there is, except the packed directory and the scarce nights, which are bytes of public data. One query asks
 * for all of them, whatever their collections are called: a walk from collection to collection would
 * ask once for each document there is.
 */
export const everyDocument = async (): Promise<FoundDocument[]> => {
  const { FIRESTORE_EMULATOR_HOST: host = '', GCLOUD_PROJECT: project = '' } = process.env;
  const root = `projects/${project}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify(EVERYTHING),
  });
  if (!response.ok) throw new Error(`Not read: ${response.status} ${await response.text()}`);
  const parts = (await response.json()) as Part[];
  return parts
    .flatMap(({ document }) => (document === undefined ? [] : [document]))
    .map(({ name, fields }) => ({ path: name.slice(root.length + 1), fields }))
    .filter(({ path }) => !/^(catalogue|availability)\//.test(path))
    .map(({ path, fields }) => {
      const text = JSON.stringify([path.slice(path.lastIndexOf('/') + 1), fields]);
      return { path, text, lower: text.toLowerCase() };
    });
};
