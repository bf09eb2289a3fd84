/**
 * Prices in US dollars beyond the free quotas, in us-central1, where the club runs. Read on
 * 2026-11-23 from stored copies of https://cloud.google.com/run/pricing (request-based billing, tier
 * 1), https://cloud.google.com/firestore/pricing and https://firebase.google.com/pricing; look them
 * up again before you decide by them.
 */
export const PRICES = {
  firestoreRead: 0.03 / 100_000,
  /** What Firestore sends to browsers, which leaves Google's network. */
  firestoreByte: 0.12 / 2 ** 30,
  hostingByte: 0.15 / 1e9,
  functionRequest: 0.4 / 1_000_000,
  vcpuSecond: 0.000_024,
  gibSecond: 0.000_002_5,
} as const;
