import type { ArrivalPage } from '../../site/page-scripts.ts';
import type { MeasuredClub } from './measured-club.ts';
import { PRICES } from './prices.ts';
import { missesOf, TRAFFIC } from './traffic.ts';

/** Scripts of the site as they are sent. */
export type MeasuredScripts = {
  /** Until a page is interactive. */
  pages: Readonly<Record<ArrivalPage, number>>;
  /** What listening to Firestore takes beyond that. */
  live: number;
  shell: number;
};

/** What a month uses. */
type Use = {
  reads: number;
  firestoreBytes: number;
  hostingBytes: number;
  requests: number;
  functionSeconds: number;
};

const NOTHING: Use = {
  reads: 0,
  firestoreBytes: 0,
  hostingBytes: 0,
  requests: 0,
  functionSeconds: 0,
};

const PAGES: readonly ArrivalPage[] = ['home', 'resort', 'search', 'Last Call', 'help'];

const overPages = (useOf: (page: ArrivalPage, visits: number) => Use): Use =>
  PAGES.map((page) => useOf(page, TRAFFIC.visits * TRAFFIC.share[page])).reduce(
    (sum, use) => ({
      reads: sum.reads + use.reads,
      firestoreBytes: sum.firestoreBytes + use.firestoreBytes,
      hostingBytes: sum.hostingBytes + use.hostingBytes,
      requests: sum.requests + use.requests,
      functionSeconds: sum.functionSeconds + use.functionSeconds,
    }),
    NOTHING,
  );

/** What a page of the club that listens to Firestore reads, and the bytes of it. */
const listening = (page: ArrivalPage, club: MeasuredClub) => ({
  reads: page === 'resort' ? 2 : 1,
  bytes: club.directory + (page === 'resort' ? club.resort : 0),
});

/** A page without content, which reads the packed directory. */
export const directoryUse = (club: MeasuredClub, scripts: MeasuredScripts): Use =>
  overPages((page, visits) => {
    const { reads, bytes } = listening(page, club);
    return {
      ...NOTHING,
      reads: visits * reads,
      firestoreBytes: visits * bytes,
      hostingBytes: visits * (scripts.shell + scripts.pages[page] + scripts.live),
    };
  });

/** Rendered by a function, kept by the network, listening after the first touch. */
export const renderedUse = (club: MeasuredClub, scripts: MeasuredScripts, resorts: number): Use => {
  const pages = overPages((page, visits) => {
    const misses = missesOf(page, resorts);
    const { html, data, ms, reads } = club.pages[page];
    const touching = visits * TRAFFIC.touching;
    const live = listening(page, club);
    return {
      reads: misses * reads + touching * live.reads,
      firestoreBytes: touching * live.bytes,
      hostingBytes: visits * (html + data + scripts.pages[page]) + touching * scripts.live,
      requests: misses,
      functionSeconds: misses * Math.max(TRAFFIC.leastSeconds, ms / 1000),
    };
  });
  return { ...pages, reads: pages.reads + TRAFFIC.instances * (TRAFFIC.seconds / 60) };
};

/** A page without content, which reads the document of every resort for a list of resorts. */
export const naiveUse = (club: MeasuredClub, scripts: MeasuredScripts, resorts: number): Use =>
  overPages((page, visits) => {
    const documents = { resort: 1, help: 0, home: resorts, search: resorts, 'Last Call': resorts };
    return {
      ...NOTHING,
      reads: visits * documents[page],
      firestoreBytes: visits * documents[page] * club.resort,
      hostingBytes: visits * (scripts.shell + scripts.pages[page] + scripts.live),
    };
  });

/** What a use costs, by what is paid for. */
export const costOf = (use: Use) => {
  const cost = {
    reads: use.reads * PRICES.firestoreRead,
    'Firestore sends': use.firestoreBytes * PRICES.firestoreByte,
    'Hosting sends': use.hostingBytes * PRICES.hostingByte,
    function:
      use.requests * PRICES.functionRequest +
      use.functionSeconds * (TRAFFIC.vcpu * PRICES.vcpuSecond + TRAFFIC.gib * PRICES.gibSecond),
  };
  return { ...cost, total: Object.values(cost).reduce((sum, part) => sum + part, 0) };
};
