import type { WaitlistWish } from '@club/domain/waitlist/waitlist';
import { beforeEach, expect, it } from 'vitest';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { joinWaitlist } from './join-waitlist.ts';

const WISH: WaitlistWish = {
  resortId: 'R1001',
  unitType: 'studio',
  vacationType: 'lastCall',
  from: '2026-12-05',
  to: '2026-12-11',
  nights: 6,
};

/** The request id that a wish is sent under while its answer is lost. */
const idOf = async (wish: WaitlistWish): Promise<string> => {
  const ids: string[] = [];
  await joinWaitlist(wish, (_, requestId) => {
    ids.push(requestId);
    return Promise.resolve({ ok: false, error: { kind: 'network' } });
  });
  return ids.join();
};

beforeEach(clearPersonalStore);

it('takes every part of the wish for another order', async () => {
  const id = await idOf(WISH);
  expect(await idOf({ ...WISH })).toBe(id);
  const others: Partial<WaitlistWish>[] = [
    { resortId: 'R1002' },
    { unitType: '1 bedroom' },
    { vacationType: 'rciPoints' },
    { from: '2026-12-04' },
    { to: '2026-12-12' },
    { nights: 5 },
  ];
  for (const other of others) {
    const same = await idOf(WISH);
    expect(await idOf({ ...WISH, ...other })).not.toBe(same);
  }
});
