import { useEffect, useState } from 'react';

/** How long a list stands still before it is counted, so that typing costs nothing. */
const SETTLE_MS = 600;

type Counted<Of> = { of: Of; version: string; count: number };

/**
 * A number that the server counts a moment after `of` has come to rest, and again when `version`
 * changes; null while it is not known, or cannot be. `of` null counts nothing. `of` and `count` stay
 * the same while the same thing is counted.
 */
export const useServerCount = <Of>(
  of: Of | null,
  version: string,
  count: (of: Of) => Promise<number>,
): number | null => {
  const [counted, setCounted] = useState<Counted<Of> | null>(null);
  useEffect(() => {
    if (of === null) return undefined;
    let active = true;
    const timer = setTimeout(() => {
      count(of).then(
        (result) => active && setCounted({ of, version, count: result }),
        // The list says itself when the club cannot be reached; a figure is missing then.
        () => active && setCounted(null),
      );
    }, SETTLE_MS);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [of, version, count]);
  // The number of the version before stands until the new one is there.
  return counted !== null && counted.of === of ? counted.count : null;
};
