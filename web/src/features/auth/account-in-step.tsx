import { canonicalEmail } from '@club/domain/user/user';
import { useEffect } from 'react';
import { callFunction } from '../../kernel/api/api-client.ts';
import { showAs } from '../../shared/identity/identity.ts';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { useSession } from '../../kernel/session/session.tsx';
import { useReleaseOnSignOut } from '../../shared/hold/use-hold-release.ts';

/**
 * Keeps the club's record and the account at the identity service in step. The name and photo of
 * the record count, so that the navigation shows at once what was entered on the profile, also when
 * Google brings its own at the next sign-in. The confirmed address of the account counts: once the
 * link to it was followed the record follows too.
 */
export default function AccountInStep() {
  useReleaseOnSignOut();
  const session = useSession();
  const user = useMemberLive('ownUser');
  const record = user.status === 'ready' ? user.data : null;
  const person = session.status === 'signed-in' ? session : null;

  // While another member signs in on this page, the record of the one before may still be around.
  const isOwnRecord = person !== null && record !== null && record.uid === person.uid;

  // One that the record does not have yet, or does not know as confirmed.
  const newAddress =
    isOwnRecord &&
    person.emailVerified &&
    (canonicalEmail(person.email) !== canonicalEmail(record.email) ||
      record.emailConfirmed !== true)
      ? canonicalEmail(person.email)
      : null;
  useEffect(() => {
    // Should it fail, the next visit tries again.
    if (newAddress !== null) void callFunction('followEmail', {}, { asks: false });
  }, [newAddress]);

  const isShownOtherwise =
    isOwnRecord && (record.name !== person.name || record.photoURL !== person.photoUrl);
  const name = record?.name ?? '';
  const photoUrl = record?.photoURL ?? '';
  useEffect(() => {
    if (!isShownOtherwise) return;
    showAs(name, photoUrl).catch(() => {
      // Offline: the next visit tries again, and the profile shows the record anyway.
    });
  }, [isShownOtherwise, name, photoUrl]);
  return null;
}
