/** What a server knows of the files of the built site; the build writes it (`web/build/site-files.ts`). */
export type SiteFiles = {
  /** The page without content, which the browser fills. */
  shell: string;
  /** Texts of the style sheets that the shell names, by their paths. */
  styles: Readonly<Record<string, string>>;
  /** Sets the colour scheme before the first paint; `/color-scheme.js` in the shell. */
  colorScript: string;
  /** Paths of the scripts that a page needs, by the path of its route. */
  scripts: Readonly<Record<string, readonly string[]>>;
};

/** The site that a server writes pages for: its files, and the headers of every answer of Hosting. */
export type Site = SiteFiles & { headers: Readonly<Record<string, string>> };
