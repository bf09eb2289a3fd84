import { useState } from 'react';

/** The value that came first with a key, until another key comes: what is equal stays the same. */
export const useKept = <Value>(key: string, value: Value): Value => {
  const [kept, setKept] = useState({ key, value });
  if (kept.key === key) return kept.value;
  setKept({ key, value });
  return value;
};
