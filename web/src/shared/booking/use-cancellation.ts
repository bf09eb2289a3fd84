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
import { useNow } from '../../design/time/use-now.ts';

/** A cut-off passes at a second of its own. */
const CHECK_MS = 1000;

const NOTHING: Refund = { cents: 0, points: 0 };

/** Why the last press on the button cancelled nothing. */
export type CancelFailure =
  | { kind: 'error'; error: CallError }
  /** The refund shown was not the server's. */
  | { kind: 'changed'; from: Refund; to: Refund };

/** What a dialog needs to cancel a stay. */
export type Cancellation = {
  when: CancellationTime;
  /** What a choice gives back at this moment. */
  refundBy: (choice: RefundChoice) => Refund;
  cancel: (choice: RefundChoice, reason: string) => Promise<CallResult<{ refund: Refund }>>;
  isSending: boolean;
  failure: CancelFailure | null;
  /**
   * True while nobody knows whether the order got through, or its money is still on its way: the same
   * order again then brings it to an end.
   */
  isUnsettled: boolean;
};

/**
 * Cancels a stay, of the member's own or as an admin: what comes back is shown before, to the point and
 * cent, and the server refuses any other figure. `stay` null: no refund can be worked out.
 */
export const useCancellation = (bookingId: string, stay: RefundableStay | null): Cancellation => {
  const when = cancellationTime(useNow(CHECK_MS));
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<CancelFailure | null>(null);
  // The server's own figure counts more than ours: its clock decides.
  const [told, setTold] = useState<{ choice: RefundChoice; refund: Refund } | null>(null);
  const refundBy = (choice: RefundChoice): Refund => {
    if (told?.choice === choice) return told.refund;
    return stay === null ? NOTHING : refundOf(stay, choice, when);
  };

  const cancel: Cancellation['cancel'] = async (refund, reason) => {
    const expected = refundBy(refund);
    setIsSending(true);
    setFailure(null);
    const answer = await callFunction('cancelBooking', { bookingId, reason, refund, expected });
    setIsSending(false);
    if (answer.ok) return answer;
    const { error } = answer;
    if (error.kind === 'api' && error.code === 'refund-changed' && stay !== null) {
      const fresh = error.details?.refund ?? refundOf(stay, refund, cancellationTime(Date.now()));
      setTold({ choice: refund, refund: fresh });
      setFailure({ kind: 'changed', from: expected, to: fresh });
    } else {
      setFailure({ kind: 'error', error });
    }
    return answer;
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
