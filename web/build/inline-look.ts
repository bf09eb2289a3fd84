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
  const uses = new RegExp(`(\\$\\{)?\\b${name}\\.([\\w.]+)(?:(?<=\\$\\{[\\w.]+)\\})?`, 'g');
  return code.replace(uses, (use, inText: string | undefined, path: string) => {
    const text = textAt(texts, path);
    if (text === undefined) return use;
    const isAlone = inText !== undefined && use.endsWith('}');
    return isAlone ? text : `${inText ?? ''}'${text}'`;
  });
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
