import { styled } from 'styled-components';
import { dayStyles, stayStyles } from '../../design/dates/calendar-styles.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';

/** A month whose days are as wide as a seventh of it. */
export const Grid = styled.table`
  ${tabularType}
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 ${theme.space.s2};

  th {
    ${dayStyles.weekday}
    padding: 0 0 ${theme.space.s4};
    color: ${theme.colour.soft};
  }

  td {
    height: ${theme.target};
    padding: 0;
    text-align: center;
    vertical-align: top;
  }
`;

/** The number of a day that can no longer, or not yet, be part of a stay. */
export const OutsideDay = styled.span`
  display: block;
  padding-top: ${theme.space.s8};
  font-size: ${theme.size.small};
  line-height: 1.2;
  color: ${theme.colour.faint};
`;

export const DayButton = styled.button`
  ${dayStyles.box}
  grid-template-rows: auto auto 1fr;
  justify-items: center;
  width: 100%;
  min-width: 0;
  height: ${theme.target};
  padding: ${theme.space.s4} 0 0;
  border: 0;
  background: none;
  color: ${theme.colour.ink};
  font: inherit;
  line-height: 1.2;

  &[data-closed] {
    color: ${theme.colour.faint};
    text-decoration: line-through;
  }

  &[data-own] {
    box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
  }

  @media (forced-colors: active) {
    td[aria-selected='true'] > & {
      ${stayStyles.forcedColours}
    }
  }
`;

export const DayCell = styled.td`
  &[data-part='inside'] > button {
    ${stayStyles.inside}
  }

  &[data-part='start'] > button,
  &[data-part='end'] > button {
    ${stayStyles.end}
  }

  &[data-part='start'] > button {
    ${stayStyles.startCorners}
  }

  &[data-part='end'] > button {
    ${stayStyles.endCorners}
  }
`;

export const DayMark = styled.span<{ $weekend: boolean }>`
  ${dayStyles.weekendDot}
  width: 0.25rem;
  height: 0.25rem;

  [data-part='start'] &,
  [data-part='end'] & {
    ${dayStyles.weekendDotOnEnd}
  }

  [data-closed] > & {
    opacity: 0.4;
  }
`;

export const DayNumber = styled.span`
  font-size: ${theme.size.small};
  font-weight: 550;

  [aria-current='date'] > & {
    ${dayStyles.todayNumber}
  }
`;

export const DayText = styled.span`
  font-size: 0.65rem;
  font-weight: 600;
  line-height: 1.1;
  color: ${theme.colour.coralText};

  [data-closed] > & {
    display: inline-block;
    font-weight: 500;
    color: inherit;
    text-decoration: none;
  }

  [data-own] > & {
    color: ${theme.colour.lagoon};
  }

  [data-part='start'] &,
  [data-part='end'] & {
    color: inherit;
  }
`;
