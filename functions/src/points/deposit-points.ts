import { ApiError } from '@club/domain/api/errors';
import { accountAsOf, depositable, EMPTY_ACCOUNT } from '@club/domain/points/account';
import { creditDay, pointsDay } from '@club/domain/points/batches';
import type { Firestore } from 'firebase-admin/firestore';
import { fingerprintOf } from '../store/document-ids.ts';
import { atomically, create, put } from '../kernel/commit/atomically.ts';
import { collections } from '../store/collections.ts';
import type { Handler } from '../kernel/http/handler.ts';
import { rateSlot, takeSlot } from '../limits/rate-slot.ts';
import { messageWrites, recipientOf } from '../notifications/club-message.ts';
import { memberBudgetId } from '../notifications/mail-budget.ts';
import { pointsDeposited } from '../notifications/points-deposited.ts';
import { requireConfirmedEmail } from '../account/confirmed-email.ts';
import { decideDeposit, depositLineId, pointsMoved } from './deposit-decision.ts';
import type { PointsProgramme } from './points-programme.ts';

const overLimit = (allowed: number): ApiError =>
  new ApiError('deposit-limit', { field: 'points', details: { allowed } });

/**
 * The callable `depositpoints`: deposits points for the caller once the points programme has
 * confirmed them (rules 3.4). The same `requestId` deposits once.
 */
export const depositPoints: Handler<
  'depositPoints',
  'caller' | 'nowMs',
  { db: Firestore; pointsProgramme: PointsProgramme }
> = async ({ points, requestId }, { caller, nowMs, db, pointsProgramme }) => {
  await requireConfirmedEmail(caller);
  const club = collections(db);
  const deposit = { uid: caller.uid, requestId, points };
  const depositId = fingerprintOf([caller.uid, requestId]);
  const slot = rateSlot('deposit', caller, depositId);
  const references = {
    account: club.accounts.doc(caller.uid),
    deposited: club.ledger.doc(depositLineId(deposit, 'deposit')),
    repaid: club.ledger.doc(depositLineId(deposit, 'repay')),
    user: club.users.doc(caller.uid),
    rates: slot.buckets.map(({ id }) => club.rateLimits.doc(id)),
    budgets: [club.rateLimits.doc(memberBudgetId(caller.uid))],
  };
  const [account, earlier] = await Promise.all([
    references.account.get(),
    references.deposited.get(),
  ]);
  if (!earlier.exists) {
    const response = await pointsProgramme.confirmDeposit({
      key: references.deposited.id,
      points,
      allowedThisYear: depositable(account.data() ?? EMPTY_ACCOUNT, creditDay(nowMs)),
    });
    if (!response.approved) throw overLimit(response.allowed);
  }
  return atomically(db, references, (documents) => {
    const before = documents.account.data ?? EMPTY_ACCOUNT;
    if (documents.deposited.data !== undefined) {
      if (pointsMoved(documents.deposited.data) !== points) throw new ApiError('key-reused');
      const repaid = pointsMoved(documents.repaid.data);
      const { account: now } = accountAsOf(before, pointsDay(nowMs));
      return { result: { account: now, repaid, added: points - repaid } };
    }
    const decision = decideDeposit(before, deposit, nowMs);
    if (!decision.ok) throw overLimit(decision.allowed);
    const { account: after, repaid, added, batch, ledger } = decision;
    const recipient = recipientOf(caller.uid, documents.user.data);
    return {
      result: { account: after, repaid, added },
      writes: [
        put(documents.account, after),
        ...takeSlot(slot, documents.rates, nowMs),
        ...ledger.map(({ id, entry }) => create(club.ledger.doc(id), entry)),
        ...messageWrites(
          club,
          recipient,
          [
            pointsDeposited(
              { requestId, depositId },
              { repaid, added, batch, account: after },
              nowMs,
            ),
          ],
          documents.budgets,
          nowMs,
        ),
      ],
    };
  });
};
