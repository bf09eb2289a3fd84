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

  /* The calendar is right below; a second one would only take room. */
  input::-webkit-calendar-picker-indicator {
    display: none;
  }
`;

/** Something typed that cannot be taken. */
type Refused = { typed: string; problem: string };

/**
 * What was typed and cannot be taken, kept so that it can be seen and corrected, until the stay changes
 * in another way.
 */
type Refusals = { start: Refused | null; end: Refused | null; whileRange: string };

const NONE_REFUSED: Refusals = { start: null, end: null, whileRange: '' };

const keyOf = ({ start, end }: StayRange): string => `${start ?? ''}/${end ?? ''}`;

/** What is said below a field of something that was typed in it; nothing of an empty one. */
const errorOf = (refused: Refused | null): string | undefined =>
  refused === null || refused.typed === '' ? undefined : refused.problem;

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
  /** Told which field has what cannot be taken and why; null once nothing is wrong any more. */
  onRefused?: ((refusal: string | null) => void) | undefined;
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
  onRefused,
}: StayDateInputsProps) {
  const [refusals, setRefusals] = useState<Refusals>(NONE_REFUSED);
  /** Errors show once the field is left: half a date is not wrong yet. */
  const [leftStart, setLeftStart] = useState(false);
  const [leftEnd, setLeftEnd] = useState(false);

  const known = refusals.whileRange === keyOf(range) ? refusals : NONE_REFUSED;
  const { start: wrongStart, end: wrongEnd } = known;

  /** Keeps what cannot be taken as it was typed, and tells of it; `next` is the range from then on. */
  const keep = (next: StayRange, start: Refused | null, end: Refused | null): void => {
    setRefusals({ start, end, whileRange: keyOf(next) });
    if (next !== range) onChange(next);
    if (start !== null) onRefused?.(`${startLabel}: ${start.problem}`);
    else onRefused?.(end === null ? null : `${endLabel}: ${end.problem}`);
  };

  const startRefusal = (typed: string): string | null =>
    isLocalDate(typed) ? startProblem(typed, limits, reasons) : notADate;
  const endRefusal = (typed: string, start: LocalDate | null): string | null => {
    if (!isLocalDate(typed)) return notADate;
    return start === null ? startFirst : endProblem(typed, start, limits, reasons);
  };
  const refused = (typed: string, problem: string | null): Refused | null =>
    problem === null ? null : { typed, problem };

  const changeStart = (typed: string): void => {
    setLeftStart(false);
    const problem = startRefusal(typed);
    if (problem !== null) {
      keep(range, { typed, problem }, wrongEnd);
      return;
    }
    // What was typed as check-out before may be right now; a check-out that is not any more goes.
    const end = wrongEnd?.typed ?? range.end;
    const isEndRight = end !== null && endRefusal(end, typed) === null;
    const stillWrong = wrongEnd !== null && !isEndRight;
    keep(
      { start: typed, end: isEndRight ? end : null },
      null,
      stillWrong ? refused(wrongEnd.typed, endRefusal(wrongEnd.typed, typed)) : null,
    );
  };

  const changeEnd = (typed: string): void => {
    setLeftEnd(false);
    const problem = endRefusal(typed, range.start);
    if (problem === null) keep({ start: range.start, end: typed }, wrongStart, null);
    else keep(range, wrongStart, { typed, problem });
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
        error={leftStart ? errorOf(wrongStart) : undefined}
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
        error={leftEnd ? errorOf(wrongEnd) : undefined}
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
