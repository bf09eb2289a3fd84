import { useEffect, useState } from 'react';
import { usesEmulators } from './firebase.ts';

/** True on a machine with emulators, false on a real site, null until it is known. */
export const useEmulators = (): boolean | null => {
  const [hasEmulators, setHasEmulators] = useState<boolean | null>(null);
  useEffect(() => {
    let active = true;
    usesEmulators().then(
      (uses) => active && setHasEmulators(uses),
      // Unknown without a network; nothing local is shown then.
      () => active && setHasEmulators(false),
    );
    return () => {
      active = false;
    };
  }, []);
  return hasEmulators;
};
