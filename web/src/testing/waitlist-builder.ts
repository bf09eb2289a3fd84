import type { OwnWaitlistEntry } from '../shared/waitlist/own-waitlist-entry.ts';
import { MEMBER_UID } from './live-store-with.ts';

/** A waitlist entry with fixed values; tests set what matters to them. */
export const aWaitlistEntry = (over: Partial<OwnWaitlistEntry> = {}): OwnWaitlistEntry => ({
  id: 'a'.repeat(24),
  uid: MEMBER_UID,
  email: 'member@example.com',
  resortId: 'R1001',
  unitType: 'studio',
  vacationType: 'lastCall',
  from: '2026-12-05',
  to: '2026-12-11',
  nights: 6,
  resort: {
    resort_ID: 'R1001',
    place_name: 'Pelican Cove 7 Nights',
    location: 'Naples, Florida, United States',
    img: '/art/R1001-1.svg',
  },
  state: 'waiting',
  offer: null,
  joinedAt: '2026-12-01T10:00:00.000Z',
  stateAt: '2026-12-01T10:00:00.000Z',
  rev: 1,
  ...over,
});
