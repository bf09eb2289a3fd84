import { bookingWindow, stayDatesProblem } from '@club/domain/calendar/booking-window';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { useMemo, useState } from 'react';
import { useToday } from '../../kernel/time/today.tsx';
import { Button } from '../../design/actions/button.tsx';
import type { StayRange } from '../../design/dates/stay-choice.ts';
import { STAY_PICKER_TEXTS } from '../stay/stay-picker-texts.ts';
import { StayRangePicker } from '../../design/dates/stay-range-picker.tsx';
import { Stack } from '../../design/layout/stack.tsx';

type StayFilterProps = {
  dates: FilterDates | null;
  /** Null while there is no whole stay. */
  onChange: (dates: FilterDates | null) => void;
  /** From tablet width up. */
  months?: 1 | 2 | undefined;
};

const NOTHING: StayRange = { start: null, end: null };

/** The days of a stay that is looked for. A half-chosen one is none yet. */
export function StayFilter({ dates, onChange, months }: StayFilterProps) {
  const today = useToday();
  const window = useMemo(() => bookingWindow(today), [today]);
  const [range, setRange] = useState<StayRange>(
    dates === null ? NOTHING : { start: dates.from, end: dates.to },
  );
  const choose = (next: StayRange): void => {
    setRange(next);
    const { start, end } = next;
    const isWhole = start !== null && end !== null && stayDatesProblem(start, end, window) === null;
    onChange(isWhole ? { from: start, to: end } : null);
  };
  return (
    <Stack $gap="s8">
      <StayRangePicker
        value={range}
        onChange={choose}
        onRefused={(refusal) => {
          // A date that is wrong is none: the days from before it are not meant any more.
          if (refusal !== null) onChange(null);
        }}
        minDate={window.earliest}
        maxDate={window.latest}
        texts={STAY_PICKER_TEXTS}
        months={months}
      />
      {range.start !== null && (
        <div>
          <Button
            variant="link"
            size="small"
            onClick={() => {
              choose(NOTHING);
            }}
          >
            Any dates
          </Button>
        </div>
      )}
    </Stack>
  );
}
