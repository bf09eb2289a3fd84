import { BlockedMark, ClosedMark, Legend, WeekendMark } from './calendar-styles.ts';
import type { BlockedNights } from './stay-choice.ts';

type CalendarLegendProps = {
  weekendNight: string;
  blockedNights: BlockedNights;
  blockedDay: (reason: string) => string;
  closedDay: string;
};

/** What the marks of the days of a `StayRangePicker` mean; blocked nights have a line per reason. */
export function CalendarLegend({
  weekendNight,
  blockedNights,
  blockedDay,
  closedDay,
}: CalendarLegendProps) {
  return (
    <Legend>
      <li>
        <WeekendMark aria-hidden />
        {weekendNight}
      </li>
      {[...new Set(blockedNights.values())].map((reason) => (
        <li key={reason}>
          <BlockedMark aria-hidden>12</BlockedMark>
          {blockedDay(reason)}
        </li>
      ))}
      <li>
        <ClosedMark aria-hidden>12</ClosedMark>
        {closedDay}
      </li>
    </Legend>
  );
}
