import type { Plugin } from 'vite';

/** Files of lucide-react that make icons, and what is written otherwise in each. */
const PARTS: readonly (readonly [file: RegExp, part: RegExp, instead: string])[] = [
  [/\/defaultAttributes\.mjs$/, /xmlns: "[^"]+",/, ''],
  [/\/buildLucideIconNode\.mjs$/, /const aliasClassNames = .*\n.*const iconClassNames = .*\n/, ''],
  [/\/buildLucideIconNode\.mjs$/, /params\.includeDefaultClasses === false/, 'true'],
  [/\/createLucideIcon\.mjs$/, /if \(iconData\.name\) \{[^}]+\}/, ''],
  // Children one by one need no keys.
  [/\/Icon\.mjs$/, /\[(?=\s*\.\.\.builtIconNode)/, '...['],
];

/** Of the data of an icon: its name, the size that is the default, and the keys of its parts. */
const UNREAD = /^ {2}(?:name: "[^"]+"|size: 24),\n|, key: "[^"]+"/gm;

/**
 * Leaves out what nothing here reads of icons: namespaces, class names, names, keys. A page has 200. A
 * release that makes them in another way fails the build.
 */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/lucide-react\/dist\/esm\// },
    handler: (code, id) => {
      if (id.includes('/icons/')) return { code: code.replace(UNREAD, ''), map: null };
      const bare = PARTS.filter(([file]) => file.test(id)).reduce((text, [, part, instead]) => {
        if (!part.test(text)) throw new Error(`${id} has no ${String(part)}.`);
        return text.replace(part, instead);
      }, code);
      return { code: bare, map: null };
    },
  },
});
