import { inFirstPause } from './first-use.ts';
import { reportError } from './report-errors.ts';
import { whenIdle } from './when-idle.ts';

/** The fonts of a page that a server has written: first those of Latin letters, then the others. */
const SHEETS = 'style[media]';

/**
 * Loads what sees to the other fonts of a page: soon where it has letters that need them, else in the
 * first pause of its reader. Returns the way to stop.
 */
export const loadLaterFonts = (page: Element): (() => void) => {
  const others = document.querySelectorAll<HTMLStyleElement>(SHEETS)[1];
  const fonts = others?.sheet ?? null;
  // Where the browser keeps the fonts of a page, all that it needs have applied from the start.
  if (others === undefined || fonts === null || others.media === 'all') return () => {};
  const isLater = others.hasAttribute('data-later');
  const load = (): void => {
    import('./later-fonts.ts')
      .then(({ watchForLetters }) => watchForLetters(fonts, page, isLater))
      .catch(reportError);
  };
  if (isLater) return inFirstPause(load);
  whenIdle(load);
  return () => {};
};
