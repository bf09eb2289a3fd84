/**
 * Prices in US dollars beyond the free quotas, in us-central1, where the club runs. Found on
 * 2026-11-23 in stored copies of pages, whose own dates are not known. Only the first is from Google;
 * compare all with https://cloud.google.com/firestore/pricing, https://cloud.google.com/run/pricing
 * and https://firebase.google.com/pricing before you decide by them.
 */
export const PRICES = {
  /** cloud.google.com/run/pricing, tier 1, paid while requests are answered. */
  vcpuSecond: 0.000_024,
  /** errorhandle.ai/firebase-hosting-function-rewrite-pricing, as are the next two. */
  gibSecond: 0.000_002_5,
  functionRequest: 0.4 / 1_000_000,
  hostingByte: 0.15 / 1e9,
  /** airbyte.com/data-engineering-resources/google-firestore-pricing, regions of the US. */
  firestoreRead: 0.03 / 100_000,
  /** What Firestore sends to browsers. No source was found: assumed as for other traffic that leaves Google. */
  firestoreByte: 0.12 / 2 ** 30,
} as const;
