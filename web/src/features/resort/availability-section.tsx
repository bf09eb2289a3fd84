import { bookingWindow } from '@club/domain/calendar/booking-window';
import { monthOf } from '@club/domain/calendar/local-date';
import type { UnitType } from '@club/domain/pricing/unit-type';
import { isUnitType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import { useAddressQuery } from '../../kernel/routing/use-address-query.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SectionHeading } from '../../design/text/section-heading.tsx';
import { AvailabilityCalendar } from './availability-calendar.tsx';
import { calendarFromAddress, type CalendarView, withCalendar } from './calendar-address.ts';

/** The unit that the calendar opens with where the resort names none. */
const FIRST_UNIT: UnitType = 'studio';

/** The calendar of a resort, opened on demand; what it shows is in the address. */
export function AvailabilitySection({ resort }: { resort: Resort }) {
  const { query, change } = useAddressQuery();
  const today = useToday();
  const placeId = useId();
  const window = bookingWindow(today);
  const limits = {
    firstMonth: monthOf(window.earliest),
    lastMonth: monthOf(window.latest),
    unit: isUnitType(resort.bedrooms) ? resort.bedrooms : FIRST_UNIT,
  };
  const view = calendarFromAddress(query, limits);
  const isOpen = view !== null;

  const show = (next: (before: CalendarView | null) => CalendarView | null): void => {
    change((now) => withCalendar(now, next(calendarFromAddress(now, limits))), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  };

  return (
    <Stack as="section" $gap="s24">
      <SectionHeading
        level={3}
        size="h3"
        title="Which nights are free?"
        text="Every night up to a year ahead: units left, what it costs, and why a night is gone."
        action={
          <Button
            variant="quiet"
            icon={<CalendarDays aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={isOpen ? placeId : undefined}
            onClick={() => {
              show((before) =>
                before === null
                  ? { type: 'rciPoints', unit: limits.unit, month: limits.firstMonth }
                  : null,
              );
            }}
          >
            {isOpen ? 'Close the calendar' : 'Open the calendar'}
          </Button>
        }
      />
      {view !== null && (
        <div id={placeId}>
          <AvailabilityCalendar
            resort={resort}
            view={view}
            today={today}
            window={window}
            onView={(part) => {
              show((before) => ({ ...(before ?? view), ...part }));
            }}
          />
        </div>
      )}
    </Stack>
  );
}
