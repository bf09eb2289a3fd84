import type { SourceArgs } from './live-source.ts';

/** One thing to listen to: a kind, which of them, and what the store knows it by. */
export type LiveRequest = { kind: string; args: SourceArgs; key: string };

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same arguments, in any order of their names. */
const keyOf = (kind: string, args: SourceArgs): string => `${kind}${JSON.stringify(args, inOrder)}`;

/**
 * Names one thing to listen to. Arguments become a key here and nowhere else; that they are those of
 * the kind is checked where hooks take them (`createLive`).
 */
export const liveRequest = (kind: string, args: SourceArgs): LiveRequest => ({
  kind,
  args,
  key: keyOf(kind, args),
});
