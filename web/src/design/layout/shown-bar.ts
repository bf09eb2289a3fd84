/** Which bar is shown, if not the main one, as an attribute of the root of the page. */
export const SHOWN_BAR = 'data-shown-bar';

export type ShownBar = 'written' | 'page' | 'none';

export const WRITTEN_BAR = 'data-written-bar';
export const MAIN_BAR = 'data-main-bar';

/** The attribute that the root of a page needs for the bars that a server has written. */
export const shownBarAttribute = (page: string): string => {
  const shown: ShownBar | null = page.includes(WRITTEN_BAR)
    ? 'written'
    : page.includes(MAIN_BAR)
      ? null
      : 'none';
  return shown === null ? '' : ` ${SHOWN_BAR}="${shown}"`;
};
