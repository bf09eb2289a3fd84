import { readFileSync } from 'node:fs';
import type { KeptReads } from './kept-reads.ts';

/** An answer, ready to be sent. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
};

/** The built site: what its build wrote, and the headers of the project that it is deployed to. */
export type Site = { shell: string; headers: Readonly<Record<string, string>> };

type AnswerTools = KeptReads & { now: () => number; site: Site };

/** The bundle that renders pages, made from `web/src/app/server/answer-page.ts`. */
type PageBundle = {
  answerPage: (request: { method: string; url: string }, tools: AnswerTools) => Promise<PageAnswer>;
};

/** Answers a request for a page; rejects where it cannot be rendered. */
export type AnswerPage = PageBundle['answerPage'];

/** Beside the bundle of the functions, wherever that is. */
const FOLDER = new URL('../pages/', import.meta.url);

const json = (name: string): unknown => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

/** The site that was built together with the bundle. Throws where there is none. */
export const loadSite = (): Site => {
  // The build of the same commit writes both.
  const files = json('site.json') as Omit<Site, 'headers'>;
  const headers = json('headers.json') as Site['headers'];
  return { ...files, headers };
};

/** Renders with the bundle, which is loaded with the first page. */
export const answerWithBundle: AnswerPage = async (request, tools) => {
  const bundle = (await import(new URL('answer-page.js', FOLDER).href)) as PageBundle;
  return bundle.answerPage(request, tools);
};
