import { defaultStay } from '@club/domain/calendar/booking-window';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { BellRing } from 'lucide-react';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { useAvailability } from '../../shared/stay/use-availability.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { StayDatesDialog } from '../../shared/stay/stay-dates-dialog.tsx';
import { openingRange } from '../../shared/stay/chosen-stay.ts';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { lastDates } from '../../shared/stay/last-dates.ts';

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
  const wanted = { resort: resort.id, type: vacationType, unit: unitType };
  return (
    <StayDatesDialog
      title="Select Booking Dates"
      unitType={unitType}
      vacationType={vacationType}
      availability={availability}
      opening={openingRange(lastDates.read(), defaultStay(today), availability.window)}
      confirmLabel="Show Available Units"
      renderTaken={(dates) =>
        dates === null ? (
          <Text $size="small" $tone="soft">
            Would you like nights that are sold out?{' '}
            <TextLink to={waitlistPath(wanted)}>Tell me when they are free</TextLink>
          </Text>
        ) : (
          <ButtonLink
            size="small"
            variant="quiet"
            icon={<BellRing aria-hidden />}
            to={waitlistPath({ ...wanted, from: dates.startDate, to: dates.endDate })}
          >
            Tell me when these dates are free
          </ButtonLink>
        )
      }
      onChoose={(dates) => {
        lastDates.write(dates);
        onShow(dates);
      }}
      onClose={onClose}
    />
  );
}
