import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import { monthOf } from '@club/domain/calendar/local-date';
import { type Month, monthsBetween } from '@club/domain/calendar/month';
import type { When } from '@club/domain/directory/when';
import { chosenDates, isFlexible, MONTH_STAYS, NEAR_DAYS } from '@club/domain/directory/when';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { formatMonth } from '../../formats/reader-formats.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { StayPicker } from '../stay/stay-picker.tsx';
import { MONTH_STAY_LABELS } from './filter-labels.ts';
import { RadioPills } from './radio-pills.tsx';

const KINDS = ['exact', 'near', ...MONTH_STAYS] as const;
type Kind = (typeof KINDS)[number];

const KIND_OPTIONS: readonly { value: Kind; label: string }[] = [
  { value: 'exact', label: 'Exact dates' },
  { value: 'near', label: `± ${NEAR_DAYS} days` },
  { value: 'weekend', label: 'Weekend' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

/** What a stay of a month is. */
const MONTH_TEXTS: Record<(typeof MONTH_STAYS)[number], string> = {
  weekend: `${MONTH_STAY_LABELS.weekend}, Friday to Sunday, that begins in`,
  week: `${MONTH_STAY_LABELS.week} that begins any day in`,
  month: `${MONTH_STAY_LABELS.month} that begin any day in`,
};

/** What is still missing, by what is chosen from. */
const MISSING = {
  days: 'Choose the day you arrive and the day you leave.',
  month: 'Choose a month.',
} as const;

const NO_DAYS: StayRange = { start: null, end: null };

/** The choice as it is on screen; days and month stay while another kind is looked at. */
type Choice = { kind: Kind; range: StayRange; month: Month | null };

const choiceOf = (when: When | null): Choice => {
  const days = chosenDates(when);
  return {
    kind: when !== null && isFlexible(when) ? when.flex : 'exact',
    range: days === null ? NO_DAYS : { start: days.from, end: days.to },
    month: when !== null && 'month' in when ? when.month : null,
  };
};

/**
 * Always there, with its room: a button's first styles would style the whole page again with a press,
 * and one more row lay out all that is above it.
 */
const OnceChosen = styled.div`
  &[data-none] {
    visibility: hidden;
  }
`;

type WhenFilterProps = {
  when: When | null;
  /** False where only very days make sense, for instance the dates of a board. */
  allowsFlexible?: boolean | undefined;
  /** Months of the calendar from tablet width up. */
  months?: 1 | 2 | undefined;
  /** Null until the choice is whole; `missing` says what it lacks. */
  onChange: (when: When | null, missing: string) => void;
};

/** When a stay that is looked for may be: on very days, near them, or within a month. */
export function WhenFilter({ when, allowsFlexible = true, months, onChange }: WhenFilterProps) {
  const window = bookingWindow(useToday());
  const [choice, setChoice] = useState(() => choiceOf(when));
  const { kind, range, month } = choice;
  const monthOptions = useMemo(
    () =>
      monthsBetween(monthOf(window.earliest), monthOf(window.latest)).map((value) => ({
        value,
        label: formatMonth(value),
      })),
    [window.earliest, window.latest],
  );

  const whenOf = (next: Choice): When | null => {
    if (next.kind !== 'exact' && next.kind !== 'near') {
      return next.month === null ? null : { flex: next.kind, month: next.month };
    }
    const { start, end } = next.range;
    if (start === null || end === null || stayDatesProblem(start, end, window) !== null)
      return null;
    return next.kind === 'near'
      ? { flex: next.kind, from: start, to: end }
      : { from: start, to: end };
  };
  const choose = (some: Partial<Choice>): void => {
    const next = { ...choice, ...some };
    setChoice(next);
    const isOfDays = next.kind === 'exact' || next.kind === 'near';
    onChange(whenOf(next), MISSING[isOfDays ? 'days' : 'month']);
  };

  return (
    <Stack $gap="s16">
      {allowsFlexible && (
        <RadioPills
          label="How flexible"
          value={kind}
          options={KIND_OPTIONS}
          onChange={(next) => choose({ kind: next })}
        />
      )}
      {kind === 'exact' || kind === 'near' ? (
        <StayPicker
          window={window}
          value={range}
          onChange={(next) => choose({ range: next })}
          onTypedProblem={(problem) => {
            // An invalid date counts as none: the previous dates are no longer wanted.
            if (problem !== null) onChange(null, MISSING.days);
          }}
          months={months}
        />
      ) : (
        <Stack $gap="s8">
          <Text $size="small" $tone="soft">
            {MONTH_TEXTS[kind]}
          </Text>
          <RadioPills
            label="Month"
            even
            value={month}
            options={monthOptions}
            onChange={(next) => choose({ month: next })}
          />
        </Stack>
      )}
      <OnceChosen data-none={range.start === null && month === null ? true : undefined}>
        <Button variant="link" size="small" onClick={() => choose({ range: NO_DAYS, month: null })}>
          Any dates
        </Button>
      </OnceChosen>
    </Stack>
  );
}
