import { formatNights } from '@club/domain/calendar/nights';
import type { Quote } from '@club/domain/pricing/quote';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { displayType, tabularType } from '../../design/theme/typography.ts';
import { quoteFigures, quoteTotal } from '../../shared/booking/quote-lines.ts';

const Fold = styled.details`
  ${tabularType}

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const Line = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  gap: ${theme.space.s4} ${theme.space.s8};
  min-height: ${theme.target};
  border-radius: ${theme.radius.control};
  color: ${theme.colour.soft};
  font-size: ${theme.size.small};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    align-self: center;
    width: 1.15rem;
    height: 1.15rem;
    margin-left: auto;
    stroke-width: 1.75;
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
  }
`;

const Total = styled.strong`
  ${displayType}
  ${tabularType}
  font-size: ${theme.size.h3};
  color: ${theme.colour.ink};
`;

const Rows = styled.dl`
  display: grid;
  gap: ${theme.space.s8};
  padding-block: ${theme.space.s4} ${theme.space.s8};
  font-size: ${theme.size.small};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.s16};
  }

  dt {
    color: ${theme.colour.soft};
  }

  > [data-sum] {
    padding-top: ${theme.space.s8};
    box-shadow: 0 -1px 0 ${theme.colour.line};
    font-weight: 650;
  }
`;

/** The price of a stay in one line, which unfolds to what it is made of. */
export function StayPrice({ quote }: { quote: Quote }) {
  const { rows } = quoteFigures(quote);
  return (
    <Fold>
      <Line>
        <Total>{quoteTotal(quote)}</Total>
        <span>
          {formatNights(quote.nights)}
          {quote.paymentMethod === 'cash' && ', tax included'}
        </span>
        <ChevronDown aria-hidden />
      </Line>
      <Rows>
        {rows.map(({ label, value, sum }) => (
          <div key={label} data-sum={sum}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </Fold>
  );
}
