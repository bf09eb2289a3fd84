import { cardBrand, cvvLength, formatCardNumber } from '@club/domain/booking/card-number';
import { formatExpiryInput } from '@club/domain/booking/card-expiry';
import { useField } from 'formik';
import { CreditCard, Lock } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { FieldGroup, FieldRow } from '../../ui/form/field-group.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { caretAfter, digitsBefore } from './card-caret.ts';

type MarkedFieldProps = {
  name: string;
  label: string;
  placeholder: string;
  autoComplete: string;
  icon?: ReactNode;
  /** Writes the digits with their marks: spaces, a slash. */
  format: (text: string) => string;
};

/** A field of digits that get their marks while they are typed; the caret stays where it belongs. */
function MarkedField({ name, format, ...rest }: MarkedFieldProps) {
  const [, , { setValue }] = useField<string>(name);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // After every rendering, because a formatted value puts the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value: typed, selectionStart } = event.target;
    const formatted = format(typed);
    caret.current = caretAfter(formatted, digitsBefore(typed, selectionStart ?? typed.length));
    void setValue(formatted);
  };

  return <TextField {...rest} ref={input} name={name} inputMode="numeric" onChange={onChange} />;
}

/** The card of a cash payment (S§2). Its number and code stay in this page's memory. */
export function CardFields() {
  const [{ value: cardNumber }] = useField<string>('cardNumber');
  const brand = cardBrand(cardNumber.replace(/\D/g, ''));
  const codeLength = cvvLength(brand);
  return (
    <FieldGroup
      title="Card"
      reason="Number and CVV never leave this page: we only pass on what stands for the card."
    >
      <Alert tone="info" title="Test mode, no card is charged">
        Use 4242 4242 4242 4242 with any future date and any CVV.
      </Alert>
      <MarkedField
        name="cardNumber"
        label={brand === 'Card' ? 'Card number' : `Card number (${brand})`}
        placeholder="1234 1234 1234 1234"
        autoComplete="cc-number"
        icon={<CreditCard aria-hidden />}
        format={formatCardNumber}
      />
      <FieldRow $columns="minmax(0, 1fr) minmax(0, 1fr)">
        <MarkedField
          name="expiryDate"
          label="Expiry date"
          placeholder="MM/YY"
          autoComplete="cc-exp"
          format={formatExpiryInput}
        />
        <TextField
          name="cvv"
          label="CVV"
          placeholder={codeLength === 4 ? '1234' : '123'}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={codeLength}
          icon={<Lock aria-hidden />}
        />
      </FieldRow>
    </FieldGroup>
  );
}
