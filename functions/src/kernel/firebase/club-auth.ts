import type { Auth } from 'firebase-admin/auth';
import { getAuth } from 'firebase-admin/auth';
import { clubApp } from './app.ts';

/** The identity service of the club. */
export const clubAuth = (): Auth => getAuth(clubApp());
