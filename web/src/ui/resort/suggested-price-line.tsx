import { formatPoints, formatUsd } from '@club/domain/money/cents';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { suggestedPrice } from '../../lib/resort-price.ts';
import { useToday } from '../../lib/today.tsx';
import { theme } from '../../theme/theme.ts';

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

/**
 * The whole price of a resort's main unit for the stay that the picker suggests:
 * '1 bedroom · 361.02 USD with tax or 42,500 points for 6 nights'.
 */
export function SuggestedPriceLine({ bedrooms }: { bedrooms: string }) {
  const price = suggestedPrice(bedrooms, useToday());
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
        <Figure>{formatPoints(price.points)}</Figure> for {price.nights} nights
      </Whole>
    </>
  );
}
