import type { Dependencies } from '../dependencies.ts';

/**
 * A handler with the club's dependencies as its last argument. They are loaded here and not by every
 * handler, so that a cold start for one that needs none stays short.
 */
export const withDependencies = async <Args extends unknown[], Result>(
  handler: (...args: [...Args, Dependencies]) => Result,
): Promise<(...args: Args) => Result> => {
  const { clubDependencies } = await import('../dependencies.ts');
  return (...args) => handler(...args, clubDependencies());
};
