import type { LiveRequest } from '../../kernel/live/live-request.ts';
import {
  type LiveTarget,
  type PublicTable,
  type SourceArgs,
  type StoredDocument,
  sourceOf,
} from '../../kernel/live/live-source.ts';
import {
  type Live,
  type LiveStore,
  createLiveStore,
  LOADING,
} from '../../kernel/live/live-store.ts';
import type { FoundDocuments } from '../../kernel/page/page-data.ts';

/** Reads what is stored at a place, in plain values; the security rules do not apply to a server. */
export type ReadDocuments = (target: LiveTarget) => Promise<readonly StoredDocument[]>;

/** What was read so far, and what is shown for it. */
type Known = { found: FoundDocuments; shown: ReadonlyMap<string, unknown> };

/**
 * A store for one rendering on a server: it answers with what is shown so far, and notes every request
 * that it cannot answer.
 */
export const pageStore = (
  shown: ReadonlyMap<string, unknown>,
): { store: LiveStore; wanted: ReadonlyMap<string, LiveRequest> } => {
  const wanted = new Map<string, LiveRequest>();
  const read = (request: LiveRequest): Live<unknown> => {
    if (shown.has(request.key)) return { status: 'ready', data: shown.get(request.key) };
    wanted.set(request.key, request);
    return LOADING;
  };
  return { store: { ...createLiveStore(), read }, wanted };
};

/**
 * What is shown for documents that were read before, by the documents themselves: a reader that keeps
 * what it has read is not asked to unpack it for every page.
 */
const shownFor = new WeakMap<readonly StoredDocument[], Map<string, unknown>>();

const showOnce = async (
  documents: readonly StoredDocument[],
  { key, args }: LiveRequest,
  show: (documents: readonly StoredDocument[], args: SourceArgs) => unknown,
): Promise<unknown> => {
  const known = shownFor.get(documents) ?? new Map<string, unknown>();
  shownFor.set(documents, known);
  if (!known.has(key)) known.set(key, show(documents, args));
  return known.get(key);
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
