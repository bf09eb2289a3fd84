import type { QueryPlan } from './query-plan.ts';

/** The fields of a document in plain values: bytes as `Uint8Array`, instants as milliseconds. */
export type StoredFields = Readonly<Record<string, unknown>>;
export type StoredDocument = { id: string; fields: StoredFields };

/** Where documents are: one at a path, or the results of a query. */
export type DocumentTarget = { path: string } | { query: QueryPlan };

/** Reads what is stored at a place; the security rules do not apply to a server. */
export type ReadDocuments = (target: DocumentTarget) => Promise<readonly StoredDocument[]>;

/** What a reader would answer at once, because it has read it lately; null where it has to read. */
export type KeptDocuments = (target: DocumentTarget) => readonly StoredDocument[] | null;
