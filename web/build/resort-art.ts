import type { ServerResponse } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Loads the drawing only when a picture is asked for. */
const drawings = async (): Promise<ReadonlyMap<string, () => string>> => {
  const { ART_FILES } = await import('../../scripts/art/art-files.ts');
  return ART_FILES;
};

/** Adds the drawings of the demo resorts to the site: as files when it is built, else at each request. */
export const resortArt = (): Plugin => ({
  name: 'resort-art',
  configureServer: ({ middlewares }) => {
    const answer = async (url: string, response: ServerResponse): Promise<boolean> => {
      const draw = (await drawings()).get(url);
      if (draw === undefined) return false;
      response.setHeader('Content-Type', 'image/svg+xml');
      response.end(draw());
      return true;
    };
    middlewares.use((request, response, next) => {
      const url = request.url?.split('?')[0] ?? '';
      const send = async (): Promise<void> => {
        try {
          if (!url.startsWith('/art/') || !(await answer(url, response))) next();
        } catch (failure) {
          next(failure);
        }
      };
      void send();
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
