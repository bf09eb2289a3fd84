import { useEffect, useRef, useState } from 'react';

/** How long typing pauses before the text counts, milliseconds. */
const PAUSE_MS = 300;

/**
 * What the reader types, passed on trimmed once typing pauses, or at once by `commit`.
 * Follows `value` when it changes from elsewhere, for instance by going back.
 */
export const useTypedText = (
  value: string,
  onCommit: (text: string) => void,
): { typed: string; type: (text: string) => void; commit: (text: string) => void } => {
  const [typed, setTyped] = useState(value);
  const [committed, setCommitted] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address follows a moment after it was changed here; that change is not news.
  if (lastValue !== value) {
    setLastValue(value);
    if (value !== committed) {
      setTyped(value);
      setCommitted(value);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string): void => {
    clearTimeout(timer.current);
    const next = text.trim();
    setTyped(text);
    if (next === committed) return;
    setCommitted(next);
    onCommit(next);
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  return {
    typed,
    type: (text) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latestCommit.current(text), PAUSE_MS);
    },
    commit,
  };
};
