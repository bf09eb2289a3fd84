import { describe, expect, it } from 'vitest';
import { SECURE_CONFIG, SECURE_LINES } from './secure-config.ts';

describe('what a real project is told', () => {
  it('enforces the shortest password of the club, hides who is a member, and allows TOTP', () => {
    expect(SECURE_CONFIG).toEqual({
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        forceUpgradeOnSignin: false,
        constraints: { minLength: 8 },
      },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      multiFactorConfig: {
        state: 'ENABLED',
        providerConfigs: [{ state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 1 } }],
      },
    });
  });

  it('is said line by line', () => {
    expect(SECURE_LINES).toHaveLength(Object.keys(SECURE_CONFIG).length);
    expect(SECURE_LINES.join(' ')).toContain('at least 8 characters');
  });
});
