import type { Plugin } from 'vite';

/** Makes a component or a context at the start of a module. */
const MADE = /(?<= = )(?=React\d*\.(?:createContext|forwardRef)\()/g;
/** What tools of developers call it. */
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/**
 * Lets the bundler leave out the components and contexts of React Router that nothing uses (forms,
 * what is awaited, what a framework renders). Its files do not say that making one does nothing else,
 * and give each a name, so that all of them were kept.
 */
export const unusedOfRouter = (): Plugin => ({
  name: 'unused-of-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code.replace(MADE, '/* @__PURE__ */ ').replace(NAMED, ''),
      map: null,
    }),
  },
});
