import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { DemoMember } from './members.ts';
import { DEMO_MEMBER, OTHER_MEMBERS } from './members.ts';

/** What became of a demo stay: it is coming, it was, or it was cancelled some days ago. */
type StayFate = 'coming' | 'past' | { cancelledDaysAgo: number };

/** A demo stay; days count from today, so that the club is always in the middle of its year. */
export type PlannedStay = {
  /** Never used twice: the booking's id follows from it. */
  key: string;
  member: DemoMember;
  /** Which of the bookable resorts, counted round. */
  resort: number;
  unitType: UnitType;
  vacationType: VacationType;
  bookedDaysAgo: number;
  /** Day of arrival; negative for the past. */
  startsInDays: number;
  nights: number;
  fate: StayFate;
};

const ofDemoMember: readonly Omit<PlannedStay, 'member'>[] = [
  {
    key: 'first',
    resort: 3,
    unitType: '1 bedroom',
    vacationType: 'rciPoints',
    bookedDaysAgo: 262,
    startsInDays: -214,
    nights: 7,
    fate: 'past',
  },
  {
    key: 'spring',
    resort: 41,
    unitType: 'studio',
    vacationType: 'lastCall',
    bookedDaysAgo: 131,
    startsInDays: -122,
    nights: 6,
    fate: 'past',
  },
  {
    key: 'changed-mind',
    resort: 77,
    unitType: '2 bedroom',
    vacationType: 'lastCall',
    bookedDaysAgo: 74,
    startsInDays: -16,
    nights: 5,
    fate: { cancelledDaysAgo: 52 },
  },
  {
    key: 'long-weekend',
    resort: 118,
    unitType: '2 bedroom',
    vacationType: 'rciPoints',
    bookedDaysAgo: 96,
    startsInDays: -47,
    nights: 4,
    fate: 'past',
  },
  {
    key: 'other-plans',
    resort: 25,
    unitType: '1 bedroom',
    vacationType: 'rciPoints',
    bookedDaysAgo: 33,
    startsInDays: 41,
    nights: 5,
    fate: { cancelledDaysAgo: 12 },
  },
  {
    key: 'soon',
    resort: 9,
    unitType: '1 bedroom',
    vacationType: 'lastCall',
    bookedDaysAgo: 4,
    startsInDays: 9,
    nights: 6,
    fate: 'coming',
  },
  {
    key: 'next',
    resort: 62,
    unitType: '2 bedroom',
    vacationType: 'rciPoints',
    bookedDaysAgo: 20,
    startsInDays: 24,
    nights: 7,
    fate: 'coming',
  },
  {
    key: 'family',
    resort: 150,
    unitType: '4 bedroom',
    vacationType: 'rciPoints',
    bookedDaysAgo: 13,
    startsInDays: 97,
    nights: 6,
    fate: 'coming',
  },
];

/** Those who take all units of one resort for a week, so that sold-out nights can be seen. */
const inTheFullWeek = OTHER_MEMBERS.slice(0, 5);

const fullWeek: readonly PlannedStay[] = inTheFullWeek.map((member, index) => ({
  key: `full-week-${index + 1}`,
  member,
  resort: 0,
  unitType: index % 2 === 0 ? 'studio' : '1 bedroom',
  vacationType: index === 1 ? 'lastCall' : 'rciPoints',
  bookedDaysAgo: 40 - index * 6,
  startsInDays: 14,
  nights: 7,
  fate: 'coming',
}));

const pastOfOthers: readonly PlannedStay[] = inTheFullWeek.slice(0, 4).map((member, index) => ({
  key: `past-${index + 1}`,
  member,
  resort: 33 + index * 21,
  unitType: index % 2 === 0 ? '1 bedroom' : '2 bedroom',
  vacationType: index === 2 ? 'rciPoints' : 'lastCall',
  bookedDaysAgo: 110 + index * 9,
  startsInDays: -80 + index * 11,
  nights: 3 + index,
  fate: 'past',
}));

/** Every stay of the demo club. */
export const STAY_PLAN: readonly PlannedStay[] = [
  ...ofDemoMember.map((stay) => ({ ...stay, member: DEMO_MEMBER })),
  ...fullWeek,
  ...pastOfOthers,
];

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
