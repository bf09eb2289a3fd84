import { formatNights } from '@club/domain/calendar/day-format';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { suggestedPrice } from './resort-price.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';

const Unit = styled.span`
  color: ${theme.colour.soft};
`;

const Figure = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

const Whole = styled.span<{ $ownLine?: boolean }>`
  display: ${({ $ownLine }) => ($ownLine === true ? 'block' : 'inline')};
  white-space: nowrap;
`;

type SuggestedPriceLineProps = {
  bedrooms: string;
  /** The stay that is looked for; without one that which the picker suggests. */
  dates?: FilterDates | null | undefined;
};

/**
 * The whole price of a resort's main unit for a stay:
 * '1 bedroom · 361.02 USD with tax or 42,500 points for 6 nights'.
 */
export function SuggestedPriceLine({ bedrooms, dates }: SuggestedPriceLineProps) {
  const price = suggestedPrice(bedrooms, useToday(), dates);
  if (price === null) return null;
  return (
    <>
      <Unit>{unitTypeLabel(price.unitType)}</Unit>
      {price.cashCents !== null && (
        <>
          {' · '}
          <Whole>
            <Figure>{formatUsd(price.cashCents)}</Figure> with tax
          </Whole>
        </>
      )}
      {price.cashCents === null ? ' · ' : ' '}
      <Whole $ownLine={price.cashCents !== null}>
        {price.cashCents !== null && 'or '}
        <Figure>{formatPoints(price.points)}</Figure> for {formatNights(price.nights)}
      </Whole>
    </>
  );
}
