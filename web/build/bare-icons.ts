import path from 'node:path';
import type { Plugin } from 'vite';

const BARE_ICON = path.join(import.meta.dirname, 'bare-icon.ts');

/** What the file of an icon imports to make its component. */
const MAKER = '../createLucideIcon.mjs';
/** Of the data of an icon: its name, the size that all have, and the keys of its lines. */
const UNREAD = /^ {2}(?:name: "[^"]+"|size: 24),\n|, key: "[^"]+"/gm;

/**
 * Gives the icons of lucide-react, of which a page has 200, a component that is one element with
 * attributes. Their own is two components and a context around it, and adds namespaces, class names
 * and names that nothing here reads. A release that makes them in another way fails the build.
 */
export const bareIcons = (): Plugin => ({
  name: 'bare-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: (source) => (source === MAKER ? BARE_ICON : null),
  },
  transform: {
    filter: { id: /\/node_modules\/lucide-react\/dist\/esm\/icons\// },
    handler: (code, id) => {
      if (!code.includes(MAKER)) return null;
      if (!code.includes('createLucideIcon(__iconData)')) throw new Error(`${id} has no data.`);
      return { code: code.replace(UNREAD, ''), map: null };
    },
  },
});
