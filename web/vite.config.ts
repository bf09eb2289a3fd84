import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { emptyStandIns } from './build/empty-stand-ins.ts';

/** Addresses of the running emulators as JSON; `npm run dev` sets it. */
const emulators = process.env['TIDEAWAY_EMULATORS'];

/** Paths of the API: those that Hosting hands to a function (`firebase.json`). */
const apiPaths = (): string[] => {
  const file = path.resolve(import.meta.dirname, '../firebase.json');
  // Our own file, whose form firebase-tools checks.
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: { rewrites: { source: string; function?: unknown }[] };
  };
  return hosting.rewrites.flatMap((rewrite) =>
    rewrite.function === undefined ? [] : [rewrite.source],
  );
};

/** Answers `/emulators.json`, as the Hosting emulator does outside of development. */
const serveEmulatorAddresses = (addresses: string): Plugin => ({
  name: 'emulator-addresses',
  configureServer: ({ middlewares }) => {
    middlewares.use('/emulators.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(addresses);
    });
  },
});

/** Hands the API's paths to the Hosting emulator, which knows the functions. */
const proxyToHosting = (addresses: string): Record<string, string> => {
  // Written by our own launcher.
  const { hosting } = JSON.parse(addresses) as { hosting: { host: string; port: number } };
  const target = `http://${hosting.host}:${hosting.port}`;
  return Object.fromEntries(apiPaths().map((source) => [`^${source}(\\?.*)?$`, target]));
};

export default defineConfig({
  plugins: [
    react(),
    emptyStandIns(),
    ...(emulators === undefined ? [] : [serveEmulatorAddresses(emulators)]),
  ],
  server: emulators === undefined ? {} : { proxy: proxyToHosting(emulators) },
  // Ids of styled components from file and place instead of a running number, so that two bundles of
  // the same source give the same ones.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false } } },
  // The content security policy allows no images inside of styles and scripts.
  build: {
    assetsInlineLimit: 0,
    // Which files each page needs: for the server that names them, and for tests and benches.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
});
