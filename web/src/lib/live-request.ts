import type { SourceArgs } from './live-source.ts';
import type { LiveArgs, LiveKind } from './live-sources.ts';

/** One thing to listen to: a kind, which of them, and what the store knows it by. */
export type LiveRequest<Kind extends LiveKind = LiveKind> = {
  [Each in Kind]: { kind: Each; args: LiveArgs<Each>; key: string };
}[Kind];

/** The same text for the same arguments, in any order of their names. */
const keyOf = (kind: LiveKind, args: SourceArgs): string =>
  `${kind}${JSON.stringify(Object.entries(args).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;

/** `liveRequest` for hooks whose own types check the arguments. */
export const requestOf = (kind: LiveKind, args: SourceArgs): LiveRequest =>
  // The callers take the arguments of the kind; the compiler does not put the two together again.
  ({ kind, args, key: keyOf(kind, args) }) as LiveRequest;

/** Names one thing to listen to, with the arguments of its kind. */
export const liveRequest = <Kind extends LiveKind>(kind: Kind, args: LiveArgs<Kind>): LiveRequest =>
  requestOf(kind, args);
