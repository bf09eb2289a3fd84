import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';
import { beforeEach, expect, it } from 'vitest';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { joinWaitlist } from './join-waitlist.ts';

const CRITERIA: WaitlistCriteria = {
  resortId: 'R1001',
  unitType: 'studio',
  vacationType: 'lastCall',
  from: '2026-12-05',
  to: '2026-12-11',
  nights: 6,
};

/** The request id that is sent with these criteria while the response is lost. */
const idOf = async (criteria: WaitlistCriteria): Promise<string> => {
  const ids: string[] = [];
  await joinWaitlist(criteria, (_, requestId) => {
    ids.push(requestId);
    return Promise.resolve({ ok: false, error: { kind: 'network' } });
  });
  return ids.join();
};

beforeEach(clearPersonalStore);

it('treats every change of the criteria as another request', async () => {
  const id = await idOf(CRITERIA);
  expect(await idOf({ ...CRITERIA })).toBe(id);
  const others: Partial<WaitlistCriteria>[] = [
    { resortId: 'R1002' },
    { unitType: '1 bedroom' },
    { vacationType: 'rciPoints' },
    { from: '2026-12-04' },
    { to: '2026-12-12' },
    { nights: 5 },
  ];
  for (const other of others) {
    const same = await idOf(CRITERIA);
    expect(await idOf({ ...CRITERIA, ...other })).not.toBe(same);
  }
});
