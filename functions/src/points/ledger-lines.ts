import type { PointsBatch } from '@club/domain/points/batches';
import { pointsIn } from '@club/domain/points/batches';
import type { LedgerEntry, LedgerKind } from '@club/domain/points/ledger';
import { ledgerSides } from '@club/domain/points/ledger';

/** A new ledger document. */
export type LedgerLine = { id: string; entry: LedgerEntry };

/** A movement of points: the document's id, kind and number. */
export type Movement = { id: string; kind: LedgerKind; points: number; bookingId: string | null };

/**
 * The ledger lines of movements that are committed together, in order, without those of no points.
 * They continue the account's `seq` without gaps; the returned `seq` is the account's new one.
 */
export const ledgerLines = (
  before: { uid: string; seq: number },
  movements: readonly Movement[],
  nowMs: number,
): { seq: number; ledger: LedgerLine[] } => {
  const { uid } = before;
  const at = new Date(nowMs).toISOString();
  const ledger = movements
    .filter(({ points }) => points > 0)
    .map(({ id, kind, points, bookingId }, index) => ({
      id,
      entry: {
        uid,
        seq: before.seq + index + 1,
        kind,
        sides: ledgerSides(kind, uid, points),
        bookingId,
        at,
      },
    }));
  return { seq: before.seq + ledger.length, ledger };
};

/**
 * The movement that removes expired batches from an account, before any other movement. The
 * account's next `seq` makes its id unique.
 */
export const expiryOfBatches = (
  { uid, seq }: { uid: string; seq: number },
  expired: readonly PointsBatch[],
): Movement => ({
  id: `${uid}_expire_${seq + 1}`,
  kind: 'expire',
  points: pointsIn(expired),
  bookingId: null,
});
