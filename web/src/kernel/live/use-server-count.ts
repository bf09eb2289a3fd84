import { useEffect, useState } from 'react';

/** How long a list must not change before it is counted, so that typing costs nothing. */
const SETTLE_MS = 600;

type Counted<Of> = { of: Of; version: string; count: number };

/**
 * A number that the server counts a moment after `of` stops changing, and again when `version`
 * changes; null while it is unknown. `of` null counts nothing. `of` and `count` stay the same while
 * the same thing is counted.
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
        // The list itself says when the club cannot be reached; here only a figure is missing.
        () => active && setCounted(null),
      );
    }, SETTLE_MS);
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [of, version, count]);
  // The number of the previous version is shown until the new one is there.
  return counted !== null && counted.of === of ? counted.count : null;
};
