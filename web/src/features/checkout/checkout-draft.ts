import type { Guest } from '@club/domain/booking/guest.schema';
import { guestSchema } from '@club/domain/booking/guest.schema';
import type { FieldErrors } from '@club/domain/validation/parse-with';
import { parseWith } from '@club/domain/validation/parse-with';
import { ALERTS } from '@club/domain/api/messages';
import type { CheckingIn, GuestTexts } from '../../shared/booking/checking-in.ts';
import { EMPTY_GUEST } from '../../shared/booking/checking-in.ts';
import { type BillingTexts, EMPTY_BILLING } from '../../shared/booking/known-billing.ts';

/** Everything typed between the offer and the payment. Never anything of a card. */
export type CheckoutTexts = {
  checkingIn: CheckingIn | null;
  guest: GuestTexts;
  billing: BillingTexts;
};

export const EMPTY_TEXTS: CheckoutTexts = {
  checkingIn: null,
  guest: EMPTY_GUEST,
  billing: EMPTY_BILLING,
};

/** Who checks in. */
export type Traveller = { kind: 'member' } | { kind: 'guest'; guest: Guest };

/** How far the checkout has come; the payment opens only with a `ready` draft. */
export type CheckoutDraft =
  /** Not chosen yet who checks in. */
  | { step: 'offered' }
  /** A guest was chosen; `errors` name what is missing or wrong, by field. */
  | { step: 'identifying'; errors: FieldErrors }
  | { step: 'ready'; traveller: Traveller };

/** Checks what was typed. */
export const draftOf = (texts: Pick<CheckoutTexts, 'checkingIn' | 'guest'>): CheckoutDraft => {
  switch (texts.checkingIn) {
    case null:
      return { step: 'offered' };
    case 'member':
      return { step: 'ready', traveller: { kind: 'member' } };
    case 'guest': {
      const guest = parseWith(guestSchema, texts.guest);
      return guest.ok
        ? { step: 'ready', traveller: { kind: 'guest', guest: guest.value } }
        : { step: 'identifying', errors: guest.errors };
    }
  }
};

/** Why checkout cannot continue, as a fixed text (rules 8.2); null when it can. */
export const checkoutAlert = (draft: CheckoutDraft): string | null => {
  switch (draft.step) {
    case 'offered':
      return ALERTS.selectOption;
    case 'identifying':
      return ALERTS.fillGuest;
    case 'ready':
      return null;
  }
};

/** `isGuest` as checkout passes it on (rules 8.2). */
export type GuestFlag = 'True' | 'False';

/** The flag of a choice. */
export const guestFlag = (checkingIn: CheckingIn | null): GuestFlag =>
  checkingIn === 'guest' ? 'True' : 'False';
