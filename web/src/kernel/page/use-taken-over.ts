import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};
const yes = (): boolean => true;
const no = (): boolean => false;

/**
 * False while a server renders, and in the browser's first rendering of such a page, which has to be
 * the same; then true, as from the start in a page that no server has rendered.
 */
export const useTakenOver = (): boolean => useSyncExternalStore(never, yes, no);
