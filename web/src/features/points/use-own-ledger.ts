import type { LedgerRow } from '@club/domain/points/ledger-balance';
import { useMemo, useState } from 'react';
import { useLiveMany } from '../../shared/live/live-data.tsx';
import type { LedgerRange } from '../../shared/live/live-sources.ts';
import type { Live } from '../../kernel/live/live-store.ts';

/** Lines that are loaded at first, and with each 'Show earlier movements'. */
const LEDGER_STEP = 20;

/**
 * The ranges of the first `shown` steps, newest first, of a ledger that had `seq` lines when it was
 * opened. Lines are numbered without gaps and never change, so none is read twice or left out.
 */
export const ledgerRanges = (uid: string, seq: number, shown: number): LedgerRange[] =>
  Array.from({ length: shown }, (_, index) => ({
    uid,
    above: Math.max(0, seq - LEDGER_STEP * (index + 1)),
    upTo: index === 0 ? null : seq - LEDGER_STEP * index,
  })).filter(({ above, upTo }) => upTo === null || upTo > above);

/** The newest lines of a ledger, live; `showMore` loads earlier ones, null when there are none. */
export type OwnLedger = { rows: Live<readonly LedgerRow[]>; showMore: (() => void) | null };

/** The ledger of a member that had `seq` lines when it was opened. */
export const useOwnLedger = (uid: string, seq: number): OwnLedger => {
  const [first] = useState(seq);
  const [shown, setShown] = useState(1);
  const ranges = useMemo(() => ledgerRanges(uid, first, shown), [uid, first, shown]);
  const parts = useLiveMany('ownLedger', ranges);
  const rows = useMemo<OwnLedger['rows']>(
    () => (parts.status === 'ready' ? { status: 'ready', data: parts.data.flat() } : parts),
    [parts],
  );
  const hasMore = (ranges.at(-1)?.above ?? 0) > 0;
  return {
    rows,
    showMore: hasMore
      ? () => {
          setShown((some) => some + 1);
        }
      : null,
  };
};
