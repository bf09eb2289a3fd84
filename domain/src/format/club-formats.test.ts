import { expect, it } from 'vitest';
import { CLUB_FORMATS } from './club-formats.ts';

it('writes as in the USA, with spaces that every mail program shows', () => {
  const { formatClock, formatDay, formatStay, formatUsd } = CLUB_FORMATS;
  expect([
    formatDay('2026-12-05'),
    formatStay('2026-12-20', '2026-12-26'),
    formatStay('2026-12-28', '2027-01-03'),
    formatClock('16:00'),
    formatUsd(32_908),
  ]).toEqual([
    'Dec 5, 2026',
    'Dec 20 – 26, 2026',
    'Dec 28, 2026 – Jan 3, 2027',
    '4:00 PM',
    '$329.08',
  ]);
});
