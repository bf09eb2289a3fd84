import { START_CHUNKS } from './chunks.ts';

/** What every page has from its start, by the names of chunks. */
const AT_ONCE = new RegExp(`^assets/(?:index|rolldown-runtime|${START_CHUNKS.join('|')})-`);

/**
 * The scripts to ask for together with one that is loaded when it is wanted. Vite lists all that the
 * script needs and itself, and every page carries these lists.
 */
export const besideImport = (
  file: string,
  needed: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html' ? needed : needed.filter((other) => other !== file && !AT_ONCE.test(other));
