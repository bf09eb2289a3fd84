import type { CardBrand } from '@club/domain/booking/card-number';
import { cardBrand, cvvLength, formatCardNumber } from '@club/domain/booking/card-number';
import { formatExpiryInput } from '@club/domain/booking/card-expiry';
import { CreditCard, Lock } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CARD_NOTICE } from './card-token.ts';
import { Badge } from '../../design/data/badge.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { FieldGroup, FieldRow } from '../../design/form/field-group.tsx';
import { type Rejection, rejectionText } from '../../design/form/rejection.ts';
import { TextInput, type TextInputProps } from '../../design/form/text-input.tsx';
import { useFieldState } from '../../design/form/use-field-state.ts';
import { theme } from '../../design/theme/theme.ts';
import { caretAfter, digitsBefore } from './card-caret.ts';

type DigitsFieldProps = Omit<TextInputProps, 'name' | 'value' | 'error' | 'onChange'> & {
  name: string;
  rejection: Rejection | null;
  /** Formats the digits with their marks: spaces, a slash. */
  format: (text: string) => string;
};

/** A field of digits that are formatted while typing; the caret keeps its position. */
function DigitsField({ name, rejection, format, ...rest }: DigitsFieldProps) {
  const { input, error, setValue } = useFieldState<string>(name);
  const control = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  // After every rendering, because a new value moves the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    control.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value: typed, selectionStart } = event.target;
    const formatted = format(typed);
    caret.current = caretAfter(formatted, digitsBefore(typed, selectionStart ?? typed.length));
    setValue(formatted);
  };

  return (
    <TextInput
      {...rest}
      {...input}
      ref={control}
      inputMode="numeric"
      error={error ?? rejectionText(rejection, name, input.value)}
      onChange={onChange}
    />
  );
}

const BRAND_MARKS: Record<CardBrand, string | null> = {
  Visa: 'Visa',
  Mastercard: 'Mastercard',
  'American Express': 'Amex',
  Discover: 'Discover',
  Card: null,
};

/** Room for the longest mark; on the narrowest phones all digits fit beside it only without the icon. */
const NumberPlace = styled.div`
  &&[data-marked] input {
    padding-right: 6rem;
  }

  @media (width < 23em) {
    svg {
      display: none;
    }

    && input {
      padding-left: ${theme.space.s12};
    }
  }
`;

const Mark = styled.span`
  display: grid;
  margin-right: calc(${theme.space.s12} - ${theme.space.s2});
`;

type CardFieldsProps = {
  /** The field that the bank or the club did not accept. */
  rejection?: Rejection | null;
  /** Directly above the fields, instead of the note: what became of the last attempt. */
  children?: ReactNode;
};

/** The card of a cash payment (rules 8.5). Its number and code stay in this page's memory. */
export function CardFields({ rejection = null, children }: CardFieldsProps) {
  const { input } = useFieldState<string>('cardNumber');
  const brand = cardBrand(input.value.replace(/\D/g, ''));
  const mark = BRAND_MARKS[brand];
  const codeLength = cvvLength(brand);
  const hasNews = children !== undefined && children !== null && children !== false;
  return (
    <FieldGroup
      title="Card"
      reason="Number and CVV never leave this page: we only pass on a token for the card."
    >
      {/* In the same place, so that the fields stay where they are. */}
      {children}
      {CARD_NOTICE !== null && !hasNews && (
        <Alert tone="info" title={CARD_NOTICE.title}>
          {CARD_NOTICE.text}
        </Alert>
      )}
      <NumberPlace data-marked={mark === null ? undefined : true}>
        <DigitsField
          name="cardNumber"
          rejection={rejection}
          label="Card number"
          placeholder="1234 1234 1234 1234"
          autoComplete="cc-number"
          icon={<CreditCard aria-hidden />}
          end={
            mark === null ? undefined : (
              <Mark>
                <Badge>{mark}</Badge>
              </Mark>
            )
          }
          format={formatCardNumber}
        />
      </NumberPlace>
      <FieldRow $short>
        <DigitsField
          name="expiryDate"
          rejection={rejection}
          label="Expiry date"
          placeholder="MM/YY"
          autoComplete="cc-exp"
          format={formatExpiryInput}
        />
        <DigitsField
          name="cvv"
          rejection={rejection}
          label="CVV"
          placeholder={codeLength === 4 ? '1234' : '123'}
          autoComplete="cc-csc"
          icon={<Lock aria-hidden />}
          format={(text) => text.replace(/\D/g, '').slice(0, codeLength)}
        />
      </FieldRow>
    </FieldGroup>
  );
}
