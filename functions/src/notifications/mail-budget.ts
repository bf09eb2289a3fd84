import { MAIL_BUDGET, MAIL_WINDOW_MS } from '@club/domain/limits/mail-budget';
import { canonicalEmail } from '@club/domain/user/user';
import type { Loaded, Write } from '../kernel/commit/atomically.ts';
import { put } from '../kernel/commit/atomically.ts';
import type { RateBucket } from '../store/collections.ts';
import { bucketId, bucketOf } from '../limits/rate-bucket.ts';
import type { Hits } from '../limits/sliding-window.ts';
import { takePlace } from '../limits/sliding-window.ts';

/** What the budget asks of a mail: its id, and where it goes; null is the member. */
type Sent = { id: string; to: string | null };

/** The bucket (`rateLimits`) of all mails about what a member does. */
export const memberBudgetId = (uid: string): string => bucketId('mail-budget', 'member', uid);

/** The bucket of all mails to somebody else's address, whoever has them sent. */
export const recipientBudgetId = (email: string): string =>
  bucketId('mail-budget', 'recipient', canonicalEmail(email));

/** The buckets that a mail needs a place in; a visitor (null) has none of their own. */
const bucketsOf = (uid: string | null, { to }: Sent): { id: string; limit: number }[] => [
  ...(uid === null ? [] : [{ id: memberBudgetId(uid), limit: MAIL_BUDGET.perMember }]),
  ...(to === null ? [] : [{ id: recipientBudgetId(to), limit: MAIL_BUDGET.perRecipient }]),
];

/** All buckets that mails of a member need. */
export const budgetIdsOf = (uid: string | null, mails: readonly Sent[]): string[] => [
  ...new Set(mails.flatMap((mail) => bucketsOf(uid, mail).map(({ id }) => id))),
];

/**
 * The mails that can be sent, and the buckets after that, by their ids; when the first of those that
 * cannot has places again (milliseconds since 1970), null when all can.
 */
export type Budgeted = {
  allowed: ReadonlySet<string>;
  hits: ReadonlyMap<string, Hits>;
  freeAt: number | null;
};

/**
 * Takes a place for each mail in every bucket that it needs, in their order; a mail for which there is
 * none in one of them is left out and takes none in the others.
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
    const places = bucketsOf(uid, mail).map(({ id, limit }) => {
      const taken = hits.get(id) ?? before.get(id) ?? {};
      return { id, place: takePlace(taken, mail.id, limit, nowMs, MAIL_WINDOW_MS) };
    });
    const waits = places.flatMap(({ place }) => (place.ok ? [] : [place.freeAt]));
    if (waits.length > 0) {
      freeAt ??= Math.max(...waits);
      continue;
    }
    allowed.add(mail.id);
    for (const { id, place } of places) if (place.ok) hits.set(id, place.hits);
  }
  return { allowed, hits, freeAt };
};

/**
 * What a budget allows of some mails, and the writes that take its places, to be committed with the
 * mails. `buckets` has at least those of `budgetIdsOf` as they were read. Throws where one is missing.
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
