import type { DemoMember } from './members.ts';
import { DEMO_MEMBER, OTHER_MEMBERS } from './members.ts';

/** A deposit of points in the demo club; days count from today. */
export type PlannedDeposit = {
  /** Never used twice: the deposit's ledger line follows from it. */
  key: string;
  member: DemoMember;
  points: number;
  daysAgo: number;
};

const byOthers: readonly PlannedDeposit[] = OTHER_MEMBERS.slice(0, 2).map((member, index) => ({
  key: `others-${index + 1}`,
  member,
  points: 20_000,
  daysAgo: 140 + index * 25,
}));

/** Every deposit after joining, so that points of the demo club expire one batch after another. */
export const DEPOSIT_PLAN: readonly PlannedDeposit[] = [
  { key: 'first', member: DEMO_MEMBER, points: 40_000, daysAgo: 210 },
  { key: 'second', member: DEMO_MEMBER, points: 50_000, daysAgo: 58 },
  ...byOthers,
];
