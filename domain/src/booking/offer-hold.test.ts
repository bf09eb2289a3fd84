import { describe, expect, it } from 'vitest';
import { MAX_LIVE_HOLDS, OFFER_SECONDS } from './offer-hold.ts';

describe('an offer', () => {
  it('is held for eight minutes, two at a time', () => {
    expect(OFFER_SECONDS).toBe(480);
    expect(MAX_LIVE_HOLDS).toBe(2);
  });
});
