import { describe, expect, it } from 'vitest';
import type { GuestTexts } from '../../shared/booking/checking-in.ts';
import { EMPTY_GUEST } from '../../shared/booking/checking-in.ts';
import { checkoutAlert, draftOf, guestFlag } from './checkout-draft.ts';

const GUEST: GuestTexts = {
  ...EMPTY_GUEST,
  firstName: ' Sample ',
  lastName: 'Example',
  address1: '1 Sample Street',
  country: 'USA',
  city: 'Springfield',
  postalCode: '12345',
  email: 'sample@example.com',
  phoneNumber: '+1 555 0100',
  agreeTerms: true,
};

describe('the checkout', () => {
  it('requires the choice of who checks in first', () => {
    const draft = draftOf({ checkingIn: null, guest: GUEST });
    expect(draft).toEqual({ step: 'offered' });
    expect(checkoutAlert(draft)).toBe('Please select an option before continuing.');
  });

  it('requires the guest data once a guest is chosen', () => {
    const draft = draftOf({ checkingIn: 'guest', guest: EMPTY_GUEST });
    expect(draft.step).toBe('identifying');
    expect(checkoutAlert(draft)).toBe('Please fill out the guest information before continuing.');
  });

  it('names the fields of the guest that are wrong', () => {
    const draft = draftOf({ checkingIn: 'guest', guest: { ...GUEST, email: 'robin' } });
    expect(draft).toMatchObject({ step: 'identifying' });
    expect(draft.step === 'identifying' && Object.keys(draft.errors)).toEqual(['email']);
  });

  it('needs the guest to agree to the terms', () => {
    const draft = draftOf({ checkingIn: 'guest', guest: { ...GUEST, agreeTerms: false } });
    expect(draft.step === 'identifying' && draft.errors['agreeTerms']).toBe(
      'Please agree to the terms.',
    );
  });

  it('is ready with a whole guest, trimmed', () => {
    const draft = draftOf({ checkingIn: 'guest', guest: GUEST });
    expect(draft).toMatchObject({
      step: 'ready',
      traveller: { kind: 'guest', guest: { firstName: 'Sample', phoneNumber: '+1 555 0100' } },
    });
    expect(checkoutAlert(draft)).toBeNull();
  });

  it('is ready with the member, whatever the guest form holds', () => {
    expect(draftOf({ checkingIn: 'member', guest: EMPTY_GUEST })).toEqual({
      step: 'ready',
      traveller: { kind: 'member' },
    });
  });

  it('passes the guest on as the texts True and False', () => {
    expect([guestFlag('guest'), guestFlag('member'), guestFlag(null)]).toEqual([
      'True',
      'False',
      'False',
    ]);
  });
});
