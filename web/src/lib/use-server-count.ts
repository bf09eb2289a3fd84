import { useEffect, useState } from 'react';

/** How long a list stands still before it is counted, so that typing costs nothing. */
const SETTLE_MS = 600;

type Counted = { of: string; version: string; count: number };

/**
 * A number that the server counts a moment after `of` has come to rest, and again when `version`
 * changes; null while it is not known, or cannot be. `of` null counts nothing. `count` is a constant.
 */
export const useServerCount = (
  of: string | null,
  version: string,
  count: (of: string) => Promise<number>,
): number | null => {
  const [counted, setCounted] = useState<Counted | null>(null);
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
