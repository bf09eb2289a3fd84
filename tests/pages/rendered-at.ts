import { type RenderedPage, renderPage } from '../../web/src/app/server/render-page.tsx';
import { NOW_MS, readClub } from './club-in-memory.ts';

/** The page at a path of the club in memory, as a server renders it. */
export const renderedAt = async (path: string): Promise<RenderedPage> => {
  const page = await renderPage(`https://club.example${path}`, readClub, NOW_MS);
  if (page === null) throw new Error(`${path} redirects.`);
  return page;
};
