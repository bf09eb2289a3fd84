import { describe, expect, it } from 'vitest';
import { EMPTY_BILLING } from '../../shared/booking/known-billing.ts';
import type { PaymentValues } from './payment-values.ts';
import { checkPayment, formFieldOf, paymentParts } from './payment-values.ts';

const TODAY = '2026-11-20';
const VALUES: PaymentValues = {
  cardNumber: '4242 4242 4242 4242',
  expiryDate: '08/31',
  cvv: '123',
  billing: {
    ...EMPTY_BILLING,
    firstName: 'Sample',
    lastName: 'Example',
    phoneNumber: '555 0100',
    address1: '1 Sample Street',
    country: 'USA',
    city: 'Springfield',
    state: 'NY',
    postalCode: '12345',
  },
};
const MEMBER = { kind: 'member' } as const;
const CASH = paymentParts('cash', MEMBER);

describe('the payment form', () => {
  it('has the card only for cash, and billing only without a guest', () => {
    expect(CASH).toEqual({ hasCard: true, hasBilling: true });
    expect(paymentParts('points', MEMBER)).toEqual({ hasCard: false, hasBilling: true });
  });

  it('reduces a good card to what may leave the page', () => {
    const check = checkPayment(VALUES, CASH, TODAY);
    expect(check).toMatchObject({
      ok: true,
      card: { brand: 'Visa', last4: '4242', outcome: 'approved' },
      billing: { city: 'Springfield' },
    });
    expect(JSON.stringify(check)).not.toMatch(/4242\D*4242|123"/);
  });

  it('names every field that is missing', () => {
    const check = checkPayment(
      { cardNumber: '', expiryDate: '', cvv: '', billing: EMPTY_BILLING },
      CASH,
      TODAY,
    );
    expect(check.ok ? [] : Object.keys(check.card).sort()).toEqual([
      'cardNumber',
      'cvv',
      'expiryDate',
    ]);
    expect(check.ok ? [] : Object.keys(check.billing).sort()).toEqual([
      'address1',
      'city',
      'country',
      'firstName',
      'lastName',
      'phoneNumber',
      'postalCode',
      'state',
    ]);
  });

  it('does not look at parts that are not shown', () => {
    const none = { hasCard: false, hasBilling: false };
    const empty = { cardNumber: 'x', expiryDate: 'x', cvv: 'x', billing: EMPTY_BILLING };
    expect(checkPayment(empty, none, TODAY)).toEqual({ ok: true, card: null, billing: null });
  });

  it('wants four digits of an American Express card', () => {
    const amex = { ...VALUES, cardNumber: '3782 822463 10005' };
    expect(checkPayment(amex, CASH, TODAY)).toMatchObject({
      ok: false,
      card: { cvv: 'The CVV of this card has 4 digits.' },
    });
  });

  it('finds the field that the server speaks of', () => {
    expect(formFieldOf('billingInfo.city', CASH)).toBe('billing.city');
    expect(formFieldOf('paymentDetails.expiryDate', CASH)).toBe('expiryDate');
    expect(formFieldOf('paymentDetails.token', CASH)).toBeNull();
    expect(formFieldOf('billingInfo.city', paymentParts('cash', MEMBER))).toBe('billing.city');
    expect(formFieldOf('startDate', CASH)).toBeNull();
    expect(formFieldOf(undefined, CASH)).toBeNull();
  });
});
