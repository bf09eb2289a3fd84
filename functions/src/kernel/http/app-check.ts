import { ApiError } from '@club/domain/api/errors';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * How the club asks whether a request comes from its own site: not at all, only to see in the log what
 * would be refused, or in earnest.
 */
const APP_CHECK_MODES = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof APP_CHECK_MODES)[number];

const isMode = (value: string): value is AppCheckMode =>
  APP_CHECK_MODES.some((mode) => mode === value);

/**
 * The setting APP_CHECK, 'off' where there is none. Always off on the emulators, which have no App
 * Check. Throws for a value that is none of the three: a typing error is not to open the club.
 */
export const appCheckMode = (environment: NodeJS.ProcessEnv): AppCheckMode => {
  if (environment['FUNCTIONS_EMULATOR'] === 'true') return 'off';
  const value = environment['APP_CHECK'] ?? '';
  if (value === '') return 'off';
  if (isMode(value)) return value;
  throw new Error(`APP_CHECK must be one of ${APP_CHECK_MODES.join(', ')}.`);
};

/** Asks Google whether a token is one of the club's app; throws when it is not. */
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
 * Refuses a request that does not come from the club's own site, as far as the setting says so: when
 * it only monitors, `monitored` is told instead. Throws ApiError 'app-not-verified'.
 */
export const requireOwnApp = async (
  headers: IncomingHttpHeaders,
  monitored: (refused: ApiError) => void,
  environment: NodeJS.ProcessEnv = process.env,
  verify: VerifyAppToken = verifyWithGoogle,
): Promise<void> => {
  const mode = appCheckMode(environment);
  if (mode === 'off' || (await isOwnApp(headers[HEADER], verify))) return;
  const refused = new ApiError('app-not-verified');
  if (mode === 'enforce') throw refused;
  monitored(refused);
};
