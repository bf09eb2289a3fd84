import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureAdmin, openAdminClub } from '../bench/admin/club.ts';
import type { AdminClub, Measured } from '../bench/admin/club.ts';
import { ADMIN_PAGE_SIZE } from '../../web/src/shared/admin-lists/admin-list.ts';
import { emulatorHost } from './club-rules.ts';

// The quick form of `npm run bench:admin`: the same queries in a small club.
const SIZE = { bookings: 600, users: 120 };

let club: AdminClub;
let measured: Measured[];

beforeAll(async () => {
  setLogLevel('silent');
  const [host = '', port = ''] = emulatorHost().split(':');
  club = await openAdminClub({ host, port: Number(port) }, SIZE);
  measured = await measureAdmin(club, 1);
}, 60_000);
afterAll(() => club.close());

describe('the admin area', () => {
  it('reads no more documents for a page than the page shows', () => {
    expect(measured.length).toBeGreaterThanOrEqual(13);
    for (const { step, reads, mostReads } of measured) {
      expect(reads, step).toBeLessThanOrEqual(mostReads);
      expect(mostReads, step).toBeLessThanOrEqual(ADMIN_PAGE_SIZE);
    }
  });

  it('fills the first page of each long list, of which there is a second one', () => {
    for (const list of ['bookings', 'users', 'audit']) {
      const steps = measured.filter(({ step }) => step.startsWith(`${list}:`));
      expect(steps.map(({ step }) => step)).toEqual([`${list}: first page`, `${list}: next page`]);
      for (const { reads } of steps) expect(reads).toBe(ADMIN_PAGE_SIZE);
    }
  });

  it('reads the totals as one document', () => {
    const totals = measured.find(({ step }) => step.startsWith('overview'));
    expect(totals?.reads).toBe(1);
  });
});
