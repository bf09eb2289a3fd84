import type { Plugin } from 'vite';
import { GLOBAL_CSS } from '../src/design/theme/global-css.ts';

const SHEET = '/src/design/theme/global.css';

/**
 * Makes a style sheet of the global rules, so that no script has to: rules that a script adds have the
 * browser style the whole page again.
 */
export const globalSheet = (): Plugin => ({
  name: 'global-sheet',
  enforce: 'pre',
  load: (id) => (id.replace(/\?.*/, '').endsWith(SHEET) ? GLOBAL_CSS : null),
});
