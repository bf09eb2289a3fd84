import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPersonalStore } from '../../kernel/storage/local-store.ts';
import { EMPTY_TEXTS } from './checkout-draft.ts';
import type { CheckoutTexts } from './checkout-draft.ts';
import { clearTraveller, saveTexts, readTexts, textsFromStored } from './checkout-draft-store.ts';

const TEXTS: CheckoutTexts = {
  checkingIn: 'guest',
  guest: { ...EMPTY_TEXTS.guest, firstName: 'Sample', agreeTerms: true },
  billing: { ...EMPTY_TEXTS.billing, city: 'Springfield' },
};

beforeEach(() => {
  clearPersonalStore();
});

describe('what was typed at the checkout', () => {
  it('survives a reload', async () => {
    saveTexts(TEXTS);
    vi.resetModules();
    const reloaded = await import('./checkout-draft-store.ts');
    expect(reloaded.readTexts()).toEqual(TEXTS);
  });

  it('changes one part without losing the others', () => {
    saveTexts(TEXTS);
    saveTexts({ checkingIn: 'member' });
    expect(readTexts()).toEqual({ ...TEXTS, checkingIn: 'member' });
  });

  it('is removed on sign-out', () => {
    saveTexts(TEXTS);
    clearPersonalStore();
    expect(readTexts()).toEqual(EMPTY_TEXTS);
  });

  it('keeps the billing address for the next booking, but not the guest', () => {
    saveTexts(TEXTS);
    clearTraveller();
    expect(readTexts()).toEqual({ ...EMPTY_TEXTS, billing: TEXTS.billing });
  });

  it.each([
    ['', 'no JSON'],
    ['{"v":1}', 'no texts'],
    ['{"v":0,"data":{"checkingIn":"guest"}}', 'an older version'],
    ['[1,2]', 'a list'],
    ['null', 'null'],
  ])('is empty when storage holds %j (%s)', (stored) => {
    sessionStorage.setItem('checkoutDraft', stored);
    expect(readTexts()).toEqual(EMPTY_TEXTS);
  });

  it('takes only fields it knows, of the kind it knows', () => {
    const read = textsFromStored({
      checkingIn: 'other',
      guest: { firstName: 7, lastName: 'Example', cardNumber: '4242', agreeTerms: 'yes' },
      billing: { city: 'x'.repeat(301), state: 'NY' },
    });
    expect(read).toEqual({
      checkingIn: null,
      guest: { ...EMPTY_TEXTS.guest, lastName: 'Example' },
      billing: { ...EMPTY_TEXTS.billing, state: 'NY' },
    });
  });
});
