import { beforeEach, describe, expect, test } from 'vitest';
import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts';

/** What the contract needs of an adapter: the gateway, unused keys, and cards. */
export type GatewayUnderTest = {
  gateway: PaymentGateway;
  newKey: () => string;
  /** Tokens of a card that the gateway approves, of another such card, and of one it declines. */
  approved: string;
  otherApproved: string;
  declined: string;
};

const AMOUNT = 36_102;
const PART = 10_000;

/**
 * Defines the tests that every `PaymentGateway` has to pass. They only use the gateway's interface.
 */
export const describePaymentGateway = (
  name: string,
  open: () => GatewayUnderTest | Promise<GatewayUnderTest>,
): void => {
  describe(`the payment gateway "${name}"`, () => {
    let gateway: PaymentGateway;
    let cards: Pick<GatewayUnderTest, 'approved' | 'otherApproved' | 'declined'>;
    let key: string;
    let newKey: () => string;

    beforeEach(async () => {
      const opened = await open();
      ({ gateway, newKey } = opened);
      cards = opened;
      key = newKey();
    });

    const authorize = (amountCents = AMOUNT, token = cards.approved): Promise<GatewayPayment> =>
      gateway.authorize(key, amountCents, token);
    const taken = async (): Promise<GatewayPayment> => {
      await authorize();
      return gateway.capture(key);
    };
    /** Calls it many times at once; all must say the same. */
    const atOnce = async (call: () => Promise<GatewayPayment>): Promise<GatewayPayment> => {
      const responses = await Promise.all(Array.from({ length: 10 }, () => call()));
      const [first] = responses;
      if (first === undefined) throw new Error('There is no response.');
      for (const response of responses) expect(response).toEqual(first);
      return first;
    };

    describe('authorising', () => {
      test('reserves the amount under a name of its own', async () => {
        const payment = await authorize();
        expect(payment).toMatchObject({ state: 'authorized', amountCents: AMOUNT });
        expect(payment.ref).not.toBe('');
        expect(await gateway.find(key)).toEqual(payment);
      });

      test('again under the same key returns the same', async () => {
        expect(await atOnce(authorize)).toMatchObject({ state: 'authorized', amountCents: AMOUNT });
      });

      test('another amount or card under the same key changes and reserves nothing', async () => {
        const first = await authorize();
        expect(await authorize(AMOUNT * 2)).toEqual(first);
        expect(await authorize(AMOUNT, cards.otherApproved)).toEqual(first);
        expect(await authorize(AMOUNT, cards.declined)).toEqual(first);
        await gateway.capture(key);
        expect(await authorize(AMOUNT * 2)).toMatchObject({
          state: 'captured',
          amountCents: AMOUNT,
        });
        await expect(gateway.refund(key, AMOUNT + 1)).rejects.toThrow();
      });

      test('different amounts at once reserve one of them', async () => {
        const amounts = Array.from({ length: 10 }, (_, index) => AMOUNT + index);
        const responses = await Promise.all(amounts.map((amount) => authorize(amount)));
        expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
        expect(await gateway.find(key)).toEqual(responses[0]);
      });

      test('a declined card stays declined', async () => {
        const declined = await authorize(AMOUNT, cards.declined);
        expect(declined).toMatchObject({ state: 'declined', reason: expect.any(String) });
        expect(await authorize(AMOUNT, cards.approved)).toEqual(declined);
        expect(await gateway.capture(key)).toEqual(declined);
        expect(await gateway.void(key)).toEqual(declined);
        expect(await gateway.refund(key, PART)).toEqual(declined);
        expect(await gateway.find(key)).toEqual(declined);
      });

      test('two keys are two payments', async () => {
        const one = await authorize();
        const other = await gateway.authorize(newKey(), AMOUNT, cards.approved);
        expect(other.ref).not.toBe(one.ref);
        await gateway.void(key);
        expect(other.state).toBe('authorized');
      });
    });

    describe('finding', () => {
      test('a key that was never used finds nothing, and looking makes nothing', async () => {
        expect(await gateway.find(key)).toBeNull();
        expect(await gateway.find(key)).toBeNull();
        expect((await authorize()).state).toBe('authorized');
      });

      test('returns the outcome of calls whose responses were lost', async () => {
        await authorize().then(() => undefined);
        expect(await gateway.find(key)).toMatchObject({ state: 'authorized' });
        await gateway.capture(key).then(() => undefined);
        expect(await gateway.find(key)).toMatchObject({ state: 'captured', amountCents: AMOUNT });
        await gateway.refund(key, PART).then(() => undefined);
        expect(await gateway.find(key)).toMatchObject({ state: 'refunded', refundedCents: PART });
      });
    });

    describe('capturing', () => {
      test('takes the amount once, however often it is called', async () => {
        await authorize();
        expect(await atOnce(() => gateway.capture(key))).toMatchObject({
          state: 'captured',
          amountCents: AMOUNT,
        });
        expect(await gateway.capture(key)).toEqual(await gateway.find(key));
      });

      test('after a refund takes nothing again', async () => {
        await taken();
        const refunded = await gateway.refund(key, PART);
        expect(await gateway.capture(key)).toEqual(refunded);
      });

      test('an unknown key is rejected and stays unknown', async () => {
        await expect(gateway.capture(key)).rejects.toThrow();
        expect(await gateway.find(key)).toBeNull();
      });
    });

    describe('voiding', () => {
      test('gives an authorised amount back, and it can never be taken', async () => {
        await authorize();
        const voided = await atOnce(() => gateway.void(key));
        expect(voided.state).toBe('voided');
        expect(await gateway.capture(key)).toEqual(voided);
        expect(await authorize()).toEqual(voided);
        expect(await gateway.refund(key, PART)).toEqual(voided);
      });

      test('before authorising makes authorising impossible', async () => {
        expect((await gateway.void(key)).state).toBe('voided');
        expect((await authorize()).state).toBe('voided');
        expect((await gateway.find(key))?.state).toBe('voided');
      });

      test('does nothing to money that was taken', async () => {
        const captured = await taken();
        expect(await gateway.void(key)).toEqual(captured);
        const refunded = await gateway.refund(key, PART);
        expect(await gateway.void(key)).toEqual(refunded);
      });

      test('and authorising at once end in one of the two, for good', async () => {
        await Promise.all([authorize(), gateway.void(key), authorize(), gateway.void(key)]);
        expect((await gateway.void(key)).state).toBe('voided');
        expect((await authorize()).state).toBe('voided');
      });

      test('and capturing at once end in one of the two, for good', async () => {
        await authorize();
        const responses = await Promise.all([gateway.capture(key), gateway.void(key)]);
        expect(responses[0].state).toBe(responses[1].state);
        expect(await gateway.find(key)).toEqual(responses[0]);
      });
    });

    describe('refunding', () => {
      test('gives back in parts, up to a total', async () => {
        await taken();
        const steps = [PART, PART + 1, AMOUNT];
        for (const total of steps) {
          // The order of the steps is the point.
          expect(await gateway.refund(key, total)).toMatchObject({
            state: 'refunded',
            amountCents: AMOUNT,
            refundedCents: total,
          });
        }
      });

      test('the same total again, or a smaller one, gives nothing more', async () => {
        await taken();
        expect(await atOnce(() => gateway.refund(key, PART))).toMatchObject({
          refundedCents: PART,
        });
        expect(await gateway.refund(key, PART - 1)).toMatchObject({ refundedCents: PART });
        expect(await gateway.find(key)).toMatchObject({ refundedCents: PART });
      });

      test('several totals at once refund the largest of them', async () => {
        await taken();
        const totals = [PART, 1, AMOUNT - 1, PART * 2, 1];
        await Promise.all(totals.map((total) => gateway.refund(key, total)));
        expect(await gateway.find(key)).toMatchObject({ refundedCents: AMOUNT - 1 });
      });

      test.each([AMOUNT + 1, 0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
        'a total of %d is rejected and changes nothing',
        async (total) => {
          const captured = await taken();
          await expect(gateway.refund(key, total)).rejects.toThrow();
          expect(await gateway.find(key)).toEqual(captured);
          await gateway.refund(key, PART);
          await expect(gateway.refund(key, total)).rejects.toThrow();
          expect(await gateway.find(key)).toMatchObject({ refundedCents: PART });
        },
      );

      test('before the money was taken gives nothing', async () => {
        const authorized = await authorize();
        expect(await gateway.refund(key, PART)).toEqual(authorized);
        expect(await gateway.find(key)).toEqual(authorized);
      });

      test('an unknown key is rejected and stays unknown', async () => {
        await expect(gateway.refund(key, PART)).rejects.toThrow();
        expect(await gateway.find(key)).toBeNull();
      });
    });

    describe('cards', () => {
      const expiry = { month: 8, year: 2031 };

      test('a card in the clear becomes a token that tells brand, last digits and expiry', async () => {
        const card = await gateway.tokenize('4242424242424242', expiry, 'member-1');
        expect(JSON.stringify(card)).not.toContain('424242424242');
        expect(card).toMatchObject({ brand: 'Visa', last4: '4242', expiry });
        expect(await gateway.readToken(card.token, 'member-1')).toEqual(card);
      });

      test('has the same fingerprint for every member, and another card has another', async () => {
        const later = { month: 9, year: 2032 };
        const [card, others, another] = await Promise.all([
          gateway.tokenize('4242424242424242', expiry, 'member-1'),
          gateway.tokenize('4242424242424242', later, 'member-2'),
          gateway.tokenize('5555555555554444', expiry, 'member-1'),
        ]);
        expect(others.fingerprint).toBe(card.fingerprint);
        expect(another.fingerprint).not.toBe(card.fingerprint);
        expect(card.fingerprint).not.toContain('4242');
      });

      test('no other member can use a token', async () => {
        const { token } = await gateway.tokenize('4242424242424242', expiry, 'member-1');
        expect(await gateway.readToken(token, 'member-2')).toBeNull();
      });

      test.each(['', 'tok', '4242424242424242', '{}'])('"%s" is no token', async (text) => {
        expect(await gateway.readToken(text, 'member-1')).toBeNull();
      });
    });
  });
};
