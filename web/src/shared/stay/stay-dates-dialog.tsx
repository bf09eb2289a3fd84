import { formatNights, formatStay } from '@club/domain/calendar/day-format';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatCount, formatPoints, formatUsd } from '@club/domain/money/cents';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import { nightPoints } from '@club/domain/pricing/points-price';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { StayDates } from './free-dates.ts';
import { nearestFreeStays } from './free-dates.ts';
import { quoteTotal } from '../booking/quote-lines.ts';
import type { Availability } from './use-availability.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { Button } from '../../design/actions/button.tsx';
import { chosenStay } from './chosen-stay.ts';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { STAY_PICKER_TEXTS } from './stay-picker-texts.ts';
import type { DayNote } from '../../design/dates/stay-range-picker.tsx';
import { StayRangePicker } from '../../design/dates/stay-range-picker.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row, Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';

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

/** What a night costs where points pay; a Last Call stay has one price, whatever its nights. */
const dayNote =
  (unitType: UnitType, vacationType: VacationType) =>
  (night: LocalDate): DayNote => {
    // Not 'Free': beside a price that could mean that it costs nothing.
    if (vacationType === 'lastCall') return { shown: 'Open', said: 'Open' };
    const points = nightPoints(unitType, night);
    return { shown: formatCount(points), said: `Open, ${formatPoints(points)}` };
  };

/** The unit, and its price where that does not depend on the nights. */
const unitText = (unitType: UnitType, vacationType: VacationType): string =>
  vacationType === 'lastCall'
    ? `${unitTypeLabel(unitType)}: ${formatUsd(cashTotalCents(cashPriceUsd(unitType, vacationType)))} for the whole stay, tax included.`
    : unitTypeLabel(unitType);

/** ' (2 Sat or Sun)', '' for none. */
const weekendPart = ({ weekendNights }: Quote): string =>
  weekendNights === 0 ? '' : ` (${weekendNights} Sat or Sun)`;

/** How many free stays are suggested. */
const SUGGESTIONS = 3;

type StayDatesDialogProps = {
  title: string;
  unitType: UnitType;
  vacationType: VacationType;
  availability: Availability;
  /** What the picker opens with. */
  opening: StayRange;
  /** Words on the button that takes the dates. */
  confirmLabel: string;
  /** Beside the total of the chosen dates, for instance what a change to them costs. */
  besideTotal?: ((quote: Quote, dates: StayDates) => ReactNode) | undefined;
  /** What else can be done about dates that are sold out; null: about nights that are. */
  renderTaken?: ((dates: StayDates | null) => ReactNode) | undefined;
  onChoose: (dates: StayDates) => void;
  onClose: () => void;
};

/** The dates of a stay: the range picker with sold-out nights, nights and running total. */
export function StayDatesDialog(props: StayDatesDialogProps) {
  const { unitType, vacationType, availability, opening, onChoose, onClose } = props;
  const { window, isFree, blockedNights } = availability;
  const [range, setRange] = useState(opening);
  const [isPressed, setIsPressed] = useState(false);
  /** A typed date that cannot be taken: nobody means the dates from before it any more. */
  const [typedRefusal, setTypedRefusal] = useState<string | null>(null);
  /** Another picker, in which nothing is typed. */
  const [clearings, setClearings] = useState(0);
  const refusal = useRef<HTMLDivElement>(null);
  const chosen =
    typedRefusal === null
      ? chosenStay(range, window, isFree, blockedNights)
      : ({ status: 'mistyped', reason: typedRefusal } as const);

  const noteOfDay = useMemo(() => dayNote(unitType, vacationType), [unitType, vacationType]);
  const take = (): void => {
    // What it says by then is what is focused.
    flushSync(() => {
      setIsPressed(true);
    });
    if (chosen.status === 'chosen') onChoose(chosen.dates);
    // Why not, and what else there is: on a phone that lies below the calendar.
    else refusal.current?.focus();
  };

  const suggestions =
    chosen.status === 'refused' ? nearestFreeStays(chosen.dates, isFree, window, SUGGESTIONS) : [];
  const quote =
    chosen.status === 'chosen' ? quoteStay({ unitType, vacationType, ...chosen.dates }) : null;
  return (
    <Dialog
      open
      size="large"
      title={props.title}
      text={unitText(unitType, vacationType)}
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
              setTypedRefusal(null);
              setClearings(clearings + 1);
            }}
          >
            Clear Date
          </Button>
          <Button onClick={take}>{props.confirmLabel}</Button>
          <Total $isProblem={chosen.status === 'refused' || (isPressed && quote === null)}>
            {chosen.status === 'refused' && chosen.reason}
            {chosen.status === 'mistyped' && isPressed && chosen.reason}
            {chosen.status === 'incomplete' && 'Choose the day you arrive and the day you leave.'}
            {chosen.status === 'chosen' && quote !== null && (
              <>
                <strong>{quoteTotal(quote)}</strong> · {formatNights(quote.nights)}
                {weekendPart(quote)}
                {quote.paymentMethod === 'cash' && ', tax included'}
                {props.besideTotal?.(quote, chosen.dates)}
              </>
            )}
          </Total>
        </>
      }
    >
      <Stack $gap="s20">
        <StayRangePicker
          key={clearings}
          value={range}
          onChange={setRange}
          onRefused={setTypedRefusal}
          minDate={window.earliest}
          maxDate={window.latest}
          blockedNights={blockedNights}
          dayNote={noteOfDay}
          texts={STAY_PICKER_TEXTS}
          months={2}
        />
        {chosen.status === 'mistyped' && isPressed && (
          <div ref={refusal} tabIndex={-1}>
            <Alert tone="warn" title={chosen.reason}>
              Correct the date, or choose the days in the calendar.
            </Alert>
          </div>
        )}
        {chosen.status !== 'refused' &&
          chosen.status !== 'mistyped' &&
          blockedNights.size > 0 &&
          props.renderTaken?.(null)}
        {chosen.status === 'refused' && (
          <div ref={refusal} tabIndex={-1}>
            <Alert
              tone="warn"
              title={chosen.reason}
              action={
                <Row $gap="s8">
                  {suggestions.map((dates) => (
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
                  {chosen.isTaken && props.renderTaken?.(chosen.dates)}
                </Row>
              }
            >
              {suggestions.length > 0 && 'These stays of the same length are free:'}
            </Alert>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
