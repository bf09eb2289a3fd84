import type { BookingWindow } from '@club/domain/calendar/booking-window';
import { formatDay, formatStay } from '../../formats/reader-formats.ts';
import { countNights, formatNights } from '@club/domain/calendar/nights';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { addDays } from '@club/domain/calendar/local-date';
import type { WaitlistCriteria } from '@club/domain/waitlist/waitlist';

/** How flexible the member's dates are. */
const WINDOW_CHOICES = ['exact', 'days', 'week'] as const;
export type WindowChoiceId = (typeof WINDOW_CHOICES)[number];

/** Days added on either side. */
const EXTRA_DAYS: Record<WindowChoiceId, number> = { exact: 0, days: 3, week: 7 };

const LABELS: Record<WindowChoiceId, string> = {
  exact: 'Exactly these dates',
  days: 'Up to 3 days earlier or later',
  week: 'Up to a week earlier or later',
};

type Window = Pick<WaitlistCriteria, 'from' | 'to' | 'nights'>;

/** First check-in and last check-out that suit, with the label of the choice. */
export type WindowChoice = {
  id: WindowChoiceId;
  from: LocalDate;
  to: LocalDate;
  label: string;
  text: string;
};

/** '6 nights, 5 Dec – 11 Dec 2026', or where there is a choice 'Any 6 nights between … and …'. */
export const windowText = ({ from, to, nights }: Window): string =>
  nights === countNights(from, to)
    ? `${formatNights(nights)}, ${formatStay(from, to)}`
    : `Any ${formatNights(nights)} between ${formatDay(from)} and ${formatDay(to)}`;

/** The wanted window and wider ones within the booking window; equal ones appear once. */
export const windowChoices = (
  { from, to, nights }: Window,
  bookable: BookingWindow,
): WindowChoice[] => {
  const all = WINDOW_CHOICES.map((id) => {
    const earlier = addDays(from, -EXTRA_DAYS[id]);
    const later = addDays(to, EXTRA_DAYS[id]);
    const window = {
      from: earlier < bookable.earliest ? bookable.earliest : earlier,
      to: later > bookable.latest ? bookable.latest : later,
      nights,
    };
    const isChoice = id === 'exact' && nights < countNights(from, to);
    return {
      id,
      from: window.from,
      to: window.to,
      label: isChoice ? 'In this time' : LABELS[id],
      text: windowText(window),
    };
  });
  return all.filter(
    ({ from: first, to: last }, index) =>
      all.findIndex((other) => other.from === first && other.to === last) === index,
  );
};
