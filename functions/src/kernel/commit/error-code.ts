/** The code that Firebase and gRPC give their errors; undefined for any other value. */
export const errorCodeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
