import type { HandlePage, PageResponse } from '@club/domain/pages/page-response';
import type { DocumentTarget, StoredDocument } from '@club/domain/reading/stored-document';

/** Documents by where they are, as they were when a page was made of them. */
type Used = Map<string, { target: DocumentTarget; documents: readonly StoredDocument[] }>;
type Kept = { until: number; used: Used; response: PageResponse };

/** A page names the day on which it was made, so it is made again even when nothing else has changed. */
const KEPT_MS = 60_000;
/** A page has at most some 200 kB. */
const MAX_KEPT = 60;

/**
 * Keeps pages for as long as the documents that they were made of are kept, so that they are no older
 * than without it; the copies of Hosting at many places ask for the same pages at the same time.
 */
export const keepResponses = (handlePage: HandlePage): HandlePage => {
  const entries = new Map<string, Kept>();
  return async (request, tools) => {
    const { read, kept = () => null, now } = tools;
    const key = `${request.method} ${request.url}`;
    const found = entries.get(key);
    entries.delete(key);
    if (
      found !== undefined &&
      now() < found.until &&
      [...found.used.values()].every(({ target, documents }) => kept(target) === documents)
    ) {
      entries.set(key, found);
      return found.response;
    }
    const used: Used = new Map();
    const note = (target: DocumentTarget, documents: readonly StoredDocument[]): void => {
      used.set(JSON.stringify(target), { target, documents });
    };
    const until = now() + KEPT_MS;
    const response = await handlePage(request, {
      ...tools,
      read: async (target) => {
        const documents = await read(target);
        note(target, documents);
        return documents;
      },
      kept: (target) => {
        const documents = kept(target);
        if (documents !== null) note(target, documents);
        return documents;
      },
    });
    if (response.status !== 200 || response.headers['Cache-Control']?.includes('no-store') === true)
      return response;
    entries.set(key, { until, used, response });
    for (const oldest of entries.keys()) {
      if (entries.size <= MAX_KEPT) break;
      entries.delete(oldest);
    }
    return response;
  };
};
