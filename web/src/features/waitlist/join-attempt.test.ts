import type { CallError } from '../../lib/api-client.ts';
import type { ApiErrorCode } from '@club/domain/api/errors';
import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearPersonalStore } from '../../lib/local-store.ts';
import { endRequest, requestIdFor } from './join-attempt.ts';
import { apiFailure } from '../../testing/api-failure.ts';

const WISH: WaitlistWish = {
  resortId: 'R1001',
  unitType: 'studio',
  vacationType: 'lastCall',
  from: '2026-12-05',
  to: '2026-12-11',
  nights: 6,
};
const refusal = (code: ApiErrorCode): CallError => apiFailure(code, { message: code });

beforeEach(clearPersonalStore);

describe('the request for a place', () => {
  it('keeps its id until it is answered', () => {
    const id = requestIdFor(WISH);
    expect(requestIdFor({ ...WISH })).toBe(id);
    endRequest({ kind: 'network' });
    expect(requestIdFor(WISH)).toBe(id);
    endRequest(refusal('busy'));
    endRequest(refusal('internal'));
    endRequest(refusal('too-many-requests'));
    expect(requestIdFor(WISH)).toBe(id);
    endRequest(refusal('waitlist-full'));
    expect(requestIdFor(WISH)).not.toBe(id);
  });

  it('is another one after the place was taken, and for another wish', () => {
    const id = requestIdFor(WISH);
    expect(requestIdFor({ ...WISH, nights: 5 })).not.toBe(id);
    const second = requestIdFor(WISH);
    endRequest(null);
    expect(requestIdFor(WISH)).not.toBe(second);
  });
});
