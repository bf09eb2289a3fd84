import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { readCsv } from '@club/domain/testing/csv-reader';
import { describe, expect, it } from 'vitest';
import { bookingsCsvHead, bookingsCsvLines, bookingsCsvName } from './bookings-csv.ts';

const byHeader = (...bookings: Parameters<typeof bookingsCsvLines>): Record<string, string>[] => {
  const [head = [], ...rows] = readCsv(bookingsCsvHead() + bookingsCsvLines(...bookings));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? '?'])));
};

describe('the file of bookings', () => {
  it('says what a card booking is and cost, in decimal USD', () => {
    const [row] = byHeader([bookingRecordFromStored('a'.repeat(24), aStoredBooking())]);
    expect(row).toMatchObject({
      'Booking number': 'TW-7F3K9Q',
      'Booking ID': 'a'.repeat(24),
      Status: 'Confirmed',
      'Booked at': '2026-11-20T10:00:00.000Z',
      'Start date': '2026-12-05',
      'End date': '2026-12-11',
      Nights: '6',
      'Unit type': 'studio',
      'Payment method': 'Credit Card',
      'Total USD': '329.08',
      'Total points': '',
      'Resort ID': 'R1001',
      Resort: 'Pelican Cove',
      'Member email': 'member@example.com',
      'Billing first name': 'Demo',
      'Card brand': 'Visa',
      'Card last four': '4242',
    });
  });

  it('says points as points, without a price in money', () => {
    const points = aStoredBooking({
      paymentMethod: 'points',
      vacationType: 'rciPoints',
      price: 0,
      priceCents: 0,
      points: 43_000,
      borrowedPoints: 3000,
      paymentDetails: null,
    });
    const [row] = byHeader([bookingRecordFromStored('id', points)]);
    expect(row).toMatchObject({
      'Total USD': '',
      'Total points': '43000',
      'Borrowed points': '3000',
      'Card last four': '',
    });
  });

  it('keeps both decimals of a round price', () => {
    const round = aStoredBooking({ priceCents: 40_000 });
    expect(byHeader([bookingRecordFromStored('id', round)])[0]?.['Total USD']).toBe('400.00');
  });

  it('makes no formula of what members typed', () => {
    const billing = aStoredBooking().billingInfo;
    const typed = aStoredBooking({
      billingInfo: billing === null ? null : { ...billing, lastName: '=1+1', city: 'A, "B"' },
    });
    const [row] = byHeader([bookingRecordFromStored('id', typed)]);
    expect(row).toMatchObject({
      'Billing last name': "'=1+1",
      'Billing phone': "'+1 202 555 0142",
      'Billing city': 'A, "B"',
    });
  });

  it('leaves empty what a booking lacks, with as many cells in every row', () => {
    const table = readCsv(bookingsCsvHead() + bookingsCsvLines([bookingRecordFromStored('x', {})]));
    expect(table).toHaveLength(2);
    expect(table[1]?.length).toBe(table[0]?.length);
    expect(table[1]?.filter((cell) => cell !== '')).toEqual(['x']);
  });

  it('has no line for no bookings', () => {
    expect(bookingsCsvLines([])).toBe('');
  });

  it('is named after its day', () => {
    expect(bookingsCsvName('2026-12-02')).toBe('tideaway-bookings-2026-12-02.csv');
  });
});
