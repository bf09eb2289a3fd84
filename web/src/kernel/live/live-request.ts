import { isRecord } from '@club/domain/validation/is-record';
import type { SourceArgs } from './live-source.ts';

/** One request for live data: its kind, its arguments and its key in the store. */
export type LiveRequest = { kind: string; args: SourceArgs; key: string };

const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The same text for the same arguments, in any order of their names. */
const keyOf = (kind: string, args: SourceArgs): string => `${kind}${JSON.stringify(args, inOrder)}`;

/**
 * Makes a request. Arguments become a key here and nowhere else; `createLive` checks that they are
 * those of the kind.
 */
export const liveRequest = (kind: string, args: SourceArgs): LiveRequest => ({
  kind,
  args,
  key: keyOf(kind, args),
});

/** The request that has a key; a kind is a word, so its arguments begin at the first brace. */
export const requestOf = (key: string): LiveRequest => {
  const at = key.indexOf('{');
  // What `keyOf` has written.
  return { kind: key.slice(0, at), args: JSON.parse(key.slice(at)) as SourceArgs, key };
};
