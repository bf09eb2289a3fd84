import { aStoredBooking } from '@club/domain/testing/stored-booking';
import { CSV_START } from '@club/domain/csv/csv';
import type { BookingRecord } from '@club/domain/booking/booking-record';
import { bookingRecordFromStored } from '@club/domain/booking/booking-record';
import { readCsv } from '@club/domain/testing/csv-reader';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as adminBookingReadsModule from '../../../shared/admin-lists/admin-booking-reads.ts';
import { bookingChunks } from '../../../shared/admin-lists/admin-booking-reads.ts';
import * as saveFileModule from '../../../kernel/page/save-file.ts';
import { saveFile } from '../../../kernel/page/save-file.ts';
import { BookingsExport } from './bookings-export.tsx';
import { BOOKINGS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import { spyOnExports } from '../../../testing/spied-exports.ts';

spyOnExports(adminBookingReadsModule, 'bookingChunks');
spyOnExports(saveFileModule, 'saveFile');

const WANTED = { ...BOOKINGS_LIST.everything, filters: { status: 'confirmed' } };
const chunk = (count: number, from = 0): BookingRecord[] =>
  Array.from({ length: count }, (_, at) =>
    bookingRecordFromStored(`booking-${from + at}`, aStoredBooking()),
  );

/** Chunks that the test hands out one by one; counts how many were requested. */
const chunksOnDemand = () => {
  const waiting: ((rows: BookingRecord[] | Error | null) => void)[] = [];
  let requested = 0;
  vi.mocked(bookingChunks).mockImplementation(async function* comeOneByOne() {
    for (;;) {
      requested += 1;
      // Each chunk waits for the one before, as the real ones do.
      const rows = await new Promise<BookingRecord[] | Error | null>((give) => {
        waiting.push(give);
      });
      if (rows instanceof Error) throw rows;
      if (rows === null) return;
      yield rows;
    }
  });
  return {
    requested: () => requested,
    give: (rows: BookingRecord[] | Error | null) =>
      act(async () => {
        waiting.shift()?.(rows);
        await Promise.resolve();
      }),
  };
};

const start = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));

beforeEach(() => {
  vi.mocked(saveFile).mockReset();
});

it('reads all bookings of the filter chunk by chunk and saves them as one file', async () => {
  const chunks = chunksOnDemand();
  render(<BookingsExport wanted={WANTED} total={3} />);
  await start();
  expect(vi.mocked(bookingChunks)).toHaveBeenCalledExactlyOnceWith(WANTED);
  expect(chunks.requested()).toBe(1);
  await chunks.give(chunk(2));
  expect(await screen.findByText('Reading 2 of 3 bookings …')).toBeVisible();
  expect(chunks.requested()).toBe(2);
  expect(saveFile).not.toHaveBeenCalled();
  await chunks.give(chunk(1, 2));
  await chunks.give(null);
  expect(await screen.findByText('3 bookings saved.')).toBeVisible();

  const [name, type, text = ''] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^tideaway-bookings-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toContain('text/csv');
  expect(text.startsWith(CSV_START)).toBe(true);
  expect(readCsv(text).map(([id]) => id)).toEqual([
    'Booking ID',
    'booking-0',
    'booking-1',
    'booking-2',
  ]);
});

it('can be cancelled, and then requests nothing more and saves nothing', async () => {
  const chunks = chunksOnDemand();
  render(<BookingsExport wanted={WANTED} total={null} />);
  await start();
  await chunks.give(chunk(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel export' }));
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  await chunks.give(chunk(2, 2));
  expect(chunks.requested()).toBe(2);
  expect(saveFile).not.toHaveBeenCalled();
});

it('stops when the admin leaves the list', async () => {
  const chunks = chunksOnDemand();
  const { unmount } = render(<BookingsExport wanted={WANTED} total={null} />);
  await start();
  unmount();
  await chunks.give(chunk(2));
  expect(chunks.requested()).toBe(1);
  expect(saveFile).not.toHaveBeenCalled();
});

it('says that it did not get through, and tries again', async () => {
  const chunks = chunksOnDemand();
  render(<BookingsExport wanted={WANTED} total={null} />);
  await start();
  await chunks.give(chunk(2));
  await chunks.give(new Error('unavailable'));
  expect(await screen.findByText(/did not get through. Nothing was saved/)).toBeVisible();
  expect(saveFile).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Retry export' }));
  await chunks.give(null);
  expect(await screen.findByText('0 bookings saved.')).toBeVisible();
  expect(readCsv(vi.mocked(saveFile).mock.lastCall?.[2] ?? '')).toHaveLength(1);
});
