import { PATHS } from '../../shared/routes/paths.ts';

/** How long Hosting's servers keep a page, in seconds, and how long they may serve it while they ask again. */
type Keeping = { fresh: number; stale: number };

/** What depends on resorts: a visitor who opens a page sees a change after a quarter of an hour at most. */
const OF_THE_CLUB: Keeping = { fresh: 300, stale: 600 };
/** Words that change with the site only; a deployment empties the servers. */
const OF_THE_SITE: Keeping = { fresh: 3600, stale: 86_400 };

/** What a member can close at any time. */
const OF_A_MEMBER: Keeping = { fresh: 0, stale: 0 };

const RENDERED: ReadonlyMap<string, Keeping> = new Map([
  [PATHS.home, OF_THE_CLUB],
  [PATHS.lastCall, OF_THE_CLUB],
  [PATHS.resort, OF_THE_CLUB],
  [PATHS.search, OF_THE_CLUB],
  [PATHS.directory, OF_THE_CLUB],
  [PATHS.magazine, OF_THE_CLUB],
  [PATHS.sharedBoard, OF_A_MEMBER],
  [PATHS.sharedStay, OF_THE_SITE],
  [PATHS.about, OF_THE_SITE],
  [PATHS.privacy, OF_THE_SITE],
  [PATHS.contact, OF_THE_SITE],
  [PATHS.help, OF_THE_SITE],
  [PATHS.tv, OF_THE_SITE],
]);

/** The paths of the routes that a server renders. Those of all other pages get the shell. */
export const RENDERED_PATHS: readonly string[] = [...RENDERED.keys()];

/**
 * How long a page may be kept by the path of its route, not at all for 0 seconds; null for one that is
 * not rendered.
 */
export const keepingOf = (route: string): Keeping | null => RENDERED.get(route) ?? null;
