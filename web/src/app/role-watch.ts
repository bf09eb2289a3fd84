import { useEffect, useRef } from 'react';
import { useMemberLive } from '../shared/live/live-data.tsx';
import type { OwnUser } from '../shared/live/live-sources.ts';
import {
  type SignedIn,
  endSession,
  refreshSession,
  useSession,
} from '../kernel/session/session.tsx';

/** When to ask for a new token while claims and record differ. */
const REFRESH_DELAYS_MS = [0, 2000, 10_000];
/** Longest wait for a new token before the record is asked for again. */
const REFRESH_WAIT_MS = 1500;

/** How long a record that vanished may take to be the person's own doing (deleting the account). */
const VANISHED_MS = 1500;

/** Longest wait for an answer to the second try, which may be none at all. */
const GIVE_UP_MS = 3000;

/**
 * A second refusal within this time ends the session. Between the two the record may well show, as
 * the browser still has it from before.
 */
const TWICE_WITHIN_MS = 10_000;

const refreshQuietly = (): Promise<void> =>
  refreshSession().catch(() => {
    // Offline, or the account is gone, in which case the SDK has signed out by itself.
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isSameRole = (record: OwnUser, session: SignedIn): boolean =>
  record.isAdmin === session.isAdmin &&
  (record.needsSecondFactor === true) === (session.secondFactor !== 'not-needed');

/**
 * Keeps an open page in step with what the server says about the person.
 *
 * When the record tells another role than the token, or another demand of a second factor, a new
 * token is fetched. When the server no longer lets them read their own record (demoted, closed, ended
 * elsewhere) the session is over: a new token and a second try, then they are signed out here too,
 * and told so. Renders nothing; once, below `LiveDataProvider`.
 */
export function RoleWatch() {
  const session = useSession();
  const user = useMemberLive('ownUser');
  const record = user.status === 'ready' ? user.data : null;
  const isMember = session.status === 'signed-in';
  const isChanged = isMember && record !== null && !isSameRole(record, session);
  const retry = isMember && user.status === 'error' && user.denied ? user.retry : null;
  const refusedAt = useRef(Number.NEGATIVE_INFINITY);
  const isReady = useRef(false);
  const givingUp = useRef<ReturnType<typeof setTimeout>>(undefined);
  const uid = isMember ? session.uid : null;
  const isMissing = isMember && user.status === 'ready' && user.data === null;
  const knownUid = useRef<string | null>(null);

  useEffect(() => {
    if (record !== null) knownUid.current = uid;
  }, [record, uid]);

  useEffect(() => {
    // A new account has no record yet; one that had it and has none any more is closed.
    if (!isMissing || knownUid.current !== uid) return undefined;
    const timer = setTimeout(() => void endSession(), VANISHED_MS);
    return () => clearTimeout(timer);
  }, [isMissing, uid]);

  useEffect(() => {
    if (!isChanged) return undefined;
    // The server writes record and claims one after the other, so the first answer may be old.
    const timers = REFRESH_DELAYS_MS.map((delay) => setTimeout(() => void refreshQuietly(), delay));
    return () => timers.forEach(clearTimeout);
  }, [isChanged]);

  useEffect(() => {
    isReady.current = user.status === 'ready';
  }, [user.status]);

  useEffect(() => {
    if (uid !== null) return;
    // Whoever signs in next, or again, begins with a clean slate.
    refusedAt.current = Number.NEGATIVE_INFINITY;
    clearTimeout(givingUp.current);
  }, [uid]);

  useEffect(() => {
    if (retry === null) return undefined;
    let active = true;
    const lookAgain = async (): Promise<void> => {
      const now = Date.now();
      if (now - refusedAt.current < TWICE_WITHIN_MS) {
        clearTimeout(givingUp.current);
        await endSession();
        return;
      }
      refusedAt.current = now;
      await Promise.race([refreshQuietly(), pause(REFRESH_WAIT_MS)]);
      if (!active) return;
      givingUp.current = setTimeout(() => {
        if (!isReady.current) void endSession();
      }, GIVE_UP_MS);
      retry();
    };
    void lookAgain();
    return () => {
      active = false;
    };
  }, [retry]);
  return null;
}
