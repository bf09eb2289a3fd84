import type { Cents } from '../money/cents.ts';

/** How much is given back: by the club's policy, all of it, or nothing. */
export const REFUND_CHOICES = ['policy', 'full', 'none'] as const;
export type RefundChoice = (typeof REFUND_CHOICES)[number];

/** What a cancelled stay gives back: cents to the card, points to the account. */
export type Refund = { cents: Cents; points: number };
