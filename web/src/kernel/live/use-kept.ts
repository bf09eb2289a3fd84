import { useState } from 'react';

/** Keeps the first value with a key until the key changes, so that equal values stay the same. */
export const useKept = <Value>(key: string, value: Value): Value => {
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key) return kept.value;
  setKept({ key, value });
  return value;
};
