/** What is mutated: all of the domain, and of the functions what decides without a read or a call. */
export const MUTATED: readonly string[] = [
  'domain/src/**/*.ts',
  'functions/src/account/{account-claim,email-change-decision,user-search-keys}.ts',
  'functions/src/account-deletion/deletion-decision.ts',
  'functions/src/admin/{admins,demand-decision,role-decision,status-decision}.ts',
  'functions/src/booking/*/*decision*.ts',
  'functions/src/booking/{booking-life,guest-mail,new-booking,offer-check}.ts',
  'functions/src/booking/change/{change-inventory,moved-booking}.ts',
  'functions/src/booking/hold/hold-inventory.ts',
  'functions/src/inventory/{queue-hold,inventory-change,stay-move}.ts',
  'functions/src/pages/{kept-reads,sitemap}.ts',
  'functions/src/points/{deposit-decision,expiry-decision,ledger-lines}.ts',
  'functions/src/points/{redeem-points,refund-points}.ts',
  'functions/src/store/{booking-keys,document-ids,member-holds}.ts',
  'functions/src/waitlist/*decision.ts',
  'functions/src/waitlist/{entry-changes,free-nights,freed-units,next-in-queue}.ts',
];

/** What is not, although it is there. */
export const UNTOUCHED: readonly string[] = [
  '**/*.test.ts',
  // Examples and readers for tests.
  'domain/src/testing/**',
];
