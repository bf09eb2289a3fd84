import { describe, expect, it } from 'vitest';
import { errorsIn, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { billingSchema } from './billing.schema.ts';
import { billingFromGuest, guestFromForm, guestSchema } from './guest.schema.ts';

const FORM = {
  firstName: 'Bea',
  lastName: 'Guest',
  address1: '2 Hill Street',
  address2: '',
  country: 'USA',
  city: 'Austin',
  postalCode: '73301',
  email: 'bea@example.com',
  phone: '+1 555 010 0100',
  workPhone: '',
  sendConfirmation: true,
  agreeTerms: true,
};
const GUEST = guestFromForm(FORM);

describe('the guest form', () => {
  it("takes the form's own name for the phone", () => {
    expect(GUEST).toMatchObject({ phoneNumber: '+1 555 010 0100' });
    expect(GUEST).not.toHaveProperty('phone');
    expect(errorsIn(guestSchema, GUEST)).toEqual({});
  });

  it('keeps a phoneNumber that is there, and invents none', () => {
    expect(guestFromForm({ phone: '1', phoneNumber: '2' })).toEqual({ phoneNumber: '2' });
    expect(guestFromForm({ firstName: 'Bea' })).toEqual({ firstName: 'Bea' });
  });

  it('needs the terms agreed to', () => {
    for (const agreeTerms of [false, undefined, null, '', 'no', 'maybe']) {
      expect(errorsIn(guestSchema, withValue(GUEST, 'agreeTerms', agreeTerms))).toEqual({
        agreeTerms: 'Please agree to the terms.',
      });
    }
  });

  it('needs neither second address nor work phone nor a confirmation', () => {
    const bare = ['address2', 'workPhone', 'sendConfirmation'].reduce(
      (raw, field) => withValue(raw, field, undefined),
      GUEST,
    );
    expect(parseWith(guestSchema, bare)).toMatchObject({
      ok: true,
      value: { sendConfirmation: false },
    });
  });
});

describe('billing from a guest', () => {
  const parsed = parseWith(guestSchema, GUEST);

  it('is complete, and says that it is a guest', () => {
    const billing = parsed.ok ? billingFromGuest(parsed.value) : null;
    expect(billing).toMatchObject({ firstName: 'Bea', city: 'Austin', state: '', isGuest: true });
    expect(errorsIn(billingSchema, billing)).toEqual({});
  });

  it('needs a state unless it is of a guest', () => {
    const billing = parsed.ok ? billingFromGuest(parsed.value) : null;
    for (const isGuest of [false, undefined]) {
      expect(errorsIn(billingSchema, { ...billing, isGuest })).toEqual({
        state: 'State is required.',
      });
    }
    const { state: _, ...without } = { ...billing, state: '' };
    expect(parseWith(billingSchema, without)).toMatchObject({ ok: true, value: { state: '' } });
    expect(errorsIn(billingSchema, { ...billing, state: 'x'.repeat(81) })).toEqual({
      state: 'State can have at most 80 characters.',
    });
  });

  it('has the state where the guest gave one', () => {
    const texan = parseWith(guestSchema, { ...GUEST, state: 'Texas' });
    expect(texan.ok && billingFromGuest(texan.value).state).toBe('Texas');
  });

  it('takes the text True of the checkout for a guest', () => {
    const billing = parsed.ok ? { ...billingFromGuest(parsed.value), isGuest: 'True' } : null;
    expect(parseWith(billingSchema, billing)).toMatchObject({ value: { isGuest: true } });
  });
});

it('a form without a phone has none afterwards either', () => {
  expect(guestFromForm({ firstName: 'Bea' })).toEqual({ firstName: 'Bea' });
  expect(guestFromForm({})).not.toHaveProperty('phoneNumber');
});
