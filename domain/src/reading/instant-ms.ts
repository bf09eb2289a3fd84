/**
 * A stored instant in milliseconds, with their fraction: of two documents that were written in one
 * millisecond one is still the later. `timestamp` is Firestore's, of the browser's SDK or the server's.
 */
export const instantMs = (timestamp: { seconds: number; nanoseconds: number }): number =>
  timestamp.seconds * 1000 + timestamp.nanoseconds / 1e6;
