import type {
  CancellationTime,
  Refund,
  RefundChoice,
  RefundableStay,
} from '@club/domain/booking/cancellation';
import { cancellationTime, refundOf } from '@club/domain/booking/cancellation';
import { useState } from 'react';
import type { CallError, CallResult } from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import { useNow } from '../../kernel/time/use-now.ts';

/** A cut-off can pass at any second. */
const CHECK_MS = 1000;

const NOTHING: Refund = { cents: 0, points: 0 };

/** Why the last cancellation failed. */
export type CancelFailure =
  | { kind: 'error'; error: CallError }
  /** The refund shown was not the server's. */
  | { kind: 'changed'; from: Refund; to: Refund };

/** What a dialog needs to cancel a stay. */
export type Cancellation = {
  when: CancellationTime;
  /** The refund of a choice at this moment. */
  refundBy: (choice: RefundChoice) => Refund;
  cancel: (choice: RefundChoice, reason: string) => Promise<CallResult<{ refund: Refund }>>;
  isSending: boolean;
  failure: CancelFailure | null;
  /**
   * True while it is unknown whether the order reached the server, or its refund is still under
   * way: the same order again then completes it.
   */
  isUnsettled: boolean;
};

/**
 * Cancels a stay, the member's own or as an admin: the exact refund is shown before, and the server
 * rejects any other figure. `stay` null: the refund cannot be calculated.
 */
export const useCancellation = (bookingId: string, stay: RefundableStay | null): Cancellation => {
  const when = cancellationTime(useNow(CHECK_MS));
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CancelFailure | null>(null);
  // The server's figure takes precedence: its clock decides.
  const [serverRefund, setServerRefund] = useState<{ choice: RefundChoice; refund: Refund } | null>(
    null,
  );
  const refundBy = (choice: RefundChoice): Refund => {
    if (serverRefund?.choice === choice) return serverRefund.refund;
    return stay === null ? NOTHING : refundOf(stay, choice, when);
  };

  const cancel: Cancellation['cancel'] = async (refund, reason) => {
    const expected = refundBy(refund);
    setIsSending(true);
    setFailure(null);
    const result = await callFunction('cancelBooking', { bookingId, reason, refund, expected });
    setIsSending(false);
    if (result.ok) return result;
    const { error } = result;
    if (error.kind === 'api' && error.code === 'refund-changed' && stay !== null) {
      const fresh = error.details?.refund ?? refundOf(stay, refund, cancellationTime(Date.now()));
      setServerRefund({ choice: refund, refund: fresh });
      setFailure({ kind: 'changed', from: expected, to: fresh });
    } else {
      setFailure({ kind: 'error', error });
    }
    return result;
  };

  return {
    when,
    refundBy,
    cancel,
    isSending,
    failure,
    isUnsettled:
      failure?.kind === 'error' &&
      (failure.error.kind === 'network' || ['busy', 'internal'].includes(failure.error.code)),
  };
};
