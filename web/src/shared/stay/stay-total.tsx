import { formatNights } from '@club/domain/calendar/nights';
import type { Quote } from '@club/domain/pricing/quote';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { quoteTotal } from '../booking/quote-lines.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import type { ChosenStay } from './chosen-stay.ts';

/**
 * The running total, beside the buttons so that it never scrolls away. After the main button, because
 * they wrap upwards on phones and it belongs on top.
 */
const Total = styled.output<{ $isProblem: boolean }>`
  ${tabularType}
  && {
    flex: 1 1 11rem;
  }
  align-self: center;
  font-size: ${theme.size.small};
  font-weight: ${({ $isProblem }) => ($isProblem ? 600 : 400)};
  line-height: 1.4;
  color: ${({ $isProblem }) => ($isProblem ? theme.colour.bad : theme.colour.soft)};

  > strong {
    font-size: ${theme.size.lead};
    font-weight: 650;
    color: ${theme.colour.ink};
  }

  ${media.tablet} {
    && {
      order: -1;
      flex: 1 1 12rem;
    }
  }
`;

/** ' (2 Sat or Sun)', '' for none. */
const weekendPart = ({ weekendNights }: Quote): string =>
  weekendNights === 0 ? '' : ` (${weekendNights} Sat or Sun)`;

type StayTotalProps = {
  chosen: ChosenStay | { status: 'mistyped'; reason: string };
  /** Null until a free stay is chosen. */
  quote: Quote | null;
  /** Whether the dates were taken already, so that what is missing is a problem. */
  isPressed: boolean;
  beside: ReactNode;
};

/** What the chosen dates cost, or what is wrong with them. */
export function StayTotal({ chosen, quote, isPressed, beside }: StayTotalProps) {
  return (
    <Total $isProblem={chosen.status === 'unavailable' || (isPressed && quote === null)}>
      {chosen.status === 'unavailable' && chosen.reason}
      {chosen.status === 'mistyped' && isPressed && chosen.reason}
      {chosen.status === 'incomplete' && 'Choose the day you arrive and the day you leave.'}
      {quote !== null && (
        <>
          <strong>{quoteTotal(quote)}</strong> · {formatNights(quote.nights)}
          {weekendPart(quote)}
          {quote.paymentMethod === 'cash' && ', tax included'}
          {beside}
        </>
      )}
    </Total>
  );
}
