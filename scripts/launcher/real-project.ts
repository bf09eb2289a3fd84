import { applicationDefault, initializeApp } from 'firebase-admin/app';

/** Leads the Admin SDK to a real project, past any emulator the environment names. */
export const leadToProject = (project: string): void => {
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  process.env['GCLOUD_PROJECT'] = project;
  initializeApp({ projectId: project, credential: applicationDefault() });
};
