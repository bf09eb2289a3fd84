import type { Billing } from '@club/domain/booking/billing.schema';

/** An account of the demo club. The uid is fixed, so that seeding twice makes no account twice. */
export type DemoMember = {
  uid: string;
  name: string;
  email: string;
  password: string;
  isAdmin: boolean;
  /** Days before today on which the account was made. */
  joinedDaysAgo: number;
  /** Points that are left after all stays below; 0 for an account that never had any. */
  balance: number;
};

/** The member whose dashboard visitors look at. */
export const DEMO_MEMBER: DemoMember = {
  uid: 'demoMember1',
  name: 'Demo Member',
  email: 'member@example.com',
  password: 'member-demo',
  isAdmin: false,
  joinedDaysAgo: 400,
  balance: 120_000,
};

/** The one who runs the club. */
export const DEMO_ADMIN: DemoMember = {
  uid: 'demoAdmin1',
  name: 'Demo Admin',
  email: 'admin@example.com',
  password: 'admin-demo',
  isAdmin: true,
  joinedDaysAgo: 420,
  balance: 0,
};

const otherMember = (number: number, joinedDaysAgo: number, balance: number): DemoMember => ({
  uid: `demoMember${number}`,
  name: `Demo Member ${number}`,
  email: `member${number}@example.com`,
  password: 'member-demo',
  isAdmin: false,
  joinedDaysAgo,
  balance,
});

/** More members, so that lists are lists and some nights are taken; the last is quite new. */
export const OTHER_MEMBERS: readonly DemoMember[] = [
  otherMember(2, 365, 84_000),
  otherMember(3, 310, 21_500),
  otherMember(4, 240, 150_000),
  otherMember(5, 180, 46_000),
  otherMember(6, 150, 9_500),
  otherMember(7, 2, 0),
];

export const DEMO_MEMBERS: readonly DemoMember[] = [DEMO_ADMIN, DEMO_MEMBER, ...OTHER_MEMBERS];

/** Billing information of an invented person. */
export const demoBilling = (member: DemoMember): Billing => {
  const [firstName = '', ...rest] = member.name.split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    phoneNumber: '+1 202 555 0142',
    address1: '1 Example Street',
    city: 'Sample City',
    state: 'Washington',
    postalCode: '98000',
    country: 'United States',
  };
};
