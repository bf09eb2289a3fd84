import { canonicalEmail } from '@club/domain/user/user';
import { useEffect } from 'react';
import { callFunction } from '../../kernel/api/api-client.ts';
import { showAs } from '../../shared/identity/identity.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { useSession } from '../../kernel/session/session.tsx';
import { useReleaseOnSignOut } from '../../shared/hold/use-hold-release.ts';

/**
 * Synchronizes the club's record with the account at the identity service. Name and photo follow the
 * record, so that the navigation shows what was entered on the profile, even when Google has others.
 * The email follows the account: a confirmed address is written to the record.
 */
export default function AccountSync() {
  useReleaseOnSignOut();
  const session = useSession();
  const user = useMemberLive('ownUser');
  const record = user.status === 'ready' ? user.data : null;
  const person = session.status === 'signed-in' ? session : null;

  // When another member signs in, the record of the previous one may still be there for a moment.
  const isOwnRecord = person !== null && record !== null && record.uid === person.uid;

  // A confirmed address that the record does not have, or has as unconfirmed.
  const newAddress =
    isOwnRecord &&
    person.emailVerified &&
    (canonicalEmail(person.email) !== canonicalEmail(record.email) ||
      record.emailConfirmed !== true)
      ? canonicalEmail(person.email)
      : null;
  useEffect(() => {
    // If it fails, the next visit tries again.
    if (newAddress !== null) void callFunction('followEmail', {}, { askForProof: false });
  }, [newAddress]);

  const isOutOfDate =
    isOwnRecord && (record.name !== person.name || record.photoURL !== person.photoUrl);
  const name = record?.name ?? '';
  const photoUrl = record?.photoURL ?? '';
  useEffect(() => {
    if (!isOutOfDate) return;
    showAs(name, photoUrl).catch(() => {
      // Offline: the next visit tries again, and the profile shows the record anyway.
    });
  }, [isOutOfDate, name, photoUrl]);
  return null;
}
