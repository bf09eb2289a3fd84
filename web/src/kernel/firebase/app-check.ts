import type { FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';

let open: AppCheck | null = null;

/** The App Check instance, once started; null where App Check is off. */
export const openAppCheck = (): AppCheck | null => open;

/**
 * Starts App Check before anything else of the app, where the site was built with its key
 * (`npm run deploy`): from then on the SDKs send its token with every request.
 */
export const startAppCheck = async (
  app: FirebaseApp,
  siteKey: unknown = import.meta.env['VITE_APP_CHECK_SITE_KEY'],
): Promise<void> => {
  if (typeof siteKey !== 'string' || siteKey === '') return;
  const sdk = await import('firebase/app-check');
  open = sdk.initializeAppCheck(app, {
    provider: new sdk.ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
};

/** The App Check header for a request that no SDK sends; without a token the server decides. */
export const appCheckHeader = async (): Promise<Record<string, string>> => {
  if (open === null) return {};
  const sdk = await import('firebase/app-check');
  try {
    return { 'X-Firebase-AppCheck': (await sdk.getToken(open)).token };
  } catch {
    return {};
  }
};
