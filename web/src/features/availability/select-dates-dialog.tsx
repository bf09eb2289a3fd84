import { defaultStay } from '@club/domain/calendar/booking-window';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { nextRefundableText } from '../../shared/booking/next-refundable-text.ts';
import { isRefundable, nextRefundableStay } from '../../shared/booking/refundable-dates.ts';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { TakenNightsLink } from '../../shared/stay/taken-nights-link.tsx';
import { useAvailability } from '../../shared/stay/use-availability.ts';
import { Button } from '../../design/actions/button.tsx';
import { StayDatesDialog } from '../../shared/stay/stay-dates-dialog.tsx';
import { openingRange } from '../../shared/stay/chosen-stay.ts';
import { Text } from '../../design/text/text.tsx';
import { lastDates } from '../../shared/stay/last-dates.ts';

/** A line of its own above the buttons, which wrap upwards; `&&` because their row lays it out. */
const NotRefundable = styled.div`
  && {
    flex: 1 0 100%;
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space.s16};
`;

const Start = styled(Button)`
  justify-content: start;
  font-size: ${theme.size.small};
  text-align: start;
`;

type SelectDatesDialogProps = {
  resort: Resort;
  unitType: UnitType;
  vacationType: VacationType;
  onShow: (dates: StayDates) => void;
  onClose: () => void;
};

/** 'Select Booking Dates' (rules 1.10): the dates chosen last, until others are shown. */
export function SelectDatesDialog(props: SelectDatesDialogProps) {
  const { resort, unitType, vacationType, onShow, onClose } = props;
  const today = useToday();
  const availability = useAvailability(resort);
  const [nowMs] = useState(Date.now);
  const wanted = { resort: resort.id, type: vacationType, unit: unitType };
  return (
    <StayDatesDialog
      title="Select Booking Dates"
      unitType={unitType}
      vacationType={vacationType}
      availability={availability}
      opening={openingRange(lastDates.read(), defaultStay(today), availability.window)}
      confirmLabel="Show Available Units"
      renderBelowTotal={({ paymentMethod }, dates, choose) => {
        if (isRefundable({ paymentMethod, startDate: dates.startDate }, nowMs)) return null;
        const next = nextRefundableStay(dates, paymentMethod, availability, nowMs);
        return (
          <NotRefundable>
            <Text as="span" $size="small">
              These dates cannot be refunded.
            </Text>
            {next !== null && (
              <Start
                variant="link"
                onClick={() => {
                  choose(next);
                }}
              >
                {nextRefundableText(next)}
              </Start>
            )}
          </NotRefundable>
        );
      }}
      renderTaken={(dates) => <TakenNightsLink wanted={wanted} dates={dates} />}
      onChoose={(dates) => {
        lastDates.write(dates);
        onShow(dates);
      }}
      onClose={onClose}
    />
  );
}
