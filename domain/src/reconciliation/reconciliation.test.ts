import { expect, it } from 'vitest';
import { COMPARED, DISAGREEMENT_KINDS } from './reconciliation.ts';

it('what is stored of a comparison keeps its names', () => {
  expect(DISAGREEMENT_KINDS.join(' ')).toBe(
    'booking-in-pieces inventory-sold inventory-hold held-offer held-booking booking-guard ' +
      'stray-guard booking-number ledger-line account-available account-borrowed ledger-numbers ' +
      'account-batches booking-points booking-redemption payment booking-payment gateway waitlist-queue ' +
      'waitlist-entry totals',
  );
  expect(COMPARED.join(', ')).toBe(
    'bookings, months, accounts, ledger lines, payments, payments at the gateway, guards, booking numbers, ' +
      'members holding, changes, waitlist entries',
  );
});
