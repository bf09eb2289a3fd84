import type { TestProject } from 'vitest/node';
import { pageDataJson } from '../../web/src/kernel/page/page-data.ts';
import { BOARD_LINK, FIRST } from './club-in-memory.ts';
import { renderedAt } from './rendered-at.ts';

/** A page as its reader's browser receives it: what is in its root, and its data. */
export type WrittenPage = { path: string; body: string; data: string };

declare module 'vitest' {
  // An interface, because the one of Vitest is extended.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    pages: WrittenPage[];
  }
}

const RESORT = `/singleResortPage/${FIRST._id}`;

const PATHS = [
  '/',
  '/?page=2',
  RESORT,
  `${RESORT}?tab=reviews&startDate=2026-12-05&endDate=2026-12-11`,
  '/search?q=beach',
  '/lastCallVacation',
  '/directory',
  '/magazine',
  '/help',
  '/about',
  '/privacy',
  '/contact',
  `/boards/${BOARD_LINK}`,
  '/boards/closed',
  '/no-such-page',
  '/singleResortPage/R999999',
];

/** Renders the pages in a process without a window, as the server is. */
const setup = async ({ provide }: TestProject): Promise<void> => {
  const pages: WrittenPage[] = [];
  for (const path of PATHS) {
    const { body, data } = await renderedAt(path);
    pages.push({ path, body, data: pageDataJson(data) });
  }
  provide('pages', pages);
};

export default setup;
