import { describe, expect, it } from 'vitest';
import { formatCardNumber } from '@club/domain/booking/card-number';
import { caretAfter, digitsBefore } from './card-caret.ts';

describe('the caret of a card field', () => {
  it('stays behind the digit that was typed in the middle', () => {
    const typed = '42942 4242';
    const caret = caretAfter(formatCardNumber(typed), digitsBefore(typed, 3));
    expect(formatCardNumber(typed)).toBe('4294 2424 2');
    expect(caret).toBe(3);
  });

  it('passes the space when the fifth digit is typed', () => {
    expect(caretAfter(formatCardNumber('42424'), digitsBefore('42424', 5))).toBe(6);
  });

  it('is at the start before any digit, and at the end behind the last', () => {
    expect(caretAfter('4242', 0)).toBe(0);
    expect(caretAfter('4242 4', 5)).toBe(6);
    expect(caretAfter('42', 5)).toBe(2);
  });
});
