import { describe, expect, it } from 'vitest';
import { CLUB_FORMATS } from '../format/club-formats.ts';
import { formatsOf } from '../format/formats.ts';
import { NOTIFICATION_KINDS } from './notification-kind.ts';
import type { NotificationSubject } from './notification-text.ts';
import { notificationText, storedNotificationText } from './notification-text.ts';

const STAY = {
  resortId: 'D101',
  resortName: 'Larkspur Cove',
  startDate: '2026-12-20',
  endDate: '2026-12-26',
  nights: 6,
  unitType: 'studio',
  number: 'TW-7F3K9Q',
} as const;
const UNNUMBERED = { ...STAY, number: null };

const EXAMPLES: readonly [subject: NotificationSubject, text: string][] = [
  [
    { kind: 'booking-confirmed', data: STAY },
    'Larkspur Cove, Dec 20 – 26, 2026, 6 nights. Booking TW-7F3K9Q.',
  ],
  [
    { kind: 'booking-confirmed', data: { ...UNNUMBERED, nights: 1 } },
    'Larkspur Cove, Dec 20 – 26, 2026, 1 night.',
  ],
  [
    {
      kind: 'booking-changed',
      data: { ...STAY, change: { what: 'stay', difference: { cents: 100, points: 0 } } },
    },
    'Larkspur Cove, Dec 20 – 26, 2026. Now Dec 20 – 26, 2026, Studio. Booking TW-7F3K9Q.',
  ],
  [
    { kind: 'booking-changed', data: { ...UNNUMBERED, change: { what: 'guest', guest: null } } },
    'Larkspur Cove, Dec 20 – 26, 2026. The RCI Member checks in.',
  ],
  [
    {
      kind: 'booking-changed',
      data: { ...UNNUMBERED, change: { what: 'guest', guest: 'Anna Berg' } },
    },
    'Larkspur Cove, Dec 20 – 26, 2026. Anna Berg checks in.',
  ],
  [
    { kind: 'booking-cancelled', data: { ...STAY, refund: { cents: 18_051, points: 0 } } },
    'Larkspur Cove, Dec 20 – 26, 2026. $180.51 go back to your card. Booking TW-7F3K9Q.',
  ],
  [
    { kind: 'booking-cancelled', data: { ...UNNUMBERED, refund: { cents: 0, points: 21_250 } } },
    'Larkspur Cove, Dec 20 – 26, 2026. You get 21,250 points back.',
  ],
  [
    { kind: 'booking-cancelled', data: { ...UNNUMBERED, refund: { cents: 0, points: 0 } } },
    'Larkspur Cove, Dec 20 – 26, 2026. Nothing is given back.',
  ],
  [
    { kind: 'hold-offered', data: { ...UNNUMBERED, hours: 24 } },
    'Larkspur Cove, Studio, Dec 20 – 26, 2026, 6 nights. We keep it for you for 24 hours.',
  ],
  [
    { kind: 'offer-ending', data: { ...UNNUMBERED, hours: 12 } },
    'Larkspur Cove, Studio, Dec 20 – 26, 2026, 6 nights. We keep it for you for 12 more hours.',
  ],
  [
    { kind: 'offer-ending', data: { ...UNNUMBERED, hours: 1 } },
    'Larkspur Cove, Studio, Dec 20 – 26, 2026, 6 nights. We keep it for you for one more hour.',
  ],
  [
    { kind: 'stay-soon', data: { ...STAY, days: 7 } },
    'Larkspur Cove, Dec 20 – 26, 2026. Check-in is in 7 days. Booking TW-7F3K9Q.',
  ],
  [
    { kind: 'stay-soon', data: { ...UNNUMBERED, days: 1 } },
    'Larkspur Cove, Dec 20 – 26, 2026. Check-in is in one day.',
  ],
  [
    { kind: 'review-invited', data: STAY },
    'Larkspur Cove, Dec 20 – 26, 2026. Your review helps other members choose.',
  ],
  [
    { kind: 'points-expiring', data: { points: 40_000, expiresOn: '2026-12-30', days: 30 } },
    '40,000 points expire in 30 days. Dec 30, 2026 is the last day on which you can use them.',
  ],
  [
    { kind: 'points-deposited', data: { repaid: 0, added: 50_000 } },
    '50,000 points were added to your account.',
  ],
  [
    { kind: 'points-deposited', data: { repaid: 12_000, added: 38_000 } },
    '12,000 points repaid what you had borrowed, 38,000 points were added to your account.',
  ],
  [
    { kind: 'ticket-answered', data: { number: 'HELP-7F3K9Q' } },
    'There is an answer to your message HELP-7F3K9Q. It is in your mail, too.',
  ],
];

describe('a notification', () => {
  it.each(EXAMPLES)('says what its data is: %j', (subject, text) => {
    expect(notificationText(subject, CLUB_FORMATS).text).toBe(text);
    // As it is read back from the database.
    const stored: Record<string, unknown> = { ...subject, link: '/help', read: false };
    expect(storedNotificationText(stored, CLUB_FORMATS)).toEqual(
      notificationText(subject, CLUB_FORMATS),
    );
  });

  it('has an example of each kind here', () => {
    expect(new Set(EXAMPLES.map(([{ kind }]) => kind))).toEqual(new Set(NOTIFICATION_KINDS));
  });

  it('is written as its reader writes days and amounts', () => {
    const data = { ...STAY, refund: { cents: 18_051, points: 0 } };
    const { title, text } = notificationText(
      { kind: 'booking-cancelled', data },
      formatsOf('de-AT'),
    );
    expect(title).toBe('Booking cancelled');
    expect(text.replaceAll(/\s/gu, ' ')).toBe(
      'Larkspur Cove, 20.–26. Dez. 2026. $ 180,51 go back to your card. Booking TW-7F3K9Q.',
    );
  });
});

describe('a stored notification', () => {
  const textOf = (stored: Record<string, unknown>) => storedNotificationText(stored, CLUB_FORMATS);

  it('of a kind that only a newer server knows asks to load the page again', () => {
    for (const stored of [{}, { kind: 'resort-closed', data: {} }, { kind: 'booking-confirmed' }]) {
      expect(textOf(stored)).toEqual({
        title: 'A message of the club',
        text: 'Load this page again to read it.',
      });
    }
  });
});
