import { styled } from 'styled-components';
import { visuallyHidden } from '../text/visually-hidden.tsx';
import { media, PHONE_QUERY } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';
import { dayStyles, stayStyles } from './calendar-styles.ts';

/** Of the number of a day that is in the past or too far ahead. */
const CLOSED_OPACITY = 0.65;

/** Class of a day whose night is sold out. */
export const SOLD_OUT_DAY = 'day--sold-out';

/** Class of a week that has passed; phones begin with this week, which has what can be chosen. */
export const PAST_WEEK = 'week--past';

export const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
`;

export const Status = styled.div`
  display: grid;
  gap: ${theme.space.s4};
  min-height: 3.25rem;
  text-wrap: balance;
`;

/** In place of the calendar and what is below it until they are drawn: about as high as they are. */
export const CalendarRoom = styled.div`
  min-height: 29rem;
`;

/** The look of react-datepicker's calendar. Its own style sheet is not loaded. */
export const CalendarContainer = styled.div`
  ${tabularType}
  container-type: inline-size;
  /* Else all days are laid out again with what is beside them. */
  contain: layout;

  .react-datepicker {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s32};

    ${media.tablet} {
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
    }
  }

  .react-datepicker__aria-live,
  .react-datepicker__sr-only {
    ${visuallyHidden}
  }

  .react-datepicker__month-container {
    min-width: 0;
  }

  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }

  .react-datepicker__day-name {
    ${dayStyles.weekday}
    color: ${theme.colour.faint};
  }

  .react-datepicker__week {
    row-gap: ${theme.space.s2};
    margin-bottom: ${theme.space.s2};
  }

  .${PAST_WEEK} {
    @media ${PHONE_QUERY} {
      display: none;
    }
  }

  .react-datepicker__day {
    ${dayStyles.box}
    place-items: center;
    align-content: center;
    min-height: 3.25rem;
    line-height: 1.2;
    user-select: none;
  }

  .react-datepicker__day > .overlay {
    display: none;
  }

  .react-datepicker__day--outside-month {
    visibility: hidden;
    pointer-events: none;
  }

  .react-datepicker__day--today .day-number {
    ${dayStyles.todayNumber}
  }

  /* In the past or too far ahead: grey. Pointing at the day says which. */
  .react-datepicker__day--disabled {
    color: ${theme.colour.faint};
  }

  .react-datepicker__day--disabled:not(.${SOLD_OUT_DAY}) .day-number {
    opacity: ${CLOSED_OPACITY};
  }

  /* Sold out: also struck through, so that colour alone does not carry it. */
  .${SOLD_OUT_DAY} .day-number {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }

  .react-datepicker__day--in-range,
  .react-datepicker__day--in-selecting-range {
    ${stayStyles.inside}
    color: ${theme.colour.ink};
  }

  .react-datepicker__day--range-start,
  .react-datepicker__day--range-end,
  .react-datepicker__day--selecting-range-start,
  .react-datepicker__day--selected {
    ${stayStyles.end}
    font-weight: 650;
  }

  .react-datepicker__day--range-start,
  .react-datepicker__day--selecting-range-start {
    ${stayStyles.startCorners}
  }

  .react-datepicker__day--range-end {
    ${stayStyles.endCorners}
  }

  .react-datepicker__day--selected:not(.react-datepicker__day--in-range),
  .react-datepicker__day--range-start.react-datepicker__day--range-end {
    border-radius: ${theme.radius.control};
  }

  .react-datepicker__day--range-start .day-number,
  .react-datepicker__day--range-end .day-number {
    text-decoration: none;
  }

  @media (forced-colors: active) {
    .react-datepicker__day--range-start,
    .react-datepicker__day--range-end {
      ${stayStyles.forcedColours}
    }
  }
`;

export const DayFace = styled.span<{ $weekend: boolean }>`
  display: grid;
  justify-items: center;
  gap: 0.0625rem;

  /* The day's accessible name is complete; number and note are drawn so that they are not added to it. */
  > [data-drawn]::before {
    content: attr(data-drawn);
  }

  &::before {
    content: '';
    ${dayStyles.weekendDot}
    margin-bottom: 0.0625rem;
  }

  .react-datepicker__day--disabled > &::before {
    opacity: 0.35;
  }

  .react-datepicker__day--range-start > &::before,
  .react-datepicker__day--selected > &::before,
  .react-datepicker__day--range-end > &::before {
    ${dayStyles.weekendDotOnEnd}
  }
`;

export const DayNote = styled.span`
  overflow: hidden;
  max-width: 100%;
  text-align: center;
  font-size: clamp(0.6875rem, 0.6rem + 0.3vw, 0.75rem);
  font-weight: 500;
  line-height: 1.2;
  color: ${theme.colour.soft};

  @container (width < 18rem) {
    font-size: 0.625rem;
    letter-spacing: -0.02em;
  }

  .react-datepicker__day--disabled &,
  .react-datepicker__day--range-start &,
  .react-datepicker__day--range-end &,
  .react-datepicker__day--selected & {
    color: inherit;
  }
`;
