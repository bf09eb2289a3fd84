import type { Plugin } from 'vite';
import { media } from '../src/design/theme/media.ts';
import { theme } from '../src/design/theme/theme.ts';

type Texts = { readonly [name: string]: string | Texts };

const LOOK: Readonly<Record<string, Texts>> = { media, theme };

const textAt = (texts: Texts, path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
};

const inlined = (code: string, name: string, texts: Texts): string => {
  if (!new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/${name}\\.ts'`).test(code)) {
    return code;
  }
  const replacing =
    (form: (text: string) => string) =>
    (use: string, path: string): string => {
      const text = textAt(texts, path);
      return text === undefined ? use : form(text);
    };
  return code
    .replace(
      new RegExp(`\\$\\{${name}\\.([\\w.]+)\\}`, 'g'),
      replacing((text) => text),
    )
    .replace(
      new RegExp(`\\b${name}\\.([\\w.]+)`, 'g'),
      replacing((text) => `'${text}'`),
    );
};

/**
 * Writes the variables of the theme and the queries of media into the styles that use them. Else every
 * page would carry the names and both colours of all of them, and put each style together from dozens
 * of pieces, in the browser and on the server.
 */
export const inlineLook = (): Plugin => ({
  name: 'inline-look',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/ },
    handler: (code, id) => ({
      // Nothing but values: what no one uses of it needs no script.
      ...(id.endsWith('/theme/tokens.ts') ? { moduleSideEffects: false } : {}),
      code: Object.entries(LOOK).reduce((text, [name, texts]) => inlined(text, name, texts), code),
      map: null,
    }),
  },
});
