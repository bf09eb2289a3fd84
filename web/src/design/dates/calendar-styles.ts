import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { displayType, overlineType, tabularType } from '../theme/typography.ts';
import { visuallyHidden } from '../text/visually-hidden.tsx';

/** Of the number of a day that has passed or is too far ahead. */
const CLOSED_OPACITY = 0.65;

/** Class of a day whose night is sold out. */
export const SOLD_OUT_DAY = 'day--sold-out';

/** Look of react-datepicker's calendar. Its own sheet is not loaded: nothing of it would be left. */
export const CalendarPlace = styled.div`
  ${tabularType}
  container-type: inline-size;

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
    ${overlineType}
    padding-block: ${theme.space.s8};
    color: ${theme.colour.faint};
    letter-spacing: 0.02em;
    text-align: center;
    text-transform: none;
  }

  .react-datepicker__week {
    row-gap: ${theme.space.s2};
    margin-bottom: ${theme.space.s2};
  }

  .react-datepicker__day {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    min-height: 3.25rem;
    border-radius: ${theme.radius.control};
    line-height: 1.2;
    cursor: pointer;
    user-select: none;
  }

  .react-datepicker__day:focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }

  .react-datepicker__day > .overlay {
    display: none;
  }

  .react-datepicker__day--outside-month {
    visibility: hidden;
    pointer-events: none;
  }

  ${media.hover} {
    .react-datepicker__day:hover:not([aria-disabled='true']) {
      box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
    }
  }

  .react-datepicker__day--today .day-number {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  /* Passed, too far ahead: grey. Whoever points at the day is told which of them. */
  .react-datepicker__day--disabled {
    color: ${theme.colour.faint};
    cursor: not-allowed;
  }

  .react-datepicker__day--disabled:not(.${SOLD_OUT_DAY}) .day-number {
    opacity: ${CLOSED_OPACITY};
  }

  /* Sold out: struck through as well, so that it does not hang on the colour alone. */
  .${SOLD_OUT_DAY} .day-number {
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }

  .react-datepicker__day--in-range,
  .react-datepicker__day--in-selecting-range {
    border-radius: 0;
    background: ${theme.colour.lagoonTint};
    color: ${theme.colour.ink};
  }

  .react-datepicker__day--range-start,
  .react-datepicker__day--range-end,
  .react-datepicker__day--selecting-range-start,
  .react-datepicker__day--selected {
    background: ${theme.colour.lagoon};
    color: ${theme.colour.onLagoon};
    font-weight: 650;
  }

  .react-datepicker__day--range-start,
  .react-datepicker__day--selecting-range-start {
    border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
  }

  .react-datepicker__day--range-end {
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
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
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const MonthHead = styled.div`
  display: grid;
  grid-template-columns: ${theme.target} minmax(0, 1fr) ${theme.target};
  align-items: center;
  margin-bottom: ${theme.space.s4};

  > p {
    ${displayType}
    grid-column: 2;
    font-size: ${theme.size.h4};
    letter-spacing: -0.005em;
    text-align: center;
  }

  > :last-child:not(p) {
    grid-column: 3;
  }
`;

export const DayFace = styled.span<{ $weekend: boolean }>`
  display: grid;
  justify-items: center;
  gap: 0.0625rem;

  /* Each day has its whole name in words; number and note are drawn, so that they are not part of it. */
  > [data-drawn]::before {
    content: attr(data-drawn);
  }

  /* Weekend nights: a small gold mark over the number. */
  &::before {
    content: '';
    width: 0.3125rem;
    height: 0.3125rem;
    margin-bottom: 0.0625rem;
    border-radius: ${theme.radius.pill};
    background: ${({ $weekend }) => ($weekend ? theme.colour.gold : 'transparent')};
  }

  .react-datepicker__day--disabled > &::before {
    opacity: 0.35;
  }

  .react-datepicker__day--range-start > &::before,
  .react-datepicker__day--selected > &::before,
  .react-datepicker__day--range-end > &::before {
    background: ${({ $weekend }) => ($weekend ? 'currentcolor' : 'transparent')};
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

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.s4} ${theme.space.s20};
  font-size: ${theme.size.tiny};
  color: ${theme.colour.soft};

  > li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.s8};
  }
`;

export const WeekendMark = styled.span`
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.gold};
`;

/** Not as faint as the days it stands for: a legend has to be read. */
export const ClosedMark = styled.span`
  color: ${theme.colour.faint};
`;

export const BlockedMark = styled.span`
  font-weight: 600;
  color: ${theme.colour.faint};
  text-decoration: line-through;
`;
