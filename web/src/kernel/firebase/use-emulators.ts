import { useEffect, useState } from 'react';
import { usesEmulators } from './firebase.ts';

/** True on a machine with emulators, false on a real site, null until it is known. */
export const useEmulators = (): boolean | null => {
  const [answer, setAnswer] = useState<boolean | null>(null);
  useEffect(() => {
    let active = true;
    usesEmulators().then(
      (uses) => active && setAnswer(uses),
      // Without a network nobody can tell; nothing local is shown then.
      () => active && setAnswer(false),
    );
    return () => {
      active = false;
    };
  }, []);
  return answer;
};
