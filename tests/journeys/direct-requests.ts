import type { APIRequestContext, Page, Response } from '@playwright/test';
import { emulatorsOf } from './club-records.ts';

/**
 * Requests past the site, by a caller who has only a token: what the screens hide has to be rejected
 * here. Each returns the status of the response.
 */
export const directRequests = async (request: APIRequestContext, token: string) => {
  const where = await emulatorsOf(request);
  const headers = { Authorization: `Bearer ${token}` };
  const functions = `http://${where.functions.host}:${where.functions.port}/${where.projectId}/us-central1`;
  const documents = `http://${where.firestore.host}:${where.firestore.port}/v1/projects/${where.projectId}/databases/(default)/documents`;
  const statusOf = async (answer: ReturnType<APIRequestContext['get']>): Promise<number> =>
    (await answer).status();
  return {
    /** GET of a REST path. */
    get: (path: string) => statusOf(request.get(path, { headers })),
    /** PATCH /update-user. */
    updateUser: (email: string, isAdmin: boolean) =>
      statusOf(request.patch('/update-user', { headers, data: { email, isAdmin } })),
    /** DELETE /delete-users. */
    deleteUser: (email: string) =>
      statusOf(request.delete('/delete-users', { headers, data: { email } })),
    /** A callable with its input. */
    call: (name: string, data: unknown) =>
      statusOf(request.post(`${functions}/${name}`, { headers, data: { data } })),
    /** A document of the database, past the API. */
    read: (path: string) => statusOf(request.get(`${documents}/${path}`, { headers })),
  };
};

/** The tokens that the identity service gives a page after its `first` one; the last one counts. */
export const tokensOf = (page: Page, first = ''): { latest: () => string } => {
  let latest = first;
  const read = async (answer: Response): Promise<void> => {
    if (!answer.ok() || !/accounts:(signUp|signInWithPassword)|\/v1\/token/.test(answer.url()))
      return;
    const body: unknown = await answer.json();
    if (typeof body !== 'object' || body === null) return;
    const found = Reflect.get(body, 'id_token') ?? Reflect.get(body, 'idToken');
    if (typeof found === 'string') latest = found;
  };
  page.on('response', (answer) => void read(answer));
  return { latest: () => latest };
};
