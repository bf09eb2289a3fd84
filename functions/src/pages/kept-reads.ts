import type { ReadDocuments, StoredDocument, Target } from './read-documents.ts';

type Kept = { until: number; documents: Promise<readonly StoredDocument[]> };

/** How long a process shows what it has read. */
const KEPT_MS = 60_000;
/** A packed directory has at most a megabyte, a resort a few kilobytes. */
const MAX_KEPT = 500;

/**
 * Reads that are kept for a minute, so that a process asks the database once, however many pages it
 * renders and however many of them at once. A read that failed is not kept.
 */
export const keepReads = (read: ReadDocuments, now: () => number): ReadDocuments => {
  const kept = new Map<string, Kept>();
  const keep = (key: string, target: Target): Kept => {
    const documents = read(target);
    const entry = { until: now() + KEPT_MS, documents };
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    documents.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry;
  };
  return async (target) => {
    const key = JSON.stringify(target);
    const found = kept.get(key);
    return (found !== undefined && now() < found.until ? found : keep(key, target)).documents;
  };
};
