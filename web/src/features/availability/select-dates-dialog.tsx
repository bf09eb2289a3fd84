import { defaultStay } from '@club/domain/calendar/booking-window';
import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { isWeekendNight } from '@club/domain/calendar/nights';
import { formatCount } from '@club/domain/money/cents';
import { WEEKEND_SURCHARGE_POINTS, pointsPerNight } from '@club/domain/pricing/points-price';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { tabularType } from '../../theme/typography.ts';
import { quoteTotal } from '../../lib/quote-lines.ts';
import { useToday } from '../../lib/today.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { StayRangePicker } from '../../ui/dates/stay-range-picker.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { chosenStay, openingRange } from '../../ui/dates/chosen-stay.ts';
import type { StayDates } from '../../lib/free-dates.ts';
import { nearestFreeStays } from '../../lib/free-dates.ts';
import { lastDates } from './last-dates.ts';
import { STAY_PICKER_TEXTS } from '../../ui/dates/stay-picker-texts.ts';
import { useAvailability } from '../../lib/use-availability.ts';

/**
 * The running total, beside the buttons so that it never scrolls away. Last among them, because they
 * wrap upwards on phones and it belongs on top.
 */
const Total = styled.output<{ $isProblem: boolean }>`
  ${tabularType}
  && {
    flex: 1 0 100%;
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

/** How many free stays are suggested. */
const SUGGESTIONS = 3;

/** Points of a night, for the small line under its day. */
const pointsOf = (unitType: UnitType, night: LocalDate): string =>
  formatCount(pointsPerNight(unitType) + (isWeekendNight(night) ? WEEKEND_SURCHARGE_POINTS : 0));

type SelectDatesDialogProps = {
  resort: Resort;
  unitType: UnitType;
  vacationType: VacationType;
  onShow: (dates: StayDates) => void;
  onClose: () => void;
};

/** 'Select Booking Dates' (S§2): the range picker with nights and running total. */
export function SelectDatesDialog(props: SelectDatesDialogProps) {
  const { resort, unitType, vacationType, onShow, onClose } = props;
  const today = useToday();
  const { window, isFree, blockedNights } = useAvailability(resort);
  const [range, setRange] = useState(() =>
    openingRange(lastDates.read(), defaultStay(today), window),
  );
  const [isPressed, setIsPressed] = useState(false);
  const chosen = chosenStay(range, window, isFree);

  const show = (): void => {
    setIsPressed(true);
    if (chosen.status !== 'chosen') return;
    lastDates.write(chosen.dates);
    onShow(chosen.dates);
  };

  const quote =
    chosen.status === 'chosen' ? quoteStay({ unitType, vacationType, ...chosen.dates }) : null;
  return (
    <Dialog
      open
      size="large"
      title="Select Booking Dates"
      text={unitTypeLabel(unitType)}
      closeLabel={null}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              setRange({ start: null, end: null });
              setIsPressed(false);
            }}
          >
            Clear Date
          </Button>
          <Button onClick={show}>Show Available Units</Button>
          <Total $isProblem={chosen.status === 'refused' || (isPressed && quote === null)}>
            {chosen.status === 'refused' && chosen.reason}
            {chosen.status === 'incomplete' && 'Choose the day you arrive and the day you leave.'}
            {quote !== null && (
              <>
                <strong>{quoteTotal(quote)}</strong> · {formatNights(quote.nights)}
                {quote.paymentMethod === 'cash' && ', tax included'}
              </>
            )}
          </Total>
        </>
      }
    >
      <Stack $gap="s20">
        <StayRangePicker
          value={range}
          onChange={setRange}
          minDate={window.earliest}
          maxDate={window.latest}
          blockedNights={blockedNights}
          dayNote={vacationType === 'rciPoints' ? (night) => pointsOf(unitType, night) : undefined}
          texts={STAY_PICKER_TEXTS}
          months={2}
        />
        {chosen.status === 'refused' && (
          <Alert
            tone="warn"
            title={chosen.reason}
            action={
              <Row $gap="s8">
                {nearestFreeStays(chosen.dates, isFree, window, SUGGESTIONS).map((dates) => (
                  <Button
                    key={dates.startDate}
                    size="small"
                    variant="quiet"
                    onClick={() => {
                      setRange({ start: dates.startDate, end: dates.endDate });
                    }}
                  >
                    {formatStay(dates.startDate, dates.endDate)}
                  </Button>
                ))}
              </Row>
            }
          >
            These stays of the same length are free:
          </Alert>
        )}
      </Stack>
    </Dialog>
  );
}
