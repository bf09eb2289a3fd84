import { describe, expect, it } from 'vitest';
import { NOON } from '../testing/booking-examples.ts';
import { aCashStay } from '../testing/message-examples.ts';
import { offerEnding, pointsExpiring, reviewInvited, staySoon } from './reminders.ts';

const STAY = aCashStay();
const DAY_MS = 86_400_000;
const MUTING = 'under Notifications, Settings';

describe('a reminder', () => {
  it('of a stay says when it begins, how to arrive and what cancelling gives back', () => {
    const { notice, mails } = staySoon(STAY, { before: 7, today: '2026-12-23' }, NOON);
    expect(notice).toMatchObject({
      id: `${STAY._id}_2026-12-28_7d`,
      notification: {
        kind: 'stay-soon',
        data: { days: 5 },
        link: expect.stringContaining(STAY._id),
      },
    });
    const [mail] = mails;
    expect(mail).toMatchObject({ id: notice.id, to: null, outdatedAt: NOON + DAY_MS });
    expect(mail?.message.subject).toMatch(/^Your stay is coming up: Larkspur Cove, /);
    expect(mail?.message.text).toContain('Check-in is in 5 days');
    expect(mail?.message.text).toContain('Check-in: Mon, Dec 28, 2026');
    expect(mail?.message.text).toContain('until Mon, Dec 21, 2026');
    expect(mail?.message.text).toContain(MUTING);
  });

  it('is true until it would count another day, and never after its day has begun', () => {
    const begins = Date.parse(`${STAY.startDate}T00:00:00.000Z`);
    const of = (nowMs: number) =>
      staySoon(STAY, { before: 1, today: '2026-12-27' }, nowMs).mails[0]?.outdatedAt;
    expect(of(begins - DAY_MS - 1)).toBe(begins - 1);
    expect(of(begins - 1)).toBe(begins);
  });

  it('of a stay that was moved is another one', () => {
    const moved = { ...STAY, startDate: '2027-01-04' };
    const when = { before: 1, today: '2026-12-27' } as const;
    expect(staySoon(STAY, when, NOON).notice.id).not.toBe(staySoon(moved, when, NOON).notice.id);
  });

  it('to review a stay leads to it, and names no price', () => {
    const { notice, mails } = reviewInvited(STAY, NOON);
    expect(notice.id).toBe(`${STAY._id}_review`);
    expect(mails[0]?.message.text).toContain(`/dashboard/my-bookings/${STAY._id}`);
    expect(mails[0]?.message.text).not.toMatch(/361|4242/);
  });

  it('of points says how many, until when, and what can be done', () => {
    const points = { uid: 'anna', points: 40_000, expiresOn: '2026-12-30' };
    const { notice, mails } = pointsExpiring(points, { before: 30, today: '2026-11-30' }, NOON);
    expect(notice.id).toBe('points_2026-12-30_30d');
    expect(mails[0]).toMatchObject({
      id: 'anna_points_2026-12-30_30d',
      message: { subject: '40,000 points expire on Dec 30, 2026' },
    });
    expect(mails[0]?.message.text).toContain('40,000 points expire in 30 days.');
    expect(mails[0]?.message.text).toContain('/dashboard/points');
  });

  it('of an offer says how long it is still kept, and to what instant', () => {
    const { notice, mails } = offerEnding(STAY, NOON + 12 * 3_600_000, NOON);
    expect(notice).toMatchObject({
      id: `${STAY._id}_ending`,
      notification: { data: { hours: 12 }, link: expect.stringMatching(/^\/available-booking\?/) },
    });
    expect(mails[0]?.message.text).toMatch(/Kept until: \w+, \w+ \d+, \d+, 12:00 AM UTC/);
    expect(offerEnding(STAY, NOON + 60_000, NOON).notice.notification.data).toMatchObject({
      hours: 1,
    });
  });
});
