import type { MouseEvent } from 'react';

/** A press that only follows a link, and opens no other tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey;
