import type { ProofRecords } from '../club-records.ts';
import { COLLECTION_NAMES } from '../club-records.ts';
import type { Violation } from './violation.ts';
import { collector } from './violation.ts';

/** Names of fields that no document may have. */
const FORBIDDEN_FIELD = /^(cvv|cvc|cvv2|securityCode|password|passwd|idToken|token|secret)$/i;
/** A token of the sandbox is as sensitive as its card. */
const TOKEN = /tok_sandbox_/;
/** 13 to 19 digits in a row or in groups, not part of an id, that begin as cards do. */
const CARD_RUN = /(?<![\dA-Za-z_-])[2-6]\d(?:[ -]?\d){11,17}(?![\dA-Za-z]|[_-][\dA-Za-z])/g;
const MASK = /^\*{4} \*{4} \*{4} \d{4}$/;

/** The check digit of card numbers (Luhn), from the right, doubling every second digit. */
export const hasCheckDigit = (digits: string): boolean =>
  digits
    .split('')
    .toReversed()
    .map(Number)
    .reduce((sum, digit, index) => {
      const value = index % 2 === 0 ? digit : digit * 2;
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

const cardsIn = (text: string): string[] =>
  [...text.matchAll(CARD_RUN)]
    .map(([run]) => run.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= 13 && digits.length <= 19 && hasCheckDigit(digits));

/** What must not be in a value, wherever in it: the names of such fields, or what gives it away. */
const findings = (value: unknown, path: string, canaries: readonly string[]): string[] => {
  if (typeof value === 'string') {
    const plain = value.replaceAll(/[ -]/g, '');
    return [
      ...(cardsIn(value).length > 0 ? [`${path} has a card number`] : []),
      ...(TOKEN.test(value) ? [`${path} has a card token`] : []),
      ...canaries
        .filter((canary) => value.includes(canary) || plain.includes(canary))
        .map(() => `${path} has something that was only for the gateway`),
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(FORBIDDEN_FIELD.test(key) ? [`${path}.${key} must not be kept`] : []),
    ...findings(entry, `${path}.${key}`, canaries),
  ]);
};

/**
 * I12: no card number, security code, card token or password is in any document. `canaries` are texts
 * that were sent (numbers, codes long enough to be told from others) and must be nowhere.
 */
export const secretViolations = (
  records: ProofRecords,
  canaries: readonly string[] = [],
): Violation[] => {
  const { found, expect } = collector('I12');
  const check = (path: string, data: unknown): void => {
    for (const finding of findings(data, path, canaries)) expect(false, path, finding);
  };
  for (const name of COLLECTION_NAMES) {
    for (const [id, data] of records[name]) check(`${name}/${id}`, data);
  }
  for (const [uid, notices] of records.notices) {
    for (const [id, notice] of notices) check(`users/${uid}/notifications/${id}`, notice);
  }
  for (const [id, { paymentDetails }] of records.bookings) {
    if (paymentDetails === null) continue;
    expect(
      MASK.test(paymentDetails.cardNumber) &&
        paymentDetails.cardNumber.endsWith(paymentDetails.last4),
      id,
      'shows more of the card than its last four digits',
    );
  }
  return found;
};
