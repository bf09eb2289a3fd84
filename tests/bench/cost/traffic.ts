/** A month of visits: what no bench can measure is assumed here, once for all designs. */
export const TRAFFIC = {
  visits: 1_000_000,
  seconds: 30 * 86_400,
  /** The page that a visit begins on. */
  share: { home: 0.3, resort: 0.4, search: 0.15, 'Last Call': 0.1, help: 0.05 },
  /** Visits that touch the page, so that it begins to listen to Firestore. */
  touching: 0.5,
  /** Places of the network that keep copies of pages, each by itself. */
  edges: 20,
  /** Instances of the function that are up at a time; each reads the directory once a minute. */
  instances: 2,
  /** An instance of the function: what it has, and what a request takes of it beyond the rendering. */
  vcpu: 1,
  gib: 0.5,
  overheadSeconds: 0.03,
} as const;

export type Page = keyof typeof TRAFFIC.share;

/** How long a copy of each page is good, seconds. Nobody asks for the same words twice. */
export const KEPT_SECONDS: Readonly<Record<Page, number>> = {
  home: 60,
  resort: 60,
  search: 0,
  'Last Call': 60,
  help: 3_600,
};

/**
 * How many of the visits of a page ask the function, when they are spread evenly over addresses and
 * edges: after each such request a copy answers for a while.
 */
export const missesOf = (page: Page, addresses: number): number => {
  const visits = TRAFFIC.visits * TRAFFIC.share[page];
  const perSecond = visits / addresses / TRAFFIC.edges / TRAFFIC.seconds;
  return visits / (1 + perSecond * KEPT_SECONDS[page]);
};
