import { MAIL_BUDGET, MAIL_WINDOW_MS } from '@club/domain/limits/mail-budget';
import { canonicalEmail } from '@club/domain/user/user';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import { put } from '../kernel/commit/atomically.ts';
import type { RateBucket } from '../store/collections.ts';
import { bucketId, bucketOf } from '../limits/rate-bucket.ts';
import type { Hits } from '../limits/sliding-window.ts';
import { takeSlotInWindow } from '../limits/sliding-window.ts';

/** What a budget counts: a mail's id and recipient; null is the member. */
type Sent = { id: string; to: string | null };

/** The bucket (`rateLimits`) of all mails that a member causes. */
export const memberBudgetId = (uid: string): string => bucketId('mail-budget', 'member', uid);

/** The bucket of all mails to a guest's address, whichever member causes them. */
export const recipientBudgetId = (email: string): string =>
  bucketId('mail-budget', 'recipient', canonicalEmail(email));

/** The buckets that a mail counts in; a visitor (null) has none of their own. */
const bucketsOf = (uid: string | null, { to }: Sent): { id: string; limit: number }[] => [
  ...(uid === null ? [] : [{ id: memberBudgetId(uid), limit: MAIL_BUDGET.perMember }]),
  ...(to === null ? [] : [{ id: recipientBudgetId(to), limit: MAIL_BUDGET.perRecipient }]),
];

/** The ids of all buckets that some mails need. */
export const budgetIdsOf = (uid: string | null, mails: readonly Sent[]): string[] => [
  ...new Set(mails.flatMap((mail) => bucketsOf(uid, mail).map(({ id }) => id))),
];

/**
 * The ids of the mails that can be sent, the buckets after that, and when the first of the others
 * can be sent (milliseconds since 1970), null when all can.
 */
export type Budgeted = {
  allowed: ReadonlySet<string>;
  hits: ReadonlyMap<string, Hits>;
  freeAt: number | null;
};

/**
 * Counts each mail in its buckets, in order; a mail that exceeds one of them is left out and counts
 * in none.
 */
export const withinBudget = (
  uid: string | null,
  mails: readonly Sent[],
  before: ReadonlyMap<string, Hits>,
  nowMs: number,
): Budgeted => {
  const hits = new Map<string, Hits>();
  const allowed = new Set<string>();
  let freeAt: number | null = null;
  for (const mail of mails) {
    const slots = bucketsOf(uid, mail).map(({ id, limit }) => {
      const taken = hits.get(id) ?? before.get(id) ?? {};
      return { id, slot: takeSlotInWindow(taken, mail.id, limit, nowMs, MAIL_WINDOW_MS) };
    });
    const waits = slots.flatMap(({ slot }) => (slot.ok ? [] : [slot.freeAt]));
    if (waits.length > 0) {
      freeAt ??= Math.max(...waits);
      continue;
    }
    allowed.add(mail.id);
    for (const { id, slot } of slots) if (slot.ok) hits.set(id, slot.hits);
  }
  return { allowed, hits, freeAt };
};

/**
 * The mails that a budget allows, and the writes that count them, to be committed with the mails.
 * `buckets` has at least those of `budgetIdsOf` as they were read. Throws when one is missing.
 */
export const takeBudget = (
  uid: string | null,
  mails: readonly Sent[],
  buckets: readonly Loaded<RateBucket>[],
  nowMs: number,
): Omit<Budgeted, 'hits'> & { writes: Write[] } => {
  const documents = new Map(buckets.map((bucket) => [bucket.ref.id, bucket]));
  const before = new Map(
    [...documents].map(([id, { data }]): [string, Hits] => [id, data?.hits ?? {}]),
  );
  const { allowed, hits, freeAt } = withinBudget(uid, mails, before, nowMs);
  return {
    allowed,
    freeAt,
    writes: [...hits].map(([id, taken]) => {
      const document = documents.get(id);
      if (document === undefined) throw new Error('A mail budget was taken that was not read.');
      return put(document, bucketOf(taken, nowMs, MAIL_WINDOW_MS));
    }),
  };
};
