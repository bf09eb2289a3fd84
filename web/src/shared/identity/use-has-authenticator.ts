import { useEffect, useState } from 'react';
import { currentUser } from './identity.ts';
import { hasAuthenticator } from './second-factor.ts';

/** Whether the account has an authenticator app; null until it is known. */
export const useHasAuthenticator = () => {
  const [isOn, setOn] = useState<boolean | null>(null);
  useEffect(() => {
    let active = true;
    const read = async (): Promise<boolean> => hasAuthenticator(await currentUser());
    read().then(
      (known) => active && setOn(known),
      () => {
        // Offline: nothing can be changed then anyway.
      },
    );
    return () => {
      active = false;
    };
  }, []);
  return { isOn, setOn };
};
