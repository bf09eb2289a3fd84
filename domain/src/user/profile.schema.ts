import type { InferType } from 'yup';
import { object, string } from 'yup';
import { isHttpsUrl, MAX_URL_LENGTH } from '../validation/image-url.ts';
import { optionalLine, optionalPhone, requiredLine } from '../validation/text-field.ts';

/** Longest texts of the profile; `firestore.rules` has the same numbers. */
export const PROFILE_LIMITS = {
  name: 80,
  phoneNumber: 32,
  photoURL: MAX_URL_LENGTH,
  location: 120,
};

/** An address as browsers send it: `https:` in small letters, no blanks, no backslashes. */
const written = (text: string): string => (isHttpsUrl(text) ? new URL(text).href : text);

/** Digits with the separators that the rules know; other blanks and dashes would be rejected there. */
export const RULE_PHONE = /^[+]?[0-9 ().x/-]{5,32}$/;

/**
 * What members may change of their own record (rules 1.13), with the checks of `isProfile` in
 * `firestore.rules`: whatever passes here passes there. Empty texts are stored as '' but for the name.
 */
export const profileSchema = object({
  name: requiredLine('Name', PROFILE_LIMITS.name),
  phoneNumber: optionalPhone('Phone number')
    .matches(RULE_PHONE, {
      message: 'Phone number can have digits, blanks and the signs + ( ) . - / x.',
      excludeEmptyString: true,
    })
    .default(''),
  photoURL: string()
    .trim()
    .transform((value: unknown) => (typeof value === 'string' ? written(value) : value))
    .max(PROFILE_LIMITS.photoURL, `Photo can have at most ${PROFILE_LIMITS.photoURL} characters.`)
    .test('https', 'Photo must be an address that starts with https://.', (value) =>
      value === undefined || value === '' ? true : isHttpsUrl(value),
    )
    .default(''),
  location: optionalLine('Location', PROFILE_LIMITS.location).default(''),
});

export type ProfileFields = InferType<typeof profileSchema>;
