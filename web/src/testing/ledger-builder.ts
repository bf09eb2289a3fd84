import type { LedgerKind } from '@club/domain/points/ledger';
import { ledgerSides } from '@club/domain/points/ledger';
import type { LedgerRow } from '@club/domain/points/ledger-balance';
import { MEMBER_UID } from './live-store-with.ts';

/** A line of the member's ledger with fixed values; tests set what matters to them. */
export const aLedgerRow = (
  seq: number,
  kind: LedgerKind,
  points: number,
  over: Partial<LedgerRow> = {},
): LedgerRow => ({
  id: `line-${seq}`,
  uid: MEMBER_UID,
  seq,
  kind,
  sides: ledgerSides(kind, MEMBER_UID, points),
  bookingId: null,
  at: '2026-11-20T10:00:00.000Z',
  ...over,
});
