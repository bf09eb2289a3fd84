import { addDays, isLocalDate, type LocalDate } from '@club/domain/calendar/local-date';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { TextInput } from '../form/text-input.tsx';
import {
  endProblem,
  type StayLimits,
  type StayRange,
  type StayReasons,
  startProblem,
} from './stay-choice.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${theme.space.s16} ${theme.space.s12};

  /* The calendar is right below: no second one in the field. */
  input::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

type InvalidEntry = { typed: string; problem: string };

/**
 * Invalid entries stay in their fields to be corrected, until the range changes in another way:
 * they count only while the range is `rangeKey`.
 */
type FieldErrors = { start: InvalidEntry | null; end: InvalidEntry | null; rangeKey: string };

const NO_ERRORS: FieldErrors = { start: null, end: null, rangeKey: '' };

const keyOf = ({ start, end }: StayRange): string => `${start ?? ''}/${end ?? ''}`;

/** The error below a field; an empty field shows none. */
const errorOf = (entry: InvalidEntry | null): string | undefined =>
  entry === null || entry.typed === '' ? undefined : entry.problem;

type StayDateInputsProps = {
  startLabel: string;
  endLabel: string;
  range: StayRange;
  limits: StayLimits;
  reasons: StayReasons;
  /** Problem of a text that is not a date. */
  notADate: string;
  /** Problem of a check-out typed without a check-in. */
  startFirst: string;
  onChange: (range: StayRange) => void;
  /** Called with the field and problem of an invalid entry; null once both are valid. */
  onTypedProblem?: ((problem: string | null) => void) | undefined;
};

/** The dates of a stay as two fields: an equal alternative to the calendar. */
export function StayDateInputs({
  startLabel,
  endLabel,
  range,
  limits,
  reasons,
  notADate,
  startFirst,
  onChange,
  onTypedProblem,
}: StayDateInputsProps) {
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS);
  /** Errors show once the field is left: half a date is not wrong yet. */
  const [leftStart, setLeftStart] = useState(false);
  const [leftEnd, setLeftEnd] = useState(false);

  const current = errors.rangeKey === keyOf(range) ? errors : NO_ERRORS;
  const { start: invalidStart, end: invalidEnd } = current;

  /** Takes `next` as the range, keeps the invalid entries and reports the first of them. */
  const update = (next: StayRange, start: InvalidEntry | null, end: InvalidEntry | null): void => {
    setErrors({ start, end, rangeKey: keyOf(next) });
    if (next !== range) onChange(next);
    if (start !== null) onTypedProblem?.(`${startLabel}: ${start.problem}`);
    else onTypedProblem?.(end === null ? null : `${endLabel}: ${end.problem}`);
  };

  const startError = (typed: string): string | null =>
    isLocalDate(typed) ? startProblem(typed, limits, reasons) : notADate;
  const endError = (typed: string, start: LocalDate | null): string | null => {
    if (!isLocalDate(typed)) return notADate;
    return start === null ? startFirst : endProblem(typed, start, limits, reasons);
  };
  const invalidEntry = (typed: string, problem: string | null): InvalidEntry | null =>
    problem === null ? null : { typed, problem };

  const changeStart = (typed: string): void => {
    setLeftStart(false);
    const problem = startError(typed);
    if (problem !== null) {
      update(range, { typed, problem }, invalidEnd);
      return;
    }
    // The new check-in may make a typed check-out valid, or the chosen one invalid.
    const end = invalidEnd?.typed ?? range.end;
    const isEndValid = end !== null && endError(end, typed) === null;
    const stillInvalid = invalidEnd !== null && !isEndValid;
    update(
      { start: typed, end: isEndValid ? end : null },
      null,
      stillInvalid ? invalidEntry(invalidEnd.typed, endError(invalidEnd.typed, typed)) : null,
    );
  };

  const changeEnd = (typed: string): void => {
    setLeftEnd(false);
    const problem = endError(typed, range.start);
    if (problem === null) update({ start: range.start, end: typed }, invalidStart, null);
    else update(range, invalidStart, { typed, problem });
  };

  const firstEnd: LocalDate = addDays(range.start ?? limits.minDate, 1);
  return (
    <Fields>
      <TextInput
        type="date"
        label={startLabel}
        value={invalidStart?.typed ?? range.start ?? ''}
        min={limits.minDate}
        max={addDays(limits.maxDate, -1)}
        error={leftStart ? errorOf(invalidStart) : undefined}
        onChange={(event) => {
          changeStart(event.target.value);
        }}
        onBlur={() => {
          setLeftStart(true);
        }}
      />
      <TextInput
        type="date"
        label={endLabel}
        value={invalidEnd?.typed ?? range.end ?? ''}
        min={firstEnd}
        max={limits.maxDate}
        error={leftEnd ? errorOf(invalidEnd) : undefined}
        onChange={(event) => {
          changeEnd(event.target.value);
        }}
        onBlur={() => {
          setLeftEnd(true);
        }}
      />
    </Fields>
  );
}
