import { expect, it } from 'vitest';
import { liveRequest, requestOf } from './live-request.ts';

it('has one key for the same arguments, in any order of their names', () => {
  const one = liveRequest('ownLedger', { uid: 'anna', above: 0, upTo: null });
  const same = liveRequest('ownLedger', { upTo: null, above: 0, uid: 'anna' });
  expect(same.key).toBe(one.key);
});

it('has another key for other arguments, and for another kind', () => {
  const keys = [
    liveRequest('ownBookings', { uid: 'anna' }),
    liveRequest('ownBookings', { uid: 'ben' }),
    liveRequest('ownUser', { uid: 'anna' }),
    liveRequest('adminUser', { uid: 'anna' }),
    liveRequest('review', { id: 'a' }),
    liveRequest('review', { id: 'a","b' }),
    liveRequest('catalogue', {}),
  ].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('can be made again from its key', () => {
  const request = liveRequest('reviews', { resortId: 'R{1', after: ['2026-11-20', 'b"7'] });
  expect(requestOf(request.key)).toEqual(request);
  expect(requestOf(liveRequest('catalogue', {}).key)).toEqual(liveRequest('catalogue', {}));
});
