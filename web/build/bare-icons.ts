import type { Plugin } from 'vite';

/** Files of lucide-react, and what goes from each. */
const PARTS: readonly (readonly [file: RegExp, part: RegExp, instead: string])[] = [
  [/\/defaultAttributes\.mjs$/, /xmlns: "[^"]+",/, ''],
  [/\/buildLucideIconNode\.mjs$/, /const aliasClassNames = .*\n.*const iconClassNames = .*\n/, ''],
  [/\/buildLucideIconNode\.mjs$/, /params\.includeDefaultClasses === false/, 'true'],
  [/\/createLucideIcon\.mjs$/, /if \(iconData\.name\) \{[^}]+\}/, ''],
];

/**
 * Leaves out what no style of ours reads: the namespace and the class names of each icon, and what tools
 * of developers call it. A page has 200 icons. A new release that is written in another way fails the build.
 */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/(?:shared\/|createLucideIcon\.)/ },
    handler: (code, id) => {
      const bare = PARTS.filter(([file]) => file.test(id)).reduce((text, [, part, instead]) => {
        if (!part.test(text)) throw new Error(`${id} has no ${String(part)}.`);
        return text.replace(part, instead);
      }, code);
      return { code: bare, map: null };
    },
  },
});
