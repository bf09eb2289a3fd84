/** What is mutated: all of the domain, and of the functions what decides without asking anybody. */
export const MUTATED: readonly string[] = [
  'domain/src/**/*.ts',
  'functions/src/bookings/*decision*.ts',
  'functions/src/bookings/{booking-ids,booking-keys,booking-life,change-room,hold-room}.ts',
  'functions/src/bookings/{inventory-change,member-holds,moved-booking,new-booking}.ts',
  'functions/src/bookings/{guest-mail,offer-check,stay-move}.ts',
  'functions/src/points/{deposit-decision,expiry-decision,ledger-lines}.ts',
  'functions/src/points/{redeem-points,refund-points}.ts',
  'functions/src/users/{admins,closing-decision,demand-decision,email-change-decision}.ts',
  'functions/src/users/{account-claim,role-decision,user-search-keys}.ts',
  'functions/src/waitlist/*decision.ts',
  'functions/src/waitlist/{entry-changes,free-nights,freed-room,handover-hold,next-in-line}.ts',
];

/** What is not, although it is there. */
export const UNTOUCHED: readonly string[] = [
  '**/*.test.ts',
  // Examples and readers for tests.
  'domain/src/testing/**',
];
