import type { FilterDates } from '@club/domain/directory/when';
import { formatNights } from '@club/domain/calendar/nights';
import { formatPoints, formatStay, formatUsd } from '../../formats/reader-formats.ts';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { type StaySearch, useStaySearch } from '../stay/stay-search.ts';
import { suggestedPrice } from './resort-price.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';

const Unit = styled.span`
  color: ${theme.colour.soft};
`;

const Days = styled.span`
  display: block;
  color: ${theme.colour.soft};
`;

const Figure = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

type SuggestedPriceLineProps = {
  bedrooms: string;
  /** The stay that is looked for; without dates the one that the picker suggests. */
  stay: Pick<StaySearch, 'dates' | 'vacationType'>;
};

/** The days of a stay that was found on flexible days: 'First free Dec 18 – 20, 2026'. */
export function FoundDays({ dates }: { dates: FilterDates }) {
  const chosen = useStaySearch().dates;
  const isAsChosen = chosen?.from === dates.from && chosen.to === dates.to;
  return (
    <Days>
      {isAsChosen ? 'Free' : 'First free'} {formatStay(dates.from, dates.to)}
    </Days>
  );
}

/**
 * The whole price of a resort's main unit for a stay in the currency of the search: '1 bedroom ·
 * 42,500 points for 6 nights', or '1 bedroom · $361.02 a stay, with tax'. A unit that is not sold
 * as Last Call has its price in points.
 */
export function SuggestedPriceLine({ bedrooms, stay }: SuggestedPriceLineProps) {
  const price = suggestedPrice(bedrooms, useToday(), stay.dates);
  if (price === null) return null;
  const cash = stay.vacationType === 'lastCall' ? price.cashCents : null;
  return (
    <>
      <Unit>{unitTypeLabel(price.unitType)} · </Unit>
      {cash === null ? (
        <>
          <Figure>{formatPoints(price.points)}</Figure> for {formatNights(price.nights)}
        </>
      ) : (
        <>
          <Figure>{formatUsd(cash)}</Figure> a stay, with tax
        </>
      )}
    </>
  );
}
