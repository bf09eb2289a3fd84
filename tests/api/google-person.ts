import type { Person } from './api-client.ts';

/** Signs in with Google at the Auth emulator, which believes what an unsigned credential says. */
export const signInWithGoogle = async (email: string, name = 'Test Member'): Promise<Person> => {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
  const credential = { sub: `google-${email}`, email, email_verified: true, name };
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({
        targetProjectId: process.env['GCLOUD_PROJECT'],
        requestUri: 'http://localhost',
        returnSecureToken: true,
        postBody: new URLSearchParams({
          id_token: JSON.stringify(credential),
          providerId: 'google.com',
        }).toString(),
      }),
    },
  );
  if (!response.ok) throw new Error(`signInWithIdp: ${response.status} ${await response.text()}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, email, password: '', token: idToken };
};
