import { defaultStay } from '@club/domain/calendar/booking-window';
import type { Resort } from '@club/domain/resort/resort';
import { useToday } from '../../kernel/time/today.tsx';
import { openingRange } from '../../shared/stay/chosen-stay.ts';
import type { StayDates } from '../../shared/stay/free-dates.ts';
import { StayDatesDialog } from '../../shared/stay/stay-dates-dialog.tsx';
import type { Stay } from '../../shared/stay/stay-query.ts';
import { TakenNightsLink } from '../../shared/stay/taken-nights-link.tsx';
import { useAvailability } from '../../shared/stay/use-availability.ts';

type ChooseDatesDialogProps = {
  resort: Resort;
  stay: Stay;
  onChoose: (dates: StayDates) => void;
  onClose: () => void;
};

/** The dates of the stay in the panel, with the nights that are free. */
export default function ChooseDatesDialog(props: ChooseDatesDialogProps) {
  const { resort, stay, onChoose, onClose } = props;
  const today = useToday();
  const availability = useAvailability(resort);
  const { vacationType, unitType } = stay;
  const wanted = { resort: resort.id, type: vacationType, unit: unitType };
  return (
    <StayDatesDialog
      title="When would you like to stay?"
      unitType={unitType}
      vacationType={vacationType}
      availability={availability}
      opening={openingRange(stay, defaultStay(today), availability.window)}
      confirmLabel="Use these dates"
      renderTaken={(dates) => <TakenNightsLink wanted={wanted} dates={dates} />}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
