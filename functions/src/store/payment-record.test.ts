import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentRecord } from './payment-record.ts';
import { withGivenBack, withRefund } from './payment-record.ts';

const AT = '2026-12-01T12:00:00.000Z';
const captured: PaymentRecord = {
  state: 'captured',
  amountCents: 36_102,
  gatewayKey: 'booking-1',
  gatewayRef: 'ref-1',
  declineReason: null,
  at: '2026-11-30T12:00:00.000Z',
};

test('a refund of 0 does not change a payment', () => {
  expect(withRefund(captured, 0, AT)).toBe(captured);
});

test('a payment is refunding until the gateway has confirmed all of the refund', () => {
  const refunding = withRefund(captured, 3000, AT);
  expect(refunding).toMatchObject({ state: 'refunding', refundCents: 3000, at: AT });
  expect(withGivenBack(refunding, 3000, 'ref-1', AT)).toMatchObject({
    state: 'refunded',
    refundCents: 3000,
    refundedCents: 3000,
  });
});

test('a second refund adds to the first', () => {
  const once = withGivenBack(withRefund(captured, 3000, AT), 3000, 'ref-1', AT);
  const twice = withRefund(once, 2000, AT);
  expect(twice).toMatchObject({ state: 'refunding', refundCents: 5000, refundedCents: 3000 });
  expect(withGivenBack(twice, 5000, 'ref-1', AT)).toMatchObject({
    state: 'refunded',
    refundedCents: 5000,
  });
});

test('a payment whose refund grew during the gateway call stays refunding', () => {
  const grown = withRefund(withRefund(captured, 3000, AT), 2000, AT);
  expect(withGivenBack(grown, 3000, 'ref-1', AT)).toMatchObject({
    state: 'refunding',
    refundCents: 5000,
    refundedCents: 3000,
  });
});

test('a late response never reduces what was confirmed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 36_102 }), { minLength: 1 }), (totals) => {
      const asked = withRefund(captured, Math.max(...totals), AT);
      const after = totals.reduce(
        (payment, total) => withGivenBack(payment, total, 'ref-1', AT),
        asked,
      );
      expect(after).toMatchObject({ state: 'refunded', refundedCents: asked.refundCents });
    }),
  );
});
