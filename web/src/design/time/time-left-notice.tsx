import { useState } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

/** When the time left is read out; the last warning leaves time to act (WCAG 2.2.1). */
const ANNOUNCED_SECONDS = [120, 20, 0] as const;

const count = (amount: number, word: string): string =>
  `${amount} ${word}${amount === 1 ? '' : 's'}`;

const wordsOf = (seconds: number): string => {
  if (seconds === 0) return 'The time is up.';
  return seconds % 60 === 0
    ? `${count(seconds / 60, 'minute')} left.`
    : `${count(seconds, 'second')} left.`;
};

/** The newest mark that has been passed since the start, or null before the first. */
export const announcedMark = (secondsAtStart: number, secondsLeft: number): number | null => {
  const passed = ANNOUNCED_SECONDS.filter((mark) => mark < secondsAtStart && secondsLeft <= mark);
  return passed.at(-1) ?? null;
};

type TimeLeftNoticeProps = {
  secondsLeft: number;
  /** Read out after the time at 2 minutes and 20 seconds: what the reader can do. */
  advice?: string | undefined;
};

/**
 * Reads the time left out politely, at 2 minutes, 20 seconds and the end only. Key it by its
 * deadline: marks that were passed before the start are not read out.
 */
export function TimeLeftNotice({ secondsLeft, advice }: TimeLeftNoticeProps) {
  const [secondsAtStart] = useState(secondsLeft);
  const mark = announcedMark(secondsAtStart, secondsLeft);
  return (
    <VisuallyHidden aria-live="polite">
      {mark !== null && wordsOf(mark)}
      {mark !== null && mark > 0 && advice !== undefined && ` ${advice}`}
    </VisuallyHidden>
  );
}
