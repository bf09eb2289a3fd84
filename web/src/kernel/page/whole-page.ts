import { inFirstPause } from './first-use.ts';
import { afterLaterParts } from './later-part.tsx';
import { whenIdle } from './when-idle.ts';

/** Cards of a list that are laid out in one moment, which together are as large as other parts. */
const CARDS_AT_ONCE = 6;

/** What is laid out in one moment: a part, or some cards that stand side by side. */
const inMoments = (parts: Iterable<HTMLElement>): HTMLElement[][] => {
  const moments: HTMLElement[][] = [];
  for (const part of parts) {
    const before = moments.at(-1);
    const isBeside = part.matches('li') && part.previousElementSibling === before?.at(-1);
    if (isBeside && before !== undefined && before.length < CARDS_AT_ONCE) before.push(part);
    else moments.push([part]);
  }
  return moments;
};

/** After the next frame, in an idle moment. */
const moment = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => whenIdle(() => resolve()));
  });

/** From now on the whole page is laid out. */
export const layOutAtOnce = (): void => {
  delete document.documentElement.dataset['arriving'];
};

/**
 * Lays out, part by part, what a server has written below the window (`data-below`), once someone uses
 * the page. Until then only what is near the window is: fonts, styles and scripts that arrive would lay
 * out all of it again. When all heights are known, what is far from the window is left out again, so
 * that presses and keys are answered without it.
 */
export const layOutInMoments = async (): Promise<void> => {
  if (document.documentElement.dataset['arriving'] === undefined) return;
  await afterLaterParts();
  await new Promise<void>((resolve) => {
    inFirstPause(resolve);
  });
  for (const parts of inMoments(document.querySelectorAll<HTMLElement>('[data-below]'))) {
    await moment();
    for (const part of parts) part.dataset['laidOut'] = '';
  }
  // The browser remembers the height of the last one, too, when it has shown it in a frame.
  await moment();
  layOutAtOnce();
};
