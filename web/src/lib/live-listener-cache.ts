/** reactfire's cache of listeners lives on the global object and is never emptied by reactfire. */
const listenerCache = (): Map<string, unknown> => {
  const cache: unknown = Reflect.get(globalThis, '_reactFirePreloadedObservables');
  return cache instanceof Map ? cache : new Map();
};

const hasError = (subject: unknown): boolean =>
  typeof subject === 'object' && subject !== null && Reflect.get(subject, 'ourError') !== undefined;

/** Takes broken listeners out of reactfire's cache; it would give the same error for ever. */
export const forgetBrokenListeners = (): void => {
  const cache = listenerCache();
  for (const [key, subject] of cache) if (hasError(subject)) cache.delete(key);
};

/** Empties reactfire's cache (R-A 5.1: cleared, not replaced). */
export const clearListenerCache = (): void => {
  listenerCache().clear();
  const queries: unknown = Reflect.get(globalThis, '_reactFireFirestoreQueryCache');
  if (Array.isArray(queries)) queries.length = 0;
};
