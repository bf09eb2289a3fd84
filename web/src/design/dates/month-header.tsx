import type { Month } from '@club/domain/calendar/month';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { formatMonth } from '../../formats/reader-formats.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { theme } from '../theme/theme.ts';
import { displayType } from '../theme/typography.ts';

const Header = styled.div`
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

type Turn = { disabled: boolean; onTurn: () => void };

type MonthHeaderProps = {
  month: Month;
  /** Id of the month's name, for what it labels. */
  /** null leaves the button out: another month beside this one has it. */
  previous: Turn | null;
  next: Turn | null;
};

/** The name of a month between the buttons to the months before and after it. */
export function MonthHeader({ month, previous, next }: MonthHeaderProps) {
  return (
    <Header>
      {previous !== null && (
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden />}
          disabled={previous.disabled}
          onClick={previous.onTurn}
        />
      )}
      <p>{formatMonth(month)}</p>
      {next !== null && (
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden />}
          disabled={next.disabled}
          onClick={next.onTurn}
        />
      )}
    </Header>
  );
}
