import type { PriceCeiling } from '@club/domain/directory/resort-filter';
import type { PaymentMethod, VacationType } from '@club/domain/pricing/unit-type';
import { paymentMethodOf } from '@club/domain/pricing/unit-type';
import { useState } from 'react';
import { TextInput } from '../../design/form/text-input.tsx';

type CeilingInputProps = {
  /** How the stay is paid: its currency is offered. */
  payment: PaymentMethod;
  ceiling: PriceCeiling | null;
  /** What is wrong with a ceiling that is an amount. */
  error?: string | undefined;
  /** `isValid` is false for a text that is no amount. */
  onChange: (ceiling: PriceCeiling | null, isValid: boolean) => void;
};

/** What the most that a stay may cost is called, in each currency. */
export const CEILING_TEXTS = {
  points: { label: 'Most points', placeholder: '60000' },
  cash: { label: 'Most dollars, with tax', placeholder: '361.02' },
} as const;

/** The currency of a ceiling; the one that the stay is paid in while there is none. */
export const ceilingMoney = (
  vacationType: VacationType,
  ceiling: PriceCeiling | null,
): PriceCeiling['in'] => ceiling?.in ?? paymentMethodOf(vacationType);

const WHOLE = /^\d{1,7}$/;
const USD = /^\d{1,5}(\.\d{1,2})?$/;

const ceilingOf = (money: PriceCeiling['in'], typed: string): PriceCeiling | null | undefined => {
  const text = typed.trim().replaceAll(',', '');
  if (text === '') return null;
  if (money === 'points') return WHOLE.test(text) ? { in: money, most: Number(text) } : undefined;
  return USD.test(text) ? { in: money, most: Math.round(Number(text) * 100) } : undefined;
};

const textOf = (ceiling: PriceCeiling | null): string => {
  if (ceiling === null) return '';
  return String(ceiling.in === 'points' ? ceiling.most : ceiling.most / 100);
};

/**
 * The most that a stay may cost, in the currency it is paid in. An invalid amount counts as none and
 * shows an error.
 */
export function CeilingInput({ payment, ceiling, error, onChange }: CeilingInputProps) {
  // A ceiling of an older address may be in the other currency: it can still be changed.
  const [money] = useState(ceiling?.in ?? payment);
  const [typed, setTyped] = useState(textOf(ceiling));
  const { label, placeholder } = CEILING_TEXTS[money];
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      inputMode={money === 'points' ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed}
      error={
        ceilingOf(money, typed) === undefined
          ? `Enter an amount, for instance ${placeholder}.`
          : error
      }
      onChange={(event) => {
        setTyped(event.target.value);
        const next = ceilingOf(money, event.target.value);
        onChange(next ?? null, next !== undefined);
      }}
    />
  );
}
