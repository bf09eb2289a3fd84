import type { Plugin } from 'vite';

const PREFIXES = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;

/**
 * Lets the bundler leave out what gives styles the prefixes of old browsers, which the club never asks
 * styled-components for.
 */
export const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/styled-components\/dist\/styled-components\.browser\.esm\.js$/ },
    handler: (code) => {
      if (!PREFIXES.test(code)) throw new Error('styled-components adds prefixes in another way.');
      return { code: code.replace(PREFIXES, ''), map: null };
    },
  },
});
