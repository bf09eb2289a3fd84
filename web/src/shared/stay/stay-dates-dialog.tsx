import { formatUsd } from '../../formats/reader-formats.ts';
import { cashPriceUsd, cashTotalCents } from '@club/domain/pricing/cash-price';
import type { Quote } from '@club/domain/pricing/quote';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import type { StayDates } from './free-dates.ts';
import { OwnHoldNotice } from '../hold/own-hold-notice.tsx';
import { UnavailableStay } from './unavailable-stay.tsx';
import type { Availability } from './use-availability.ts';
import { PHONE_QUERY } from '../../design/theme/media.ts';
import { useMediaQuery } from '../../design/theme/use-media-query.ts';
import { Button } from '../../design/actions/button.tsx';
import { chosenStay } from './chosen-stay.ts';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { nightNotes } from './night-notes.ts';
import { StayTotal } from './stay-total.tsx';
import { StayPicker } from './stay-picker.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Dialog } from '../../design/overlay/dialog.tsx';

const BesideTotal = styled.div`
  && {
    flex: none;
  }
`;

/** The unit, and its price where that does not depend on the nights. */
const unitText = (unitType: UnitType, vacationType: VacationType): string =>
  vacationType === 'lastCall'
    ? `${unitTypeLabel(unitType)}: ${formatUsd(cashTotalCents(cashPriceUsd(unitType, vacationType)))} for the whole stay, tax included.`
    : unitTypeLabel(unitType);

type StayDatesDialogProps = {
  title: string;
  unitType: UnitType;
  vacationType: VacationType;
  availability: Availability;
  /** The dates when it opens. */
  opening: StayRange;
  /** Label of the button that takes the dates. */
  confirmLabel: string;
  /** Beside the total of the chosen dates, for instance what a change to them costs. */
  besideTotal?: ((quote: Quote, dates: StayDates) => ReactNode) | undefined;
  /** Below the total of the chosen dates; `choose` takes other ones. */
  renderBelowTotal?:
    | ((quote: Quote, dates: StayDates, choose: (dates: StayDates) => void) => ReactNode)
    | undefined;
  /** What else can be done about dates that are taken; null: about nights that are. */
  renderTaken?: ((dates: StayDates | null) => ReactNode) | undefined;
  onChoose: (dates: StayDates) => void;
  onClose: () => void;
};

/** The dates of a stay: the range picker with sold-out nights, nights and running total. */
export function StayDatesDialog(props: StayDatesDialogProps) {
  const { unitType, vacationType, availability, opening, onChoose, onClose } = props;
  const { window, isFree, blockedNights, ownHolds } = availability;
  // On phones one button takes the dates; closing is in the corner, clearing beside the total.
  const isPhone = useMediaQuery(PHONE_QUERY);
  const [range, setRange] = useState(opening);
  const [isPressed, setIsPressed] = useState(false);
  /** The problem of a typed date. While there is one, the previous dates are no longer wanted. */
  const [typedProblem, setTypedProblem] = useState<string | null>(null);
  /** Key of the picker: a new one has nothing typed in it. */
  const [clearings, setClearings] = useState(0);
  const problemNotice = useRef<HTMLDivElement>(null);
  const chosen =
    typedProblem === null
      ? chosenStay(range, window, isFree, blockedNights)
      : ({ status: 'mistyped', reason: typedProblem } as const);

  const noteOf = useMemo(
    () => nightNotes(unitType, vacationType, ownHolds),
    [unitType, vacationType, ownHolds],
  );
  const submit = (): void => {
    // Renders the problem before it is focused.
    flushSync(() => {
      setIsPressed(true);
    });
    if (chosen.status === 'chosen') onChoose(chosen.dates);
    // The reason and the alternatives: on a phone they are below the calendar.
    else problemNotice.current?.focus();
  };

  const choose = (dates: StayDates): void => {
    setRange({ start: dates.startDate, end: dates.endDate });
  };
  const quote =
    chosen.status === 'chosen' ? quoteStay({ unitType, vacationType, ...chosen.dates }) : null;
  const clear = (
    <Button
      variant={isPhone ? 'link' : 'quiet'}
      onClick={() => {
        setRange({ start: null, end: null });
        setIsPressed(false);
        setTypedProblem(null);
        setClearings(clearings + 1);
      }}
    >
      Clear Date
    </Button>
  );
  return (
    <Dialog
      open
      size="large"
      title={props.title}
      text={unitText(unitType, vacationType)}
      closeLabel={isPhone ? 'Close' : null}
      onClose={onClose}
      actions={
        <>
          {!isPhone && (
            <Button variant="quiet" onClick={onClose}>
              Close
            </Button>
          )}
          {!isPhone && clear}
          <Button wide={isPhone} onClick={submit}>
            {props.confirmLabel}
          </Button>
          <StayTotal
            chosen={chosen}
            quote={quote}
            isPressed={isPressed}
            beside={
              chosen.status === 'chosen' && quote !== null
                ? props.besideTotal?.(quote, chosen.dates)
                : null
            }
          />
          {isPhone && <BesideTotal>{clear}</BesideTotal>}
          {chosen.status === 'chosen' &&
            quote !== null &&
            props.renderBelowTotal?.(quote, chosen.dates, choose)}
        </>
      }
    >
      <Stack $gap="s20">
        <StayPicker
          key={clearings}
          window={window}
          value={range}
          onChange={setRange}
          onTypedProblem={setTypedProblem}
          blockedNights={blockedNights}
          dayNote={noteOf}
          months={2}
        />
        {ownHolds.map((hold) => (
          <OwnHoldNotice key={hold.holdId} hold={hold} />
        ))}
        {chosen.status === 'mistyped' && isPressed && (
          <div ref={problemNotice} tabIndex={-1}>
            <Alert tone="warn" title={chosen.reason}>
              Correct the date, or choose the days in the calendar.
            </Alert>
          </div>
        )}
        {chosen.status !== 'unavailable' &&
          chosen.status !== 'mistyped' &&
          blockedNights.size > 0 &&
          props.renderTaken?.(null)}
        {chosen.status === 'unavailable' && (
          <UnavailableStay
            ref={problemNotice}
            stay={chosen}
            availability={availability}
            onChoose={choose}
            renderTaken={props.renderTaken}
          />
        )}
      </Stack>
    </Dialog>
  );
}
