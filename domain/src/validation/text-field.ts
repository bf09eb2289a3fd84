import type { StringSchema } from 'yup';
import { string } from 'yup';

/** Longest text of a one-line field. */
export const MAX_LINE_LENGTH = 120;
/** Longest email address that mail systems carry. */
export const MAX_EMAIL_LENGTH = 254;

/** Control characters and lone surrogates never belong into a line of text. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** An optional trimmed line of text with a limit; `label` starts its messages. */
export const optionalLine = (label: string, max = MAX_LINE_LENGTH): StringSchema =>
  string()
    .trim()
    .max(max, `${label} can have at most ${max} characters.`)
    .test('printable', `${label} has characters that cannot be used.`, (value) =>
      value === undefined ? true : !UNPRINTABLE.test(value),
    )
    .typeError(`${label} must be text.`);

/** A required trimmed line of text with a limit; `label` starts its messages. */
export const requiredLine = (label: string, max = MAX_LINE_LENGTH) =>
  optionalLine(label, max).required(`${label} is required.`);

/** Control characters other than the ends of lines and tabs, and lone surrogates. */
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** An optional trimmed text of several lines, whose ends become '\n'; `label` starts its messages. */
export const optionalLines = (label: string, max: number): StringSchema =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/\r\n?/g, '\n') : value,
    )
    .trim()
    .max(max, `${label} can have at most ${max} characters.`)
    .test('printable', `${label} has characters that cannot be used.`, (value) =>
      value === undefined ? true : !UNPRINTABLE_IN_LINES.test(value),
    )
    .typeError(`${label} must be text.`);

/** A required trimmed text of several lines; `label` starts its messages. */
export const requiredLines = (label: string, max: number) =>
  optionalLines(label, max).required(`${label} is required.`);

/** A required email address, trimmed; compare addresses by `canonicalEmail`. */
export const requiredEmail = (label = 'Email') =>
  requiredLine(label, MAX_EMAIL_LENGTH).matches(
    /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]{2,}$/,
    {
      message: `${label} must be an email address, like name@example.com.`,
      excludeEmptyString: true,
    },
  );

/** A required phone number: digits with the usual separators, 5 to 20 digits. */
export const requiredPhone = (label = 'Phone number') =>
  requiredLine(label, 32).test('phone', `${label} must have 5 to 20 digits.`, isPhone);

/** An optional phone number. */
export const optionalPhone = (label: string) =>
  optionalLine(label, 32).test('phone', `${label} must have 5 to 20 digits.`, isPhone);

function isPhone(value: string | undefined): boolean {
  if (value === undefined || value === '') return true;
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/x]+$/i.test(value) && digits >= 5 && digits <= 20;
}
