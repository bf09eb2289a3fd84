import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { VACATION_LABELS, offeredUnitTypes, unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { BedDouble, BedSingle, CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { loginPath, stayPath } from '../../shared/routes/paths.ts';
import { useSession } from '../../kernel/session/session.tsx';
import type { StayProblem } from '../../shared/stay/stay-query.ts';
import { useHistoryOverlays } from '../../kernel/routing/use-history-overlay.ts';
import { Button } from '../../design/actions/button.tsx';
import { BookingLayout } from '../../shared/booking/booking-layout.tsx';
import { ResortGlance } from '../../shared/resort/resort-glance.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { SelectDatesDialog } from './select-dates-dialog.tsx';
import { stayProblemText } from './stay-problem-text.ts';
import { unitPrice } from './unit-price.ts';

const Units = styled.ul`
  display: grid;
`;

const Unit = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.s12} ${theme.space.s16};
  padding-block: ${theme.space.s20};

  & + & {
    box-shadow: 0 -1px 0 ${theme.colour.line};
  }

  > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${theme.colour.lagoon};
    stroke-width: 1.5;
  }

  > button {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > button {
      grid-column: auto;
    }
  }
`;

const Price = styled.p`
  ${tabularType}
  font-size: ${theme.size.small};
  line-height: 1.5;
  color: ${theme.colour.soft};

  > strong {
    font-weight: 600;
    color: ${theme.colour.ink};
  }
`;

type UnitPickerProps = {
  resort: Resort;
  vacationType: VacationType;
  /** Why the previous choice is not valid. */
  problem: StayProblem | null;
};

/** 'Available Units': the unit types of a vacation type, each with its dates (rules 1.10). */
export function UnitPicker({ resort, vacationType, problem }: UnitPickerProps) {
  usePageHead({ title: 'Available Units' });
  const session = useSession();
  const navigate = useNavigate();
  const headingId = useId();
  // Back closes the dates, and a reload opens them again.
  const dates = useHistoryOverlays(offeredUnitTypes(vacationType));
  const picking = dates.shown;

  const show = (unit: UnitType, chosen: StayDates): void => {
    const offer = stayPath('offer', {
      resort: resort.id,
      type: vacationType,
      unit,
      from: chosen.startDate,
      to: chosen.endDate,
    });
    // Visitors log in first; everything chosen is kept (rules 11.7).
    // Replaces the open dates: Back then leads to the units.
    void navigate(session.status === 'signed-out' ? loginPath(offer) : offer, { replace: true });
  };

  const other: VacationType = vacationType === 'rciPoints' ? 'lastCall' : 'rciPoints';
  return (
    <BookingLayout
      step={picking === null ? 'unit' : 'dates'}
      title="Available Units"
      intro={`Choose the unit that suits you at ${displayName(resort.placeName)}, then your dates.`}
      summary={<ResortGlance resort={resort} />}
    >
      {problem !== null && (
        <Alert tone="warn" title={stayProblemText(problem)}>
          Choose again below; nothing has been booked.
        </Alert>
      )}
      <Stack as="section" aria-labelledby={headingId} $gap="s8">
        <Heading level={2} size="h3" id={headingId}>
          {VACATION_LABELS[vacationType].title}
        </Heading>
        <Units>
          {offeredUnitTypes(vacationType).map((unitType) => {
            const price = unitPrice(unitType, vacationType);
            return (
              <Unit key={unitType}>
                {unitType === 'studio' ? <BedSingle aria-hidden /> : <BedDouble aria-hidden />}
                <div>
                  <Heading level={3} size="h4" id={`${headingId}-${unitType.replace(' ', '-')}`}>
                    {unitTypeLabel(unitType)}
                  </Heading>
                  <Price>
                    <strong>{price.main}</strong> · {price.detail}
                  </Price>
                </div>
                <Button
                  icon={<CalendarDays aria-hidden />}
                  aria-describedby={`${headingId}-${unitType.replace(' ', '-')}`}
                  onClick={() => {
                    dates.show(unitType);
                  }}
                >
                  Select Date
                </Button>
              </Unit>
            );
          })}
        </Units>
      </Stack>
      <Text $size="small" $tone="soft">
        {other === 'lastCall' ? 'Rather pay by card?' : 'Rather redeem points?'}{' '}
        <TextLink to={stayPath('units', { resort: resort.id, type: other })} replace>
          See {VACATION_LABELS[other].title}
        </TextLink>
      </Text>
      {picking !== null && (
        <SelectDatesDialog
          resort={resort}
          unitType={picking}
          vacationType={vacationType}
          onShow={(chosen) => {
            show(picking, chosen);
          }}
          onClose={dates.close}
        />
      )}
    </BookingLayout>
  );
}
