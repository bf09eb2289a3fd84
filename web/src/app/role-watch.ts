import { useEffect, useRef } from 'react';
import { useMemberLive } from '../shared/live/live-data.tsx';
import type { OwnUser } from '../shared/live/live-sources.ts';
import type { SignedIn } from '../kernel/session/session-of-user.ts';
import { endSession } from '../kernel/session/session-end.ts';
import { refreshSession, useSession } from '../kernel/session/session.tsx';

/** When to ask for a new token while claims and record differ. */
const REFRESH_DELAYS_MS = [0, 2000, 10_000];
/** Longest wait for a new token before the record is read again. */
const REFRESH_WAIT_MS = 1500;

/** A missing record may be the member's own account deletion, which signs out within this time. */
const VANISHED_MS = 1500;

/** Longest wait for the second read, which may never finish. */
const GIVE_UP_MS = 3000;

/**
 * A second denial within this time ends the session. Between the two the record may be shown, from
 * the browser's cache.
 */
const SECOND_DENIAL_MS = 10_000;

const refreshQuietly = (): Promise<void> =>
  refreshSession().catch(() => {
    // Offline, or the account was deleted: then the SDK signs out by itself.
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isSameRole = (record: OwnUser, session: SignedIn): boolean =>
  record.isAdmin === session.isAdmin &&
  (record.needsSecondFactor === true) === (session.secondFactor !== 'not-needed');

/**
 * Keeps an open page in step with what the server says about the person.
 *
 * When role or second factor of the record differ from the token, a new token is fetched. When the
 * server denies reading the own record (demoted, closed, signed out elsewhere), the record is read once
 * more with a new token; a second denial ends the session with a notice. Renders nothing; used once,
 * below `LiveDataProvider`.
 */
export function RoleWatch() {
  const session = useSession();
  const user = useMemberLive('ownUser');
  const record = user.status === 'ready' ? user.data : null;
  const isMember = session.status === 'signed-in';
  const isChanged = isMember && record !== null && !isSameRole(record, session);
  const retry = isMember && user.status === 'error' && user.denied ? user.retry : null;
  const deniedAt = useRef(Number.NEGATIVE_INFINITY);
  const isReady = useRef(false);
  const givingUp = useRef<ReturnType<typeof setTimeout>>(undefined);
  const uid = isMember ? session.uid : null;
  const isMissing = isMember && user.status === 'ready' && user.data === null;
  const knownUid = useRef<string | null>(null);

  useEffect(() => {
    if (record !== null) knownUid.current = uid;
  }, [record, uid]);

  useEffect(() => {
    // A new account has no record yet; one that had a record and lost it is closed.
    if (!isMissing || knownUid.current !== uid) return undefined;
    const timer = setTimeout(() => void endSession(), VANISHED_MS);
    return () => clearTimeout(timer);
  }, [isMissing, uid]);

  useEffect(() => {
    if (!isChanged) return undefined;
    // The server writes record and claims one after the other, so the first token may be old.
    const timers = REFRESH_DELAYS_MS.map((delay) => setTimeout(() => void refreshQuietly(), delay));
    return () => timers.forEach(clearTimeout);
  }, [isChanged]);

  useEffect(() => {
    isReady.current = user.status === 'ready';
  }, [user.status]);

  useEffect(() => {
    if (uid !== null) return;
    // The next sign-in starts without earlier denials.
    deniedAt.current = Number.NEGATIVE_INFINITY;
    clearTimeout(givingUp.current);
  }, [uid]);

  useEffect(() => {
    if (retry === null) return undefined;
    let active = true;
    const recheck = async (): Promise<void> => {
      const now = Date.now();
      if (now - deniedAt.current < SECOND_DENIAL_MS) {
        clearTimeout(givingUp.current);
        await endSession();
        return;
      }
      deniedAt.current = now;
      await Promise.race([refreshQuietly(), pause(REFRESH_WAIT_MS)]);
      if (!active) return;
      givingUp.current = setTimeout(() => {
        if (!isReady.current) void endSession();
      }, GIVE_UP_MS);
      retry();
    };
    void recheck();
    return () => {
      active = false;
    };
  }, [retry]);
  return null;
}
