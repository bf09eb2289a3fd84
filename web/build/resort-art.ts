import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Loads the drawing only when a picture is asked for. */
const drawings = async (): Promise<ReadonlyMap<string, () => string>> => {
  const { artFiles } = await import('../../scripts/art/art-files.ts');
  return artFiles();
};

/** Adds the drawings of the demo resorts to the site: as files when it is built, else at each request. */
export const resortArt = (): Plugin => ({
  name: 'resort-art',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const url = request.url?.split('?')[0] ?? '';
      if (!url.startsWith('/art/')) {
        next();
        return;
      }
      void drawings().then((files) => {
        const draw = files.get(url);
        if (draw === undefined) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(draw());
      }, next);
    });
  },
  writeBundle: {
    sequential: true,
    async handler({ dir }, bundle) {
      // The benches build pages of their own.
      if (dir === undefined || bundle['shell.html'] === undefined) return;
      mkdirSync(path.join(dir, 'art'), { recursive: true });
      for (const [file, draw] of await drawings()) writeFileSync(path.join(dir, file), draw());
    },
  },
});
