import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DayNote } from './stay-calendar.tsx';
import type { BlockedNights, StayRange } from './stay-choice.ts';
import { PAST_WEEK } from './stay-range-picker-styles.ts';
import { type StayPickerTexts, StayRangePicker } from './stay-range-picker.tsx';

const TEXTS: StayPickerTexts = {
  start: 'Check-in',
  end: 'Check-out',
  chooseStart: 'Choose the day you arrive.',
  chooseEnd: 'Choose the day you leave.',
  describeStay: (start, end) => `From ${start} to ${end}`,
  weekendNight: 'weekend night',
  blockedDay: (reason) => `Not available: ${reason}`,
  closedDay: 'Cannot be chosen',
  notADate: 'Enter a real date.',
  reasons: {
    tooEarly: 'In the past',
    tooLate: 'Too far ahead',
    onlyCheckOut: 'Check-out only',
    tooLong: 'Too many nights',
    crossesBlocked: 'Would cross a sold-out night',
    endNotAfterStart: 'Must be after the check-in',
  },
};

const NOTE: DayNote = { shown: '7,000', spoken: 'Free, 7,000 points' };

const onTypedProblem = vi.fn<(problem: string | null) => void>();

const renderPicker = (
  initial: StayRange = { start: null, end: null },
  limits: { minDate: string; maxDate: string } = { minDate: '2026-10-28', maxDate: '2027-10-28' },
  blockedNights: BlockedNights = new Map([['2026-11-11', 'Sold out']]),
  dayNote: (of: string) => DayNote = () => NOTE,
) => {
  const changed = vi.fn<(range: StayRange) => void>();
  function Page() {
    const [range, setRange] = useState(initial);
    return (
      <StayRangePicker
        value={range}
        onChange={(next) => {
          changed(next);
          setRange(next);
        }}
        {...limits}
        onTypedProblem={onTypedProblem}
        blockedNights={blockedNights}
        dayNote={dayNote}
        texts={TEXTS}
      />
    );
  }
  render(<Page />);
  return changed;
};

const day = (name: RegExp) => screen.getByRole('gridcell', { name });

