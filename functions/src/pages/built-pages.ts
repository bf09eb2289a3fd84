import { readFileSync } from 'node:fs';
import type { ReadDocuments } from './read-documents.ts';

/** An answer, ready to be sent. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
};

/** The built site: what its build wrote, and the headers of the project that it is deployed to. */
export type Site = { shell: string; headers: Readonly<Record<string, string>> };

type AnswerTools = { read: ReadDocuments; now: () => number; site: Site };

/** The bundle that renders pages, made from `web/src/app/server/answer-page.ts`. */
export type PageBundle = {
  answerPage: (request: { method: string; url: string }, tools: AnswerTools) => Promise<PageAnswer>;
  answerShell: (site: Site, status?: number) => PageAnswer;
};

/** Beside the bundle of the functions, wherever that is. */
const FOLDER = new URL('../pages/', import.meta.url);

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** Loads the bundle and the site once. Rejects where they were not built. */
export const loadPages = async (): Promise<PageBundle & { site: Site }> => {
  // The build of the same commit writes all three.
  const bundle = (await import(new URL('answer-page.js', FOLDER).href)) as PageBundle;
  const files = json('site.json') as Omit<Site, 'headers'>;
  const headers = json('headers.json') as Site['headers'];
  return { ...bundle, site: { ...files, headers } };
};
