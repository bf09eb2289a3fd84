import type {
  DocumentTarget,
  KeptDocuments,
  ReadDocuments,
  StoredDocument,
} from '@club/domain/reading/stored-document';

type Kept = {
  until: number;
  reading: Promise<readonly StoredDocument[]>;
  documents: readonly StoredDocument[] | null;
};

/** Documents as they were read within the last minute. */
export type KeptReads = {
  read: ReadDocuments;
  /** What `read` would answer without asking the database; null where it would ask. */
  kept: KeptDocuments;
};

/** How long a process shows what it has read. */
const KEPT_MS = 60_000;
/** A packed directory has at most a megabyte, a resort a few kilobytes. */
const MAX_KEPT = 500;

/**
 * Reads that are kept for a minute, so that a process asks the database once, however many pages it
 * renders and however many of them at once. A read that failed is not kept.
 */
export const keepReads = (read: ReadDocuments, now: () => number): KeptReads => {
  const entries = new Map<string, Kept>();
  const find = (key: string): Kept | undefined => {
    const found = entries.get(key);
    return found !== undefined && now() < found.until ? found : undefined;
  };
  const finish = async (key: string, entry: Kept): Promise<void> => {
    try {
      entry.documents = await entry.reading;
    } catch {
      // Who asked has the failure; the next one asks again.
      if (entries.get(key) === entry) entries.delete(key);
    }
  };
  const keep = (key: string, target: DocumentTarget): Kept => {
    const entry: Kept = { until: now() + KEPT_MS, reading: read(target), documents: null };
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_KEPT) break;
      entries.delete(oldest);
    }
    void finish(key, entry);
    return entry;
  };
  return {
    read: async (target) => {
      const key = JSON.stringify(target);
      return (find(key) ?? keep(key, target)).reading;
    },
    kept: (target) => find(JSON.stringify(target))?.documents ?? null,
  };
};
