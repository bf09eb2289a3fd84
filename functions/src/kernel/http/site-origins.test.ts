import { describe, expect, it } from 'vitest';
import { siteOrigin, siteOrigins } from './site-origins.ts';

const isLetIn = (environment: NodeJS.ProcessEnv, origin: string): boolean =>
  siteOrigins(environment).some((allowed) =>
    typeof allowed === 'string' ? allowed === origin : allowed.test(origin),
  );

describe('siteOrigin', () => {
  it.each([
    [{ GCLOUD_PROJECT: 'club-1' }, 'https://club-1.web.app'],
    [
      { GCLOUD_PROJECT: 'club-1', SITE_ORIGINS: ' https://club.example/ , https://b.example' },
      'https://club.example',
    ],
    [
      {
        GCLOUD_PROJECT: 'demo-club',
        FUNCTIONS_EMULATOR: 'true',
        SITE_ORIGINS: 'http://127.0.0.1:1',
      },
      'http://127.0.0.1:1',
    ],
    [{ GCLOUD_PROJECT: 'demo-club', FUNCTIONS_EMULATOR: 'true' }, 'http://127.0.0.1:5050'],
  ])('of %j is %s', (environment, origin) => {
    expect(siteOrigin(environment)).toBe(origin);
  });
});

describe('siteOrigins', () => {
  const live = {
    GCLOUD_PROJECT: 'club-1',
    SITE_ORIGINS: 'https://club.example, https://b.example',
  };

  it.each([
    'https://club-1.web.app',
    'https://club-1.firebaseapp.com',
    'https://club-1--preview-abc.web.app',
    'https://club.example',
    'https://b.example',
  ])('lets %s in', (origin) => {
    expect(isLetIn(live, origin)).toBe(true);
  });

  it.each([
    'http://club-1.web.app',
    'https://club-1.web.app.evil.example',
    'https://evil-club-1.web.app',
    'https://club-1xweb.app',
    'https://other.web.app',
    'http://127.0.0.1:5050',
    '',
  ])('keeps %j out', (origin) => {
    expect(isLetIn(live, origin)).toBe(false);
  });

  it('allows local pages only in the emulator', () => {
    const local = { FUNCTIONS_EMULATOR: 'true', GCLOUD_PROJECT: 'demo-club' };
    expect(isLetIn(local, 'http://127.0.0.1:5050')).toBe(true);
    expect(isLetIn(local, 'http://localhost:5173')).toBe(true);
    expect(isLetIn(local, 'http://127.0.0.1.evil.example')).toBe(false);
    expect(isLetIn({ GCLOUD_PROJECT: '.*' }, 'https://evil.web.app')).toBe(false);
  });
});
