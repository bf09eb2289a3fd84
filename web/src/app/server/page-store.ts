import type {
  KeptDocuments,
  ReadDocuments,
  StoredDocument,
} from '@club/domain/reading/stored-document';
import type { LiveRequest } from '../../kernel/live/live-request.ts';
import { type PublicTable, type SourceArgs, sourceOf } from '../../kernel/live/live-source.ts';
import {
  type Live,
  type LiveStore,
  createLiveStore,
  LOADING,
} from '../../kernel/live/live-store.ts';
import type { FoundDocuments } from '../../kernel/page/page-data.ts';

/** What was read so far, and what is shown for it. */
export type Known = { found: FoundDocuments; shown: ReadonlyMap<string, unknown> };

/** What is shown for documents; the promise while they are unpacked. */
type Showing = { pending: Promise<unknown> } | { shown: unknown };

/**
 * What is shown for documents that were read before, by the documents themselves: those that a reader
 * keeps are not unpacked for every page.
 */
const showings = new WeakMap<readonly StoredDocument[], Map<string, Showing>>();

const showingsOf = (documents: readonly StoredDocument[]): Map<string, Showing> => {
  const known = showings.get(documents) ?? new Map<string, Showing>();
  showings.set(documents, known);
  return known;
};

const showOnce = async (
  documents: readonly StoredDocument[],
  { key, args }: LiveRequest,
  show: (documents: readonly StoredDocument[], args: SourceArgs) => unknown,
): Promise<unknown> => {
  const known = showingsOf(documents);
  const showing = known.get(key);
  if (showing !== undefined) return 'shown' in showing ? showing.shown : showing.pending;
  const pending = Promise.resolve(show(documents, args));
  known.set(key, { pending });
  const shown = await pending;
  known.set(key, { shown });
  return shown;
};

/** The stores of one rendering on a server. */
type PageStores = {
  store: LiveStore;
  /** For what only readers without script see. */
  withoutScript: LiveStore;
  /** The requests that could not be answered. */
  wanted: ReadonlyMap<string, LiveRequest>;
  /** The documents that are kept, of those that were shown. */
  used: FoundDocuments;
  /** The keys of what the browser needs to take the page over. */
  shared: ReadonlySet<string>;
};

/**
 * Stores for one rendering on a server: they answer with what is shown so far or was for documents
 * that are kept, and note every request that they cannot answer, and the kept documents that they used.
 */
export const pageStores = (
  sources: PublicTable,
  { shown }: Known,
  kept: KeptDocuments,
): PageStores => {
  const wanted = new Map<string, LiveRequest>();
  const used = new Map<string, readonly StoredDocument[]>();
  const shared = new Set<string>();
  const keptFor = ({ key, kind, args }: LiveRequest): Live<unknown> | null => {
    const documents = kept(sourceOf(sources, kind).target(args));
    const showing = documents === null ? undefined : showings.get(documents)?.get(key);
    if (documents === null || showing === undefined || 'pending' in showing) return null;
    used.set(key, documents);
    return { status: 'ready', data: showing.shown };
  };
  const read = (request: LiveRequest): Live<unknown> => {
    if (shown.has(request.key)) return { status: 'ready', data: shown.get(request.key) };
    const ready = keptFor(request);
    if (ready !== null) return ready;
    wanted.set(request.key, request);
    return LOADING;
  };
  const readShared = (request: LiveRequest): Live<unknown> => {
    shared.add(request.key);
    return read(request);
  };
  return {
    store: { ...createLiveStore(), read: readShared },
    withoutScript: { ...createLiveStore(), read },
    wanted,
    used,
    shared,
  };
};

/**
 * Reads what is wanted and adds it to what is known. Rejects for a kind that is not public: what
 * belongs to members must not get into a page that everybody receives.
 */
export const readWanted = async (
  sources: PublicTable,
  wanted: ReadonlyMap<string, LiveRequest>,
  { found, shown }: Known,
  read: ReadDocuments,
): Promise<Known> => {
  const answers = await Promise.all(
    [...wanted.values()].map(async (request) => {
      const { target, show } = sourceOf(sources, request.kind);
      const documents = await read(target(request.args));
      return { key: request.key, documents, data: await showOnce(documents, request, show) };
    }),
  );
  return {
    found: new Map([...found, ...answers.map(({ key, documents }) => [key, documents] as const)]),
    shown: new Map([...shown, ...answers.map(({ key, data }) => [key, data] as const)]),
  };
};
