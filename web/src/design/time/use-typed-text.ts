import { useEffect, useRef, useState } from 'react';

/** How long typing rests before it is told on, milliseconds. */
const REST_MS = 300;

/**
 * What somebody types, told on without outer spaces once they rest for `restMs`, or at once by
 * `tell`. Follows `value` when it changes from elsewhere, for instance by going back.
 */
export const useTypedText = (
  value: string,
  onTell: (text: string) => void,
  restMs: number = REST_MS,
): { typed: string; type: (text: string) => void; tell: (text: string) => void } => {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address follows a moment after it was told; what comes back then is no news.
  if (seen !== value) {
    setSeen(value);
    if (value !== told) {
      setTyped(value);
      setTold(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (text: string): void => {
    clearTimeout(timer.current);
    const next = text.trim();
    setTyped(text);
    if (next === told) return;
    setTold(next);
    onTell(next);
  };
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });

  return {
    typed,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestTell.current(text), restMs);
    },
    tell,
  };
};
