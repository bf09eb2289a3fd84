import type { BookingWindow } from '@club/domain/calendar/booking-window';
import {
  StayRangePicker,
  type StayRangePickerProps,
} from '../../design/dates/stay-range-picker.tsx';
import { STAY_PICKER_TEXTS } from './stay-picker-texts.ts';

type StayPickerProps = Omit<StayRangePickerProps, 'minDate' | 'maxDate' | 'texts'> & {
  window: BookingWindow;
};

/** The picker for the dates of a booking: days of the booking window, in the club's texts. */
export function StayPicker({ window, ...rest }: StayPickerProps) {
  return (
    <StayRangePicker
      {...rest}
      minDate={window.earliest}
      maxDate={window.latest}
      texts={STAY_PICKER_TEXTS}
    />
  );
}
