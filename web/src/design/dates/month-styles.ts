import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { overlineType, tabularType } from '../theme/typography.ts';

export const Grid = styled.table`
  ${tabularType}
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0 ${theme.space.s2};
  container-type: inline-size;

  th {
    ${overlineType}
    padding: ${theme.space.s8} 0;
    color: ${theme.colour.soft};
    letter-spacing: 0.02em;
    text-align: center;
    text-transform: none;
  }

  td {
    padding: 0;
    vertical-align: top;
  }

  &[aria-busy='true'] td {
    opacity: 0.6;
  }
`;

export const DayButton = styled.button`
  position: relative;
  display: grid;
  grid-template-rows: auto auto auto 1fr;
  justify-items: center;
  width: 100%;
  min-width: 0;
  min-height: 4.75rem;
  padding: ${theme.space.s4} 0 ${theme.space.s8};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.colour.ink};
  font: inherit;
  line-height: 1.25;
  cursor: pointer;

  &[data-closed] {
    color: ${theme.colour.faint};
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
    }
  }

  &:focus-visible {
    z-index: 1;
    outline-offset: -2px;
  }

  @media (forced-colors: active) {
    td[aria-selected='true'] > & {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const DayCell = styled.td`
  &[data-part='inside'] > button {
    border-radius: 0;
    background: ${theme.colour.lagoonTint};
  }

  &[data-part='start'] > button,
  &[data-part='end'] > button {
    background: ${theme.colour.lagoon};
    color: ${theme.colour.onLagoon};
  }

  &[data-part='start'] > button {
    border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
  }

  &[data-part='end'] > button {
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  }
`;

/** Weekend nights: a small gold mark over the number. */
export const DayMark = styled.span<{ $weekend: boolean }>`
  width: 0.3125rem;
  height: 0.3125rem;
  margin-bottom: ${theme.space.s2};
  border-radius: ${theme.radius.pill};
  background: ${({ $weekend }) => ($weekend ? theme.colour.gold : 'transparent')};

  [data-part='start'] &,
  [data-part='end'] & {
    background: ${({ $weekend }) => ($weekend ? 'currentcolor' : 'transparent')};
  }

  [data-closed] > & {
    opacity: 0.4;
  }
`;

export const DayNumber = styled.span`
  font-weight: 550;

  [aria-current='date'] > & {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

/** Of the small lines below a day: as large as seven of them side by side allow. */
const SMALL = 'clamp(0.625rem, 0.5rem + 0.75vw, 0.78125rem)';

export const DayPrice = styled.span`
  font-size: ${SMALL};
  font-weight: 550;
`;

export const DayText = styled.span<{ $scarce: boolean }>`
  max-width: 100%;
  font-size: ${SMALL};
  font-weight: ${({ $scarce }) => ($scarce ? 650 : 400)};
  line-height: 1.2;
  color: ${({ $scarce }) => ($scarce ? theme.colour.coralText : theme.colour.soft)};
  overflow-wrap: break-word;

  [data-closed] > & {
    color: inherit;
  }

  [data-part='start'] &,
  [data-part='end'] & {
    color: inherit;
  }
`;
