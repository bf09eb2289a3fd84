import { keepingOf } from '../../../web/src/app/server/rendered-paths.ts';
import { ARRIVAL_PAGES } from '../../site/page-scripts.ts';
import type { ArrivalPage } from '../../site/page-scripts.ts';

/** A month of visits. What no bench can measure is assumed here, the same for all designs. */
export const TRAFFIC = {
  visits: 1_000_000,
  seconds: 30 * 86_400,
  /** The page that a visit begins on. */
  share: { home: 0.3, resort: 0.4, search: 0.15, 'Last Call': 0.1, help: 0.05 },
  /** Visits that touch the page or stay on it, so that it begins to listen to Firestore. */
  touching: 0.5,
  /** Places of the network that keep copies of pages, each by itself. */
  edges: 20,
  /** Instances of the function that are up at a time; each reads the directory once a minute. */
  instances: 2,
  /** What an instance of the function has, and the seconds of it that a request takes at least. */
  vcpu: 1,
  gib: 0.5,
  leastSeconds: 0.1,
} as const;

/** The addresses that visits of a page are spread over; each search has words of its own. */
const addressesOf = (page: ArrivalPage, resorts: number): number => {
  if (page === 'resort') return resorts;
  return page === 'search' ? TRAFFIC.visits * TRAFFIC.share.search : 1;
};

/**
 * How many visits of a page ask the function, when they are spread evenly over addresses, edges and
 * time: after each of them a copy answers for as long as it is fresh.
 */
export const missesOf = (page: ArrivalPage, resorts: number): number => {
  const visits = TRAFFIC.visits * TRAFFIC.share[page];
  const perSecond = visits / addressesOf(page, resorts) / TRAFFIC.edges / TRAFFIC.seconds;
  const fresh = keepingOf(ARRIVAL_PAGES[page])?.fresh ?? 0;
  return visits / (1 + perSecond * fresh);
};
