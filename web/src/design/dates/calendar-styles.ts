import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { overlineType } from '../theme/typography.ts';

// Styles that the stay picker and the month grid share (decision 33).

/** The days of a month. */
export const dayStyles = {
  /** A weekday name above its column. */
  weekday: css`
    ${overlineType}
    padding-block: ${theme.space.s8};
    letter-spacing: 0.02em;
    text-align: center;
    text-transform: none;
  `,
  /** The box of a day, with hover and focus. */
  box: css`
    position: relative;
    display: grid;
    border-radius: ${theme.radius.control};
    cursor: pointer;

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
  `,
  todayNumber: css`
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  `,
  /** Marks a weekend night above the number of the day; invisible on other days. */
  weekendDot: css<{ $weekend: boolean }>`
    width: 0.3125rem;
    height: 0.3125rem;
    border-radius: ${theme.radius.pill};
    background: ${({ $weekend }) => ($weekend ? theme.colour.gold : 'transparent')};
  `,
  /** The same on a filled end of the stay, where gold would not show. */
  weekendDotOnEnd: css<{ $weekend: boolean }>`
    background: ${({ $weekend }) => ($weekend ? 'currentcolor' : 'transparent')};
  `,
};

/** The chosen stay: a band of days between two filled ends. */
export const stayStyles = {
  inside: css`
    border-radius: 0;
    background: ${theme.colour.lagoonTint};
  `,
  end: css`
    background: ${theme.colour.lagoon};
    color: ${theme.colour.onLagoon};
  `,
  startCorners: css`
    border-radius: ${theme.radius.control} 0 0 ${theme.radius.control};
  `,
  endCorners: css`
    border-radius: 0 ${theme.radius.control} ${theme.radius.control} 0;
  `,
  /** In forced colours the fills above are not drawn. */
  forcedColours: css`
    outline: 2px solid Highlight;
    outline-offset: -2px;
  `,
};

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

/** Less faint than the days it explains, so that the legend can be read. */
export const ClosedMark = styled.span`
  color: ${theme.colour.faint};
`;

export const BlockedMark = styled.span`
  font-weight: 600;
  color: ${theme.colour.faint};
  text-decoration: line-through;
`;
