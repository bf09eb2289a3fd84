import { addDays, isLocalDate, type LocalDate } from '@club/domain/calendar/local-date';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
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

  /* The calendar is right below; a second one would only take room. */
  input::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

/**
 * Something typed that cannot be taken, kept so that it can be seen and corrected, until the stay
 * changes in another way.
 */
type Refused = { typed: string; problem: string | undefined; whileRange: string };

type StayDateInputsProps = {
  startLabel: string;
  endLabel: string;
  range: StayRange;
  limits: StayLimits;
  reasons: StayReasons;
  /** Said of a date that is none. */
  notADate: string;
  /** Said of a check-out typed before there is a check-in. */
  startFirst: string;
  onChange: (range: StayRange) => void;
};

/** The stay as two plain dates to type: the equal alternative to the calendar. */
export function StayDateInputs({
  startLabel,
  endLabel,
  range,
  limits,
  reasons,
  notADate,
  startFirst,
  onChange,
}: StayDateInputsProps) {
  const [refusedStart, setRefusedStart] = useState<Refused | null>(null);
  const [refusedEnd, setRefusedEnd] = useState<Refused | null>(null);
  /** Errors show once the field is left: half a date is not wrong yet. */
  const [leftStart, setLeftStart] = useState(false);
  const [leftEnd, setLeftEnd] = useState(false);

  const rangeKey = `${range.start ?? ''}/${range.end ?? ''}`;
  const current = (refused: Refused | null): Refused | null =>
    refused?.whileRange === rangeKey ? refused : null;
  const refuse = (typed: string, problem: string): Refused => ({
    typed,
    problem: typed === '' ? undefined : problem,
    whileRange: rangeKey,
  });
  const wrongStart = current(refusedStart);
  const wrongEnd = current(refusedEnd);

  const changeStart = (typed: string): void => {
    setLeftStart(false);
    const problem = isLocalDate(typed) ? startProblem(typed, limits, reasons) : notADate;
    if (problem !== null) {
      setRefusedStart(refuse(typed, problem));
      return;
    }
    setRefusedStart(null);
    const endStays = range.end !== null && endProblem(range.end, typed, limits, reasons) === null;
    onChange({ start: typed, end: endStays ? range.end : null });
  };

  const changeEnd = (typed: string): void => {
    setLeftEnd(false);
    if (!isLocalDate(typed)) {
      setRefusedEnd(refuse(typed, notADate));
      return;
    }
    if (range.start === null) {
      setRefusedEnd(refuse(typed, startFirst));
      return;
    }
    const problem = endProblem(typed, range.start, limits, reasons);
    if (problem !== null) {
      setRefusedEnd(refuse(typed, problem));
      return;
    }
    setRefusedEnd(null);
    onChange({ start: range.start, end: typed });
  };

  const firstEnd: LocalDate = addDays(range.start ?? limits.minDate, 1);
  return (
    <Fields>
      <TextInput
        type="date"
        label={startLabel}
        value={wrongStart?.typed ?? range.start ?? ''}
        min={limits.minDate}
        max={addDays(limits.maxDate, -1)}
        error={leftStart ? wrongStart?.problem : undefined}
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
        value={wrongEnd?.typed ?? range.end ?? ''}
        min={firstEnd}
        max={limits.maxDate}
        error={leftEnd ? wrongEnd?.problem : undefined}
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
