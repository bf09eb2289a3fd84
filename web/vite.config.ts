import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import type { Plugin, UserConfig } from 'vite';
import { bareIcons } from './build/bare-icons.ts';
import { chunkGroups } from './build/chunks.ts';
import { emptyStandIns } from './build/empty-stand-ins.ts';
import { inlineLook } from './build/inline-look.ts';
import { besideImport } from './build/preloads.ts';
import { globalSheet } from './build/global-sheet.ts';
import { reactAsModule } from './build/react-as-module.ts';
import { resortArt } from './build/resort-art.ts';
import { shortComponentIds } from './build/short-ids.ts';
import { signalsOfReact } from './build/signals-of-react.ts';
import { SERVER_OUTPUT, siteFiles } from './build/site-files.ts';
import { unusedOfRouter } from './build/unused-of-router.ts';
import { withoutPrefixes } from './build/without-prefixes.ts';

/** Addresses of the running emulators as JSON; `npm run dev` sets it. */
const emulators = process.env['TIDEAWAY_EMULATORS'];

/** Paths of the API, which Hosting hands to its function (`firebase.json`). */
const apiPaths = (): string[] => {
  const file = path.resolve(import.meta.dirname, '../firebase.json');
  // Our own file, whose form firebase-tools checks.
  const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
    hosting: { rewrites: { source: string; function?: { functionId: string } }[] };
  };
  return hosting.rewrites.flatMap((rewrite) =>
    rewrite.function?.functionId === 'api' ? [rewrite.source] : [],
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

const server: UserConfig = {
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    rolldownOptions: { input: 'src/app/server/handle-page.ts' },
    outDir: SERVER_OUTPUT,
    emptyOutDir: true,
    copyPublicDir: false,
  },
};

const browser: UserConfig = {
  plugins: [
    reactAsModule(),
    emptyStandIns(),
    unusedOfRouter(),
    signalsOfReact(),
    withoutPrefixes(),
    globalSheet(),
    siteFiles(),
    resortArt(),
    ...(emulators === undefined ? [] : [serveEmulatorAddresses(emulators)]),
  ],
  server: emulators === undefined ? {} : { proxy: proxyToHosting(emulators) },
  // The content security policy allows no images inside of styles and scripts.
  build: {
    assetsInlineLimit: 0,
    // The first that know `light-dark()`, which would else be written as two variables of each element.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Without links that ask ahead, a browser asks for a script when another one imports it.
    modulePreload: { polyfill: false, resolveDependencies: besideImport },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
};

/**
 * Two bundles of one source: `vite build --ssr` makes the one that renders pages on a server, and
 * `vite build` the site, after it, because it adds what the server has to know of the site's files.
 */
export default defineConfig(({ isSsrBuild = false }) =>
  mergeConfig(isSsrBuild ? server : browser, {
    plugins: [react(), inlineLook(), shortComponentIds(), bareIcons()],
    // Ids of styled components from file and place instead of a running number, so that two bundles of
    // the same source give the same ones. `pure`: those that only a server renders are left out.
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  }),
);
