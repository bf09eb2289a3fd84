import { startTransition, use, useEffect, useState } from 'react';
import { PageTimeContext } from '../time/page-time.ts';
import { inFirstPause } from './first-use.ts';
import { whenIdle } from './when-idle.ts';

let last: Promise<void> | undefined;

const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    inFirstPause(resolve);
  });

/** Runs work in an idle moment after the frame that shows the work before it, once the page is used. */
const inTurn = (work: () => void): void => {
  const before = (last ??= firstUse());
  last = new Promise((resolve) => {
    void before.then(() =>
      requestAnimationFrame(() =>
        whenIdle(() => {
          work();
          resolve();
        }),
      ),
    );
  });
};

/**
 * For one of many parts that no reader of a written page sees at first: false while a server renders,
 * and in its page until someone uses it and the browser has had time for the parts before it; elsewhere
 * true at once.
 */
export const useTurn = (): boolean => {
  const isWritten = use(PageTimeContext) !== null;
  const [isDue, setIsDue] = useState(!isWritten);
  useEffect(() => {
    if (isDue) return undefined;
    let isOver = false;
    inTurn(() => {
      if (!isOver) startTransition(() => setIsDue(true));
    });
    return () => {
      isOver = true;
    };
  }, [isDue]);
  return isDue;
};
