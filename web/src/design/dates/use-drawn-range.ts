import { startTransition, useEffect, useState } from 'react';
import type { StayRange } from './stay-choice.ts';

const isSame = (one: StayRange, other: StayRange): boolean =>
  one.start === other.start && one.end === other.end;

/**
 * The range that the calendar draws. To draw it takes longer than all the rest, so it follows what was
 * chosen, in a transition: there it is drawn once, with all that the library hears of a press. A
 * deferred value would have it drawn for each.
 */
export const useDrawnRange = ({ start, end }: StayRange, isAtOnce: boolean): StayRange => {
  const [drawn, setDrawn] = useState<StayRange>({ start, end });
  if (isAtOnce && !isSame(drawn, { start, end })) setDrawn({ start, end });
  useEffect(() => {
    startTransition(() => {
      setDrawn((last) => (isSame(last, { start, end }) ? last : { start, end }));
    });
  }, [start, end]);
  return drawn;
};
