import type { Booking } from '@club/domain/booking/booking';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../kernel/page/save-file.ts';
import { Button } from '../../design/actions/button.tsx';
import { calendarFile, calendarStay } from './calendar-file.ts';

type CalendarButtonProps = { booking: Booking; variant: 'quiet' | 'link' };

/** Saves a stay as a file that calendars open. */
export function CalendarButton({ booking, variant }: CalendarButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<CalendarPlus aria-hidden />}
      onClick={() => {
        saveFile(
          `tideaway-${booking.startDate}.ics`,
          'text/calendar;charset=utf-8',
          calendarFile(calendarStay(booking), new Date()),
        );
      }}
    >
      Add to calendar
    </Button>
  );
}
