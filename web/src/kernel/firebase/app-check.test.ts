import type { FirebaseApp } from 'firebase/app';
import { describe, expect, it, vi } from 'vitest';
import { appCheckHeader, openAppCheck, startAppCheck } from './app-check.ts';

const sdk = vi.hoisted(() => ({
  initializeAppCheck: vi.fn((_app: unknown, options: unknown) => ({ options })),
  ReCaptchaEnterpriseProvider: vi.fn(function Provider(this: { key: string }, key: string) {
    this.key = key;
  }),
  getToken: vi.fn(async () => ({ token: 'token-1' })),
}));
vi.mock('firebase/app-check', () => sdk);

// Passed on unread.
const app = { name: 'club' } as FirebaseApp;

describe('App Check', () => {
  it('is off without a key of the site', async () => {
    await startAppCheck(app, undefined);
    await startAppCheck(app, '');
    expect(openAppCheck()).toBeNull();
    expect(await appCheckHeader()).toEqual({});
    expect(sdk.initializeAppCheck).not.toHaveBeenCalled();
  });

  it('adds its token to requests once it is on, and leaves them to the server without one', async () => {
    await startAppCheck(app, 'site-key');
    expect(sdk.initializeAppCheck).toHaveBeenCalledExactlyOnceWith(app, {
      provider: expect.objectContaining({ key: 'site-key' }),
      isTokenAutoRefreshEnabled: true,
    });
    expect(await appCheckHeader()).toEqual({ 'X-Firebase-AppCheck': 'token-1' });
    sdk.getToken.mockRejectedValueOnce(new Error('throttled'));
    expect(await appCheckHeader()).toEqual({});
  });
});