/** Time zones on both sides of the date line, each with a clock change during the stays below. */
describe.each(['America/New_York', 'Pacific/Auckland', 'UTC'])('in %s', (zone) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = zone;
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('still describes the month before the one that was pressed in', async () => {
    renderPicker({ start: null, end: null }, { minDate: '2026-10-18', maxDate: '2027-10-18' });
    await userEvent.click(day(/November 16th, 2026/));
    expect(day(/October 20th, 2026/)).toHaveAccessibleDescription('Free, 7,000 points');
  });

  it('draws each day once for a press, in another month than before, too', () => {
    const noted = vi.fn<(of: string) => DayNote>(() => NOTE);
    renderPicker({ start: null, end: null }, undefined, undefined, noted);
    for (const name of [/October 30th, 2026/, /November 5th, 2026/]) {
      noted.mockClear();
      fireEvent.click(day(name));
      const timesDrawn = noted.mock.calls.filter(([of]) => of === '2026-11-03').length;
      // For what is said of it, and for what it shows.
      expect(timesDrawn).toBe(2);
    }
  });

  it('gives exactly the days that were pressed, across a clock change', async () => {
    const changed = renderPicker({ start: null, end: null });
    await userEvent.click(day(/October 31st, 2026/));
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-10-31', end: null });
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await userEvent.click(day(/November 2nd, 2026/));
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-10-31', end: '2026-11-02' });
  });

  it('shows exactly the days that it is given', () => {
    renderPicker({ start: '2026-11-01', end: '2026-11-04' });
    expect(day(/November 1st, 2026/)).toHaveClass('react-datepicker__day--range-start');
    expect(day(/November 4th, 2026/)).toHaveClass('react-datepicker__day--range-end');
    expect(screen.getByLabelText('Check-in')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('Check-out')).toHaveValue('2026-11-04');
  });

  it('allows only days inside the window', () => {
    renderPicker({ start: null, end: null }, { minDate: '2026-11-05', maxDate: '2026-11-20' });
    expect(day(/November 4th, 2026/)).toHaveAttribute('aria-disabled', 'true');
    expect(day(/November 5th, 2026/)).toHaveAttribute('aria-disabled', 'false');
    expect(day(/November 19th, 2026/)).toHaveAttribute('aria-disabled', 'false');
    expect(day(/November 20th, 2026/)).toHaveAttribute('aria-disabled', 'true');
    expect(day(/November 21st, 2026/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks the weeks that have passed, which phones leave out', () => {
    renderPicker({ start: null, end: null }, { minDate: '2026-11-18', maxDate: '2027-11-18' });
    const isPast = (cell: HTMLElement): boolean => cell.closest(`.${PAST_WEEK}`) !== null;
    const cells = [...document.querySelectorAll<HTMLElement>('.react-datepicker__day')];
    const shown = cells.filter((cell) => !isPast(cell));
    expect(shown[0]?.querySelector('[data-day]')).toHaveAttribute('data-day', '2026-11-15');
    expect(cells.length - shown.length).toBe(14);
  });

  it('describes each day', () => {
    renderPicker({ start: '2026-11-01', end: '2026-11-04' });
    expect(day(/November 6th, 2026/)).toHaveAccessibleDescription('Free, 7,000 points');
    expect(day(/November 7th, 2026/)).toHaveAccessibleDescription(
      'Free, 7,000 points, weekend night',
    );
    expect(day(/November 8th, 2026/)).toHaveAccessibleDescription(
      'Free, 7,000 points, weekend night',
    );
    expect(day(/November 11th, 2026/)).toHaveAccessibleDescription('Sold out');
  });

  it('moves by keyboard', async () => {
    const changed = renderPicker({ start: '2026-11-02', end: null });
    day(/November 2nd, 2026/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-02', end: '2026-11-10' });
  });
});

describe('the chosen stay', () => {
  it('is read out when complete', async () => {
    renderPicker({ start: '2026-11-02', end: null });
    const says = screen.getByRole('status');
    expect(says).toHaveTextContent('Choose the day you leave.');
    await userEvent.click(day(/November 6th, 2026/));
    expect(says).toHaveTextContent('From 2026-11-02 to 2026-11-06');
  });

  it('has at least one night: the check-in pressed twice stays a check-in', async () => {
    const changed = renderPicker({ start: '2026-11-02', end: null });
    await userEvent.click(day(/November 2nd, 2026/));
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-02', end: null });
  });

  it('may end on the day of a blocked night but not after it', async () => {
    const changed = renderPicker({ start: '2026-11-09', end: null });
    expect(day(/November 12th, 2026/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(day(/November 11th, 2026/));
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-11' });
  });
});

it('a chosen day is said before the calendar is drawn again, and a second press reads it', async () => {
  const changed = renderPicker({ start: null, end: null });
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  const [first, tooFar, last] = [/November 5th/, /November 20th/, /November 9th/].map(day);
  await act(async () => {
    first?.click();
    await Promise.resolve();
    expect(screen.getByText(TEXTS.chooseEnd)).toBeVisible();
    expect(first).toHaveAttribute('aria-selected', 'false');
    // Not a day that can follow the first, which the calendar does not show yet.
    tooFar?.click();
    await Promise.resolve();
    last?.click();
  });
  expect(changed.mock.calls).toEqual([
    [{ start: '2026-11-05', end: null }],
    [{ start: '2026-11-05', end: '2026-11-09' }],
  ]);
  expect(day(/November 9th/)).toHaveClass('react-datepicker__day--range-end');
});

it('keys count from where the ones before have led, however soon they follow', async () => {
  const changed = renderPicker({ start: null, end: null });
  day(/October 28th/).focus();
  const press = (...keys: string[]) =>
    act(async () => {
      for (const key of keys) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        await Promise.resolve();
      }
    });
  await press('ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight');
  await press('Enter');
  expect(changed.mock.calls).toEqual([
    [{ start: '2026-11-04', end: null }],
    [{ start: '2026-11-04', end: '2026-11-06' }],
  ]);
});

describe('a day that cannot be chosen', () => {
  const numberOf = (name: RegExp) => {
    const number = day(name).querySelector('.day-number');
    if (number === null) throw new Error(`No number on ${name}.`);
    return number;
  };
  const noteOf = (name: RegExp) =>
    day(name).querySelector('.day-number')?.nextElementSibling?.getAttribute('data-drawn');
  const WINDOW = { minDate: '2026-11-05', maxDate: '2026-11-20' };
  const NOTHING: StayRange = { start: null, end: null };

  it('is struck through where it is sold out', () => {
    renderPicker(NOTHING, WINDOW);
    expect(day(/November 11th, 2026/)).toHaveAttribute('aria-disabled', 'true');
    expect(numberOf(/November 11th, 2026/)).toHaveStyle({ textDecorationLine: 'line-through' });
    expect(noteOf(/November 11th, 2026/)).toBe('Sold out');
    expect(noteOf(/November 12th, 2026/)).toBe('7,000');
  });

  it.each([
    ['has passed', /November 4th, 2026/, 'In the past'],
    ['is too far ahead', /November 21st, 2026/, 'Too far ahead, weekend night'],
  ])('is only dimmed where it %s, and says so', (_, name, reason) => {
    renderPicker(NOTHING, WINDOW);
    expect(day(name)).toHaveAttribute('aria-disabled', 'true');
    expect(numberOf(name)).not.toHaveStyle({ textDecorationLine: 'line-through' });
    expect(day(name)).toHaveAccessibleDescription(reason);
  });

  it('is not struck through as a check-out', () => {
    renderPicker({ start: '2026-11-09', end: null }, WINDOW);
    expect(numberOf(/November 11th, 2026/)).not.toHaveStyle({
      textDecorationLine: 'line-through',
    });
  });

  const legend = () => screen.getAllByRole('listitem').map((item) => item.textContent);

  it('is in the legend, struck through or dimmed', () => {
    renderPicker(
      NOTHING,
      WINDOW,
      new Map([
        ['2026-11-11', 'Sold out'],
        ['2026-11-12', 'On hold'],
        ['2026-11-13', 'Sold out'],
      ]),
    );
    expect(legend()).toEqual([
      'weekend night',
      '12Not available: Sold out',
      '12Not available: On hold',
      '12Cannot be chosen',
    ]);
  });

  it('is in the legend only as dimmed while nothing is sold out', () => {
    renderPicker(NOTHING, WINDOW, new Map());
    expect(legend()).toEqual(['weekend night', '12Cannot be chosen']);
  });
});

it('says why a day is blocked when it is pointed at', () => {
  renderPicker({ start: '2026-11-01', end: '2026-11-04' });
  fireEvent.pointerDown(day(/November 11th, 2026/));
  expect(screen.getByText('Wed, 11 Nov 2026: Sold out')).toBeInTheDocument();
});

describe('typed dates', () => {
  const type = (label: string, value: string): void => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };

  it('choose like the calendar', () => {
    const changed = renderPicker();
    type('Check-in', '2026-11-05');
    type('Check-out', '2026-11-09');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-09' });
    expect(screen.getByRole('status')).toHaveTextContent('From 2026-11-05 to 2026-11-09');
  });

  it.each([
    ['Check-in', '2026-11-11', 'Sold out'],
    ['Check-in', '2026-10-01', 'In the past'],
    ['Check-out', '2026-11-12', 'Would cross a sold-out night'],
    ['Check-out', '2026-11-05', 'Must be after the check-in'],
    ['Check-out', '2027-10-29', 'Too far ahead'],
    ['Check-out', '2026-12-31', 'Too many nights'],
  ])('say what is wrong with %s %s', (label, value, problem) => {
    const changed = renderPicker({ start: '2026-11-05', end: '2026-11-08' });
    type(label, value);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem);
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(changed).not.toHaveBeenCalled();
    expect(onTypedProblem).toHaveBeenLastCalledWith(`${label}: ${problem}`);
  });

  it('are a problem when a field is emptied, and no longer once they are valid', () => {
    const changed = renderPicker({ start: '2026-11-05', end: '2026-11-08' });
    type('Check-out', '');
    expect(onTypedProblem).toHaveBeenLastCalledWith('Check-out: Enter a real date.');
    expect(screen.getByLabelText('Check-out')).toHaveValue('');
    expect(screen.getByLabelText('Check-out')).not.toHaveAccessibleDescription();
    type('Check-out', '2026-11-08');
    expect(onTypedProblem).toHaveBeenLastCalledWith(null);
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-08' });
  });

  it('stay as they were typed while the other one is corrected', () => {
    const changed = renderPicker({ start: '2026-11-05', end: '2026-11-08' });
    type('Check-in', '2026-10-01');
    type('Check-out', '2026-11-09');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-05', end: '2026-11-09' });
    expect(screen.getByLabelText('Check-in')).toHaveValue('2026-10-01');
    expect(onTypedProblem).toHaveBeenLastCalledWith('Check-in: In the past');
    type('Check-in', '2026-11-06');
    expect(onTypedProblem).toHaveBeenLastCalledWith(null);
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-06', end: '2026-11-09' });
  });

  it('take a check-out that was typed too early once the check-in fits it', () => {
    const changed = renderPicker({ start: '2026-11-20', end: '2026-11-25' });
    type('Check-out', '2026-11-19');
    expect(onTypedProblem).toHaveBeenLastCalledWith('Check-out: Must be after the check-in');
    type('Check-in', '2026-11-14');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-14', end: '2026-11-19' });
    expect(onTypedProblem).toHaveBeenLastCalledWith(null);
    type('Check-out', '2026-11-14');
    type('Check-in', '2026-11-15');
    expect(onTypedProblem).toHaveBeenLastCalledWith('Check-out: Must be after the check-in');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-15', end: null });
  });

  it('are forgotten when the calendar is used instead', async () => {
    const changed = renderPicker({ start: '2026-11-05', end: '2026-11-08' });
    type('Check-out', '2026-11-05');
    await userEvent.click(day(/November 6th, 2026/));
    expect(onTypedProblem).toHaveBeenLastCalledWith(null);
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-06', end: null });
    expect(screen.getByLabelText('Check-out')).toHaveValue('');
  });

  it('drop a check-out that no longer fits the check-in', () => {
    const changed = renderPicker({ start: '2026-11-05', end: '2026-11-08' });
    type('Check-in', '2026-11-20');
    expect(changed).toHaveBeenLastCalledWith({ start: '2026-11-20', end: null });
  });
});
