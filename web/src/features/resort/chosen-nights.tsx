import { formatDayWithWeekday, formatNights, formatStay } from '@club/domain/calendar/day-format';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { styled } from 'styled-components';
import { firstTakenNight } from '../../shared/stay/free-dates.ts';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { Button } from '../../design/actions/button.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { STAY_PICKER_TEXTS } from '../../shared/stay/stay-picker-texts.ts';
import { Text } from '../../design/text/text.tsx';
import { StayLink } from './stay-link.tsx';

const Words = styled.output`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s4};
  min-height: 3.25rem;
  align-content: start;
`;

type ChosenNightsProps = {
  resort: Resort;
  type: VacationType;
  unit: UnitType;
  range: StayRange;
  /** Why a night cannot be slept in, in a sentence; null when it can. */
  problemOf: (night: string) => string | null;
  /** Why the day that was pressed last was not taken; '' when it was. */
  refusal: string;
  onClear: () => void;
};

/** The stay that is chosen in the calendar, what it costs, and the way to its offer. */
export function ChosenNights(props: ChosenNightsProps) {
  const { resort, type, unit, range, problemOf, refusal, onClear } = props;
  const { start, end } = range;
  const dates = start === null || end === null ? null : { startDate: start, endDate: end };
  const taken =
    dates === null ? null : firstTakenNight(dates, (night) => problemOf(night) === null);
  const quote =
    dates === null || taken !== null
      ? null
      : quoteStay({ ...dates, unitType: unit, vacationType: type });

  let says = STAY_PICKER_TEXTS.chooseStart;
  if (start !== null) {
    says = `From ${formatDayWithWeekday(start)}. ${STAY_PICKER_TEXTS.chooseEnd}`;
  }
  if (dates !== null) says = formatStay(dates.startDate, dates.endDate);
  return (
    <Stack $gap="s12">
      <Words>
        <Text as="span" $strong>
          {says}
        </Text>
        {quote !== null && (
          <Text as="span" $tone="soft">
            {formatNights(quote.nights)} · {quoteTotal(quote)}
            {quote.paymentMethod === 'cash' && ', tax included'}
          </Text>
        )}
        {taken !== null && (
          <Text as="span" $tone="bad" $strong>
            {formatDayWithWeekday(taken)}: {problemOf(taken)}
          </Text>
        )}
        {refusal !== '' && (
          <Text as="span" $size="small" $tone="warn">
            {refusal}
          </Text>
        )}
      </Words>
      {start !== null && (
        <Row $gap="s8">
          {dates !== null && quote !== null && (
            <StayLink
              variant={type === 'lastCall' ? 'accent' : 'primary'}
              stay={{ resort, type, unit, dates }}
            >
              See the offer
            </StayLink>
          )}
          <Button variant="quiet" onClick={onClear}>
            Clear Date
          </Button>
        </Row>
      )}
    </Stack>
  );
}
