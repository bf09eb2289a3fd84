import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../kernel/page/save-file.ts';
import { Button } from '../../design/actions/button.tsx';
import type { CalendarStay } from './calendar-file.ts';
import { calendarFile } from './calendar-file.ts';

type CalendarButtonProps = { stay: CalendarStay; variant: 'quiet' | 'link' };

/** Saves a stay as a file that calendars open. */
export function CalendarButton({ stay, variant }: CalendarButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<CalendarPlus aria-hidden />}
      onClick={() => {
        saveFile(
          `tideaway-${stay.startDate}.ics`,
          'text/calendar;charset=utf-8',
          calendarFile(stay, new Date()),
        );
      }}
    >
      Add to calendar
    </Button>
  );
}
