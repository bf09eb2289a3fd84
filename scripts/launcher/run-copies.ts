import { cpSync, mkdirSync, watchFile, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FUNCTIONS_OUTPUT, PAGES_OUTPUT, ROOT, SITE_OUTPUT } from './folders.ts';
import { HOST, type Ports } from './ports.ts';
import { robotsText } from './robots.ts';
import type { Run } from './runs.ts';
import { emulatorAddresses, readFirebaseConfig, RUN_FILES, runHeaders } from './suite-config.ts';

const siteFolder = (run: Run): string => path.join(run.folder, RUN_FILES.site);

/** Where a run has its own copy of the bundled functions. */
export const functionsFolder = (run: Run): string =>
  path.join(run.folder, RUN_FILES.functions, 'lib');

/** Settings of the functions that the emulator reads beside their package.json. */
const FUNCTION_SETTINGS = /^\.env(\.local|\.demo-tideaway)?$/;

/** What the functions emulator needs beside the bundle. */
export const copyFunctionSettings = (run: Run): void => {
  const source = path.join(ROOT, 'functions');
  cpSync(source, path.join(run.folder, RUN_FILES.functions), {
    recursive: true,
    filter: (file) => {
      const name = path.relative(source, file);
      return name === '' || name === 'package.json' || FUNCTION_SETTINGS.test(name);
    },
  });
};

/** This run's own copy of the bundled functions. */
export const copyFunctions = (run: Run): void => {
  copyFunctionSettings(run);
  cpSync(FUNCTIONS_OUTPUT, functionsFolder(run), { recursive: true });
};

/**
 * This run's own copy of the built site and of what renders its pages, with the addresses of this
 * run's emulators.
 */
export const copySite = (run: Run, ports: Ports): void => {
  cpSync(SITE_OUTPUT, siteFolder(run), { recursive: true });
  const pages = path.join(run.folder, RUN_FILES.functions, 'pages');
  cpSync(PAGES_OUTPUT, pages, { recursive: true });
  const headers = JSON.stringify(runHeaders(readFirebaseConfig(), ports));
  writeFileSync(path.join(pages, 'headers.json'), headers);
  const addresses = JSON.stringify(emulatorAddresses(ports));
  writeFileSync(path.join(siteFolder(run), 'emulators.json'), addresses);
  writeFileSync(
    path.join(siteFolder(run), 'robots.txt'),
    robotsText(`http://${HOST}:${ports.hosting}`),
  );
};

/** What Hosting serves while Vite's own server has the pages: a way to it. */
export const writeSignpost = (run: Run, pagesUrl: string): void => {
  mkdirSync(siteFolder(run), { recursive: true });
  const page = `<!doctype html><html lang="en"><title>Tideaway</title><p>During development the pages are at <a href="${pagesUrl}">${pagesUrl}</a>.</p></html>\n`;
  for (const name of ['index.html', 'shell.html', '404.html']) {
    writeFileSync(path.join(siteFolder(run), name), page);
  }
};

/** Rules and indexes of the database as they are now. */
export const copyRules = (run: Run): void => {
  for (const file of [RUN_FILES.rules, RUN_FILES.indexes]) {
    cpSync(path.join(ROOT, file), path.join(run.folder, file));
  }
};

const RULES_POLL_MS = 500;

/** Brings changes of the rules into the run, where the Firestore emulator watches for them. */
export const followRules = (run: Run): void => {
  watchFile(path.join(ROOT, RUN_FILES.rules), { interval: RULES_POLL_MS }, () => copyRules(run));
};
