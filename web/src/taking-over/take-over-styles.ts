import { __PRIVATE__ } from 'styled-components';
import { PAGE_SHEET, takeOverSheets } from './page-sheet.ts';

let isDone = false;

/**
 * Must run before any styled component is made. Left to itself, styled-components makes all rules of a
 * page again, one by one, and removes those that a server has written: 10 ms, and then the browser styles
 * all of the page again, four times as long on a phone.
 */
export const takeOverStyles = (): void => {
  if (isDone) return;
  isDone = true;
  const [above, below] = document.querySelectorAll<HTMLStyleElement>(`style[${PAGE_SHEET}]`);
  if (above === undefined || below === undefined) return;
  // Out of what React takes over. The browser keeps what it has read of the same text.
  above.after(below);
  takeOverSheets(above, below, __PRIVATE__.mainSheet);
};

// The script of the packages has this at its end (`build/chunks.ts`), so a task of its own runs before
// the next script does: with that one it holds a slow phone up for too long.
setTimeout(takeOverStyles);
