import { formatDayWithWeekday, formatNights, formatStay } from '@club/domain/calendar/day-format';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { countNights } from '@club/domain/calendar/nights';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { minWidthQuery } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { clampLines, displayType, tabularType } from '../../theme/typography.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { KeyValueList } from '../data/key-value-list.tsx';
import { Picture } from '../media/picture.tsx';

const Paper = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: 0 0 0 1px ${theme.colour.line};
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.s16};
  padding: ${theme.space.s20} ${theme.space.s24} ${theme.space.s24};
`;

const Name = styled.p`
  ${displayType}
  font-size: ${theme.size.h4};
  line-height: 1.22;
`;

const Small = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${theme.colour.soft};
`;

const Total = styled.div`
  ${tabularType}
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s16};
  padding-top: ${theme.space.s16};
  box-shadow: 0 -1px 0 ${theme.colour.line};
  font-size: ${theme.size.lead};
  font-weight: 650;

  > small {
    display: block;
    font-size: ${theme.size.small};
    font-weight: 400;
    color: ${theme.colour.soft};
  }
`;

const Strip = styled.details`
  background: ${theme.colour.raised};
  box-shadow:
    0 1px 0 ${theme.colour.line},
    0 -1px 0 ${theme.colour.line};

  > summary {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.s12};
    padding: ${theme.space.s8} ${theme.space.gutter};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    > :first-child {
      border-radius: ${theme.radius.control};
      overflow: hidden;
    }

    > svg {
      width: 1.25rem;
      height: 1.25rem;
      color: ${theme.colour.soft};
      transition: transform ${theme.motion.normal} ${theme.motion.ease};
    }
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;

const StripWords = styled.div`
  ${tabularType}
  font-size: ${theme.size.small};
  line-height: 1.4;
  color: ${theme.colour.soft};

  > strong {
    ${clampLines(1)}
    font-weight: 600;
    color: ${theme.colour.ink};
  }
`;

const StripBody = styled.div`
  max-height: 55svh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${theme.space.gutter} ${theme.space.s16};
`;

export type BookingSummaryProps = {
  resort: {
    name: string;
    location: string;
    resortCode: string;
    image: string | undefined;
    checkInTime: string;
    checkOutTime: string;
  };
  startDate: LocalDate;
  endDate: LocalDate;
  unitType: string;
  /** With its unit: '329.08 USD'. */
  total: string;
  /** What the total includes: 'tax included'. */
  totalDetail?: string | undefined;
  /** Below the total, for instance how long the offer is held. */
  children?: ReactNode;
};

/**
 * What is being booked: on phones a strip that opens, from desktop width up a card. The total is
 * always in sight.
 */
export function BookingSummary(props: BookingSummaryProps) {
  const { resort, startDate, endDate, unitType, total, totalDetail, children } = props;
  const roomy = useMediaQuery(minWidthQuery('desktop'));
  const nights = formatNights(countNights(startDate, endDate));
  const facts = (
    <KeyValueList
      items={[
        { label: 'Resort ID', value: resort.resortCode },
        { label: 'Unit type', value: unitTypeLabel(unitType) },
        {
          label: 'Check-in',
          value: `${formatDayWithWeekday(startDate)}${resort.checkInTime === '' ? '' : `, ${resort.checkInTime}`}`,
        },
        {
          label: 'Check-out',
          value: `${formatDayWithWeekday(endDate)}${resort.checkOutTime === '' ? '' : `, ${resort.checkOutTime}`}`,
        },
        { label: 'Nights', value: nights },
      ]}
    />
  );
  if (!roomy) {
    return (
      <Strip>
        <summary>
          <Picture src={resort.image} alt="" ratio="1" eager />
          <StripWords>
            <strong>{resort.name}</strong>
            {formatStay(startDate, endDate)} · {total}
          </StripWords>
          <ChevronDown aria-hidden />
        </summary>
        <StripBody>
          <Small>{resort.location}</Small>
          {facts}
          {children}
        </StripBody>
      </Strip>
    );
  }
  return (
    <Paper>
      <Picture src={resort.image} alt="" ratio="16 / 10" eager />
      <Body>
        <div>
          <Name>{resort.name}</Name>
          <Small>{resort.location}</Small>
        </div>
        {facts}
        <Total>
          <span>
            Total
            {totalDetail !== undefined && <small>{totalDetail}</small>}
          </span>
          <span>{total}</span>
        </Total>
        {children}
      </Body>
    </Paper>
  );
}
