import type { PointsBatch } from '@club/domain/points/batches';
import { pointsIn } from '@club/domain/points/batches';
import type { LedgerEntry, LedgerKind } from '@club/domain/points/ledger';
import { ledgerSides } from '@club/domain/points/ledger';

/** A new ledger document. */
export type LedgerLine = { id: string; entry: LedgerEntry };

/** Points that move: the document's id, why they move, how many. */
export type Movement = { id: string; kind: LedgerKind; points: number; bookingId: string | null };

/**
 * The ledger lines of movements that are committed together, in their order; one of no points leaves
 * none. Their `seq` goes on from the account's without gaps, and `seq` is what the account has then.
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
 * The movement that takes expired batches off an account, in a line before whatever else moves. The
 * account's next number makes its id one that no other line has.
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
