/**
 * `npm run bench:cost`: what a million visits a month cost, for clubs of 300, 5,000 and 50,000
 * resorts: as rendered pages, as a page that reads the packed directory, and as one that reads every
 * resort. Bytes, reads and times are measured on the built site; the prices (`prices.ts`) and how
 * people visit (`traffic.ts`) are assumed. All visits are first ones: nothing is in the browser yet.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../../scripts/launcher/build.ts';
import { SITE_OUTPUT } from '../../../scripts/launcher/folders.ts';
import { runScript } from '../../../scripts/launcher/lifetime.ts';
import { builtFile, builtSite, pageScripts, sentBytes } from '../../site/page-scripts.ts';
import { costOf, directoryUse, naiveUse, renderedUse } from './designs.ts';
import type { MeasuredScripts } from './designs.ts';
import { measureClub } from './measured-club.ts';
import { gzipSync } from 'node:zlib';

const SIZES = [300, 5_000, 50_000];

/** The scripts that listen: our own, and those of the SDK for the app and Firestore. */
const liveScripts = (): string[] =>
  readdirSync(path.join(SITE_OUTPUT, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`)
    .filter(
      (file) =>
        /\/live-(listeners|sources)/.test(file) ||
        /@firebase\/(app|firestore)[`'"]/.test(builtFile(file).toString('utf8')),
    );

const dollars = (amount: number): string => `$${amount.toFixed(2)}`;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const row = (cost: ReturnType<typeof costOf>) =>
  Object.fromEntries(Object.entries(cost).map(([part, amount]) => [part, dollars(amount)]));

await runScript(async () => {
  await buildAll();
  const scripts: MeasuredScripts = {
    pages: {
      home: sentBytes(pageScripts('home')),
      resort: sentBytes(pageScripts('resort')),
      search: sentBytes(pageScripts('search')),
      'Last Call': sentBytes(pageScripts('Last Call')),
      help: sentBytes(pageScripts('help')),
    },
    live: sentBytes(liveScripts()),
    shell: gzipSync(builtSite().shell).length,
  };
  console.log(
    `\nScripts that listen: ${kb(scripts.live)}; the page without content: ${kb(scripts.shell)}`,
  );
  for (const resorts of SIZES) {
    const club = await measureClub(resorts);
    console.log(
      `\n${resorts.toLocaleString('en-US')} resorts, the directory ${kb(club.directory)}`,
    );
    console.table(
      Object.fromEntries(
        Object.entries(club.pages).map(([page, { html, data, ms, reads }]) => [
          page,
          { HTML: kb(html), data: kb(data), 'rendered in': `${ms.toFixed(1)} ms`, reads },
        ]),
      ),
    );
    console.table({
      rendered: row(costOf(renderedUse(club, scripts, resorts))),
      'packed directory': row(costOf(directoryUse(club, scripts))),
      'every resort read': row(costOf(naiveUse(club, scripts, resorts))),
    });
  }
  return 0;
});
