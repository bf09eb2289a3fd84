import { defaultStay } from '@club/domain/calendar/booking-window';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import type { StayDates } from '../../lib/free-dates.ts';
import { useToday } from '../../lib/today.tsx';
import { useAvailability } from '../../lib/use-availability.ts';
import { StayDatesDialog } from '../../ui/booking/stay-dates-dialog.tsx';
import { openingRange } from '../../ui/dates/chosen-stay.ts';
import { lastDates } from './last-dates.ts';

type SelectDatesDialogProps = {
  resort: Resort;
  unitType: UnitType;
  vacationType: VacationType;
  onShow: (dates: StayDates) => void;
  onClose: () => void;
};

/** 'Select Booking Dates' (S§2): the dates chosen last, until others are shown. */
export function SelectDatesDialog(props: SelectDatesDialogProps) {
  const { resort, unitType, vacationType, onShow, onClose } = props;
  const today = useToday();
  const availability = useAvailability(resort);
  return (
    <StayDatesDialog
      title="Select Booking Dates"
      unitType={unitType}
      vacationType={vacationType}
      availability={availability}
      opening={openingRange(lastDates.read(), defaultStay(today), availability.window)}
      confirmLabel="Show Available Units"
      onChoose={(dates) => {
        lastDates.write(dates);
        onShow(dates);
      }}
      onClose={onClose}
    />
  );
}
