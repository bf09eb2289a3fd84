import { countNights, formatNights } from '@club/domain/calendar/nights';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { styled } from 'styled-components';
import { formatDayWithWeekday, formatUsd } from '../../formats/reader-formats.ts';
import { theme } from '../../design/theme/theme.ts';
import type { LastCallStay } from './last-call-stays.ts';

const Figure = styled.strong`
  font-weight: 600;
  color: ${theme.colour.coralText};
`;

const Line = styled.span`
  display: block;
`;

/** Units left as far as they are known: more than 3 are not counted. */
const leftText = (left: number | null): string => {
  if (left === null) return 'more than 3 units left';
  return left === 1 ? 'the last unit' : `${left} units left`;
};

/** What a Last Call stay costs, when it begins, and how many units are left. */
export function LastCallPrice({ stay: { unitType, totalCents, stay } }: { stay: LastCallStay }) {
  return (
    <>
      <Line>
        {unitTypeLabel(unitType)} · <Figure>{formatUsd(totalCents)}</Figure> a stay, with tax
      </Line>
      <Line>
        {formatDayWithWeekday(stay.from)}, {formatNights(countNights(stay.from, stay.to))} ·{' '}
        {leftText(stay.left)}
      </Line>
    </>
  );
}
