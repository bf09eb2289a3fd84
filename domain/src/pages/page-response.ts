import type { KeptDocuments, ReadDocuments } from '../reading/stored-document.ts';

/** What a server knows of the files of the built site; the build writes it (`web/build/site-files.ts`). */
export type SiteFiles = {
  /** The page without content, which the browser fills. */
  shell: string;
  /** Texts of the style sheets that the shell names, by their paths. */
  styles: Readonly<Record<string, string>>;
  /** Sets the colour scheme before the first paint; `/color-scheme.js` in the shell. */
  colorScript: string;
  /** Loads the scripts of a rendered page when it has been painted. */
  startScript: string;
  /** Paths of the scripts that a page needs, by the path of its route, each behind those it needs. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

/** The site that a server writes pages for: its files, and the headers of every response of Hosting. */
export type Site = SiteFiles & { headers: Readonly<Record<string, string>> };

/** A response for Hosting, ready to be sent. */
export type PageResponse = {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
};

/** What a response needs: how stored documents are read, the time, and the site that is served. */
export type PageDependencies = {
  read: ReadDocuments;
  kept?: KeptDocuments;
  now: () => number;
  site: Site;
};

/**
 * Answers a request for a page: rendered, redirected to the one form of its address, or the shell
 * where no server renders it. `url` is absolute, with the public origin. Rejects when the documents
 * cannot be read or the page does not render.
 */
export type HandlePage = (
  request: { method: string; url: string },
  dependencies: PageDependencies,
) => Promise<PageResponse>;
