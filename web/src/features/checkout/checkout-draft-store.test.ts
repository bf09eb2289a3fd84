import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_TEXTS } from './checkout-draft.ts';
import type { CheckoutTexts } from './checkout-draft.ts';
import { forgetTraveller, readTexts, textsFromStored, writeTexts } from './checkout-draft-store.ts';

const TEXTS: CheckoutTexts = {
  checkingIn: 'guest',
  guest: { ...EMPTY_TEXTS.guest, firstName: 'Robin', agreeTerms: true },
  billing: { ...EMPTY_TEXTS.billing, city: 'Springfield' },
};

beforeEach(() => {
  sessionStorage.clear();
});

describe('what was typed at the checkout', () => {
  it('survives a reload', () => {
    writeTexts('uid-1', TEXTS);
    expect(readTexts('uid-1')).toEqual(TEXTS);
  });

  it('survives the sign-in in between', () => {
    writeTexts(null, TEXTS);
    expect(readTexts('uid-1')).toEqual(TEXTS);
  });

  it('is not shown to another account, nor after sign-out', () => {
    writeTexts('uid-1', TEXTS);
    expect(readTexts('uid-2')).toEqual(EMPTY_TEXTS);
    expect(readTexts(null)).toEqual(EMPTY_TEXTS);
  });

  it('keeps the billing address for the next booking, but not the guest', () => {
    writeTexts('uid-1', TEXTS);
    forgetTraveller('uid-1');
    expect(readTexts('uid-1')).toEqual({ ...EMPTY_TEXTS, billing: TEXTS.billing });
  });

  it.each([
    ['', 'no JSON'],
    ['{"version":1}', 'no texts'],
    ['{"version":0,"texts":{"checkingIn":"guest"}}', 'an older version'],
    ['[1,2]', 'a list'],
    ['null', 'null'],
    ['{"version":1,"texts":null}', 'null texts'],
  ])('is empty when storage holds %s (%s)', (stored) => {
    sessionStorage.setItem('checkoutDraft', stored);
    expect(readTexts(null)).toEqual(EMPTY_TEXTS);
  });

  it('takes only fields it knows, of the kind it knows', () => {
    const read = textsFromStored(
      {
        version: 1,
        owner: null,
        texts: {
          checkingIn: 'nobody',
          guest: { firstName: 7, lastName: 'Example', cardNumber: '4242', agreeTerms: 'yes' },
          billing: { city: 'x'.repeat(301), state: 'NY' },
        },
      },
      null,
    );
    expect(read).toEqual({
      checkingIn: null,
      guest: { ...EMPTY_TEXTS.guest, lastName: 'Example' },
      billing: { ...EMPTY_TEXTS.billing, state: 'NY' },
    });
  });

  it('stays in the page when storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => {
      writeTexts(null, TEXTS);
    }).not.toThrow();
  });
});
