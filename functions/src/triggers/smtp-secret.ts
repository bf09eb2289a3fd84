import { defineSecret } from 'firebase-functions/params';

/**
 * The address of the mail server with its user and password, as a secret of the project: only the
 * functions that name it can read it.
 */
export const SMTP_URL = defineSecret('SMTP_URL');
