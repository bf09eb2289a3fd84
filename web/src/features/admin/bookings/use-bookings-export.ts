import { CSV_START } from '@club/domain/csv/csv';
import { useCallback, useEffect, useRef, useState } from 'react';
import { bookingChunks } from '../../../shared/admin-lists/admin-booking-reads.ts';
import type { BookingsQuery } from '../../../shared/admin-lists/admin-lists.ts';
import { saveFile } from '../../../kernel/page/save-file.ts';
import { localToday } from '../../../kernel/time/today.tsx';
import { bookingsCsvHead, bookingsCsvLines, bookingsCsvName } from './bookings-csv.ts';

/** The progress of an export; `done` counts bookings. */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number }
  | { kind: 'finished'; done: number }
  | { kind: 'failed' };

/** One run of the export; a cancelled run changes nothing any more. */
type Run = { isCancelled: boolean };

const IDLE: ExportState = { kind: 'idle' };

/**
 * Writes all bookings of a filter into a file to save. They are read chunk by chunk, one request at
 * a time, and the file is saved once all of them are there; a cancelled or failed export saves none.
 */
export const useBookingsExport = () => {
  const [state, setState] = useState<ExportState>(IDLE);
  const current = useRef<Run | null>(null);

  const cancel = useCallback((): void => {
    if (current.current !== null) current.current.isCancelled = true;
    current.current = null;
    setState(IDLE);
  }, []);

  useEffect(
    () => () => {
      if (current.current !== null) current.current.isCancelled = true;
    },
    [],
  );

  const start = useCallback(async (wanted: BookingsQuery): Promise<void> => {
    if (current.current !== null) return;
    const run: Run = { isCancelled: false };
    current.current = run;
    setState({ kind: 'running', done: 0 });
    try {
      const parts = [CSV_START, bookingsCsvHead()];
      let done = 0;
      for await (const rows of bookingChunks(wanted)) {
        if (run.isCancelled) return;
        parts.push(bookingsCsvLines(rows));
        done += rows.length;
        setState({ kind: 'running', done });
      }
      if (run.isCancelled) return;
      saveFile(bookingsCsvName(localToday()), 'text/csv;charset=utf-8', parts.join(''));
      current.current = null;
      setState({ kind: 'finished', done });
    } catch {
      if (run.isCancelled) return;
      current.current = null;
      setState({ kind: 'failed' });
    }
  }, []);

  return { state, start, cancel };
};
