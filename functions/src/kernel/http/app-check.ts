import { ApiError } from '@club/domain/api/errors';
import type { IncomingHttpHeaders } from 'node:http';

/** How App Check is used: not at all, only to log what would be rejected, or enforced. */
const APP_CHECK_MODES = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

const isMode = (value: string): value is AppCheckMode =>
  APP_CHECK_MODES.some((mode) => mode === value);

/**
 * The setting APP_CHECK, 'off' by default. Always off on the emulators, which have no App Check.
 * Throws for any other value, so that a typing error does not disable the check.
 */
export const appCheckMode = (environment: NodeJS.ProcessEnv): AppCheckMode => {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') return 'off';
  const value = environment['APP_CHECK'] ?? '';
  if (value === '') return 'off';
  if (isMode(value)) return value;
  throw new Error(`APP_CHECK must be one of ${APP_CHECK_MODES.join(', ')}.`);
};

/** Verifies a token of the club's app with Google; throws when it is not valid. */
export type VerifyAppToken = (token: string) => Promise<unknown>;

const verifyWithGoogle: VerifyAppToken = async (token) => {
  const [{ getAppCheck }, { clubApp }] = await Promise.all([
    import('firebase-admin/app-check'),
    import('../firebase/app.ts'),
  ]);
  return getAppCheck(clubApp()).verifyToken(token);
};

/** The header in which the SDKs of the browser send their token. */
const HEADER = 'x-firebase-appcheck';

const isOwnApp = async (
  token: string | string[] | undefined,
  verify: VerifyAppToken,
): Promise<boolean> => {
  if (typeof token !== 'string' || token === '') return false;
  try {
    await verify(token);
    return true;
  } catch {
    return false;
  }
};

/**
 * Throws ApiError 'app-not-verified' for a request that does not come from the club's own site;
 * when the setting is 'monitor', calls `monitored` instead.
 */
export const requireOwnApp = async (
  headers: IncomingHttpHeaders,
  monitored: (error: ApiError) => void,
  environment: NodeJS.ProcessEnv = process.env,
  verify: VerifyAppToken = verifyWithGoogle,
): Promise<void> => {
  const mode = appCheckMode(environment);
  if (mode === 'off' || (await isOwnApp(headers[HEADER], verify))) return;
  const error = new ApiError('app-not-verified');
  if (mode === 'enforce') throw error;
  monitored(error);
};
