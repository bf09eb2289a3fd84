/**
 * Reads past the API: what the browser asks the database itself, with the token of the caller, so
 * that the rules decide. By REST, so that a token can be kept as long as a test likes.
 */

const origin = (): string => {
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const project = process.env['GCLOUD_PROJECT'];
  if (host === undefined || project === undefined) throw new Error('There are no emulators.');
  return `http://${host}/v1/projects/${project}/databases/(default)/documents`;
};

/** A response of the database; 403 when the rules deny. */
export type DirectAnswer = { status: number; text: string };

const ask = async (
  path: string,
  token: string | null,
  body?: Record<string, unknown>,
): Promise<DirectAnswer> => {
  const response = await fetch(`${origin()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
};

/** One document by its path. */
export const readDocument = (path: string, token: string | null): Promise<DirectAnswer> =>
  ask(`/${path}`, token);

/** The first documents of a collection, whosever they are. */
export const listDocuments = (collection: string, token: string | null): Promise<DirectAnswer> =>
  ask(':runQuery', token, {
    structuredQuery: { from: [{ collectionId: collection }], limit: 3 },
  });

/** The documents of a collection that carry a uid. */
export const listOwned = (
  collection: string,
  uid: string,
  token: string | null,
): Promise<DirectAnswer> =>
  ask(':runQuery', token, {
    structuredQuery: {
      from: [{ collectionId: collection }],
      where: {
        fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: { stringValue: uid } },
      },
    },
  });
