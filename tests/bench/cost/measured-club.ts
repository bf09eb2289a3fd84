import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueRow } from '@club/domain/catalogue/packed-catalogue';
import { encodeCatalogue } from '../../../functions/src/catalogue/catalogue-document.ts';
import { PAGES_OUTPUT } from '../../../scripts/launcher/folders.ts';
import { withJoiningDay } from '../../../scripts/seed/joining-days.ts';
import { buildSeedResorts } from '../../../scripts/seed/resorts.ts';
import { builtSite } from '../../site/page-scripts.ts';
import type { ArrivalPage } from '../../site/page-scripts.ts';

type Target = { path: string } | { query: unknown };
type Answer = { status: number; body: string | Uint8Array };
type Stored = { id: string; fields: object };
type Answerer = {
  handlePage: (
    request: { method: string; url: string },
    tools: {
      read: (target: Target) => Promise<readonly Stored[]>;
      kept: (target: Target) => readonly Stored[] | null;
      now: () => number;
      site: object;
    },
  ) => Promise<Answer>;
};

/** A page as it is sent for the first time. */
export type MeasuredPage = {
  /** The page's HTML, gzipped. */
  html: number;
  /** Data that it names and the browser loads with it. */
  data: number;
  /** Median time of a rendering. */
  ms: number;
  /** Documents that the rendering reads, without the directory, which an instance has. */
  reads: number;
};

export type MeasuredClub = {
  pages: Readonly<Record<ArrivalPage, MeasuredPage>>;
  /** The packed directory on its way to a browser that listens to it. */
  directory: number;
  /** The document of one resort on its way to a browser. */
  resort: number;
};

const DAY = '2026-12-02';
const ROUNDS = 7;
const DIRECTORY = 'catalogue/directory';
/** An instance has it, too; nothing is booked in this club. */
const NIGHTS = 'availability/directory';

const sent = (content: string | Uint8Array): number => gzipSync(content).length;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Renders the pages of a demo club of this size with the bundle that is deployed. */
export const measureClub = async (size: number): Promise<MeasuredClub> => {
  const stored = buildSeedResorts(size).map((resort) => withJoiningDay(resort, DAY));
  const now = Date.parse(`${DAY}T12:00:00Z`);
  const packed = encodeCatalogue(
    stored.map((resort) => catalogueRow(resort._id, resort)),
    now,
  );
  // An instance has the directory already, and unpacks it once for many pages.
  const directory: readonly Stored[] = [
    { id: 'directory', fields: { ...packed, packed: new Uint8Array(packed.packed) } },
  ];
  const resorts = new Map(stored.map((resort) => [`resorts/${resort._id}`, resort]));
  const kept = (target: Target): readonly Stored[] | null =>
    'path' in target && target.path === DIRECTORY ? directory : null;
  let reads: string[] = [];
  const read = async (target: Target): Promise<readonly Stored[]> => {
    const known = kept(target);
    if (known !== null || !('path' in target)) return known ?? [];
    reads.push(target.path);
    const fields = resorts.get(target.path);
    return fields === undefined ? [] : [{ id: path.basename(target.path), fields }];
  };
  const bundle = pathToFileURL(path.join(PAGES_OUTPUT, 'handle-page.js')).href;
  // Its own types are of the web, which other compiler options check.
  const { handlePage } = (await import(bundle)) as Answerer;
  const headers = { 'Content-Security-Policy': "script-src 'self'; style-src 'self'" };
  const tools = { read, kept, now: () => now, site: { ...builtSite(), headers } };
  const answer = async (address: string): Promise<Answer> => {
    const found = await handlePage({ method: 'GET', url: `https://club.example${address}` }, tools);
    if (found.status !== 200) throw new Error(`${address} is answered with ${found.status}.`);
    return found;
  };

  const measure = async (address: string): Promise<MeasuredPage> => {
    const times: number[] = [];
    let body: Answer['body'] = '';
    for (let round = 0; round < ROUNDS; round += 1) {
      reads = [];
      const began = performance.now();
      ({ body } = await answer(address));
      times.push(performance.now() - began);
    }
    const own = new Set(reads.filter((name) => name !== NIGHTS));
    const named = [...String(body).matchAll(/"\$address":"([^"]+)"/g)].map(([, at = '']) => at);
    const data = await Promise.all(named.map(async (at) => sent((await answer(at)).body)));
    return {
      html: sent(body),
      data: data.reduce((sum, bytes) => sum + bytes, 0),
      ms: median(times),
      reads: own.size,
    };
  };

  const [first] = stored;
  if (first === undefined) throw new Error('The club has no resorts.');
  return {
    pages: {
      home: await measure('/'),
      resort: await measure(`/singleResortPage/${first._id}`),
      search: await measure('/search?q=beach'),
      'Last Call': await measure('/lastCallVacation'),
      help: await measure('/help'),
    },
    // Firestore sends bytes as base64.
    directory: sent(packed.packed.toString('base64')),
    resort: sent(JSON.stringify(first)),
  };
};
