import type { Plugin } from 'vite';

/** An error that React DOM makes when it starts, to throw it as a signal to itself. */
const SIGNAL = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes the signals that React DOM throws to itself without a stack, which nothing reads. Where
 * developer tools or Lighthouse are attached, the browser reads the code of every function on the
 * stack again to say where an error was made: all of React DOM, while it starts.
 */
export const signalsOfReact = (): Plugin => ({
  name: 'signals-of-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => {
      if (code.search(SIGNAL) < 0) throw new Error('React DOM makes its signals in another way.');
      const signal = '$1 = Object.create(Error.prototype, { message: { value: $2 } })';
      return { code: code.replaceAll(SIGNAL, signal), map: null };
    },
  },
});
