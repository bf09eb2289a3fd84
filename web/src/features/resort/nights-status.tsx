import type { LocalDate } from '@club/domain/calendar/local-date';
import { formatNights } from '@club/domain/calendar/nights';
import { css, styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { Text } from '../../design/text/text.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { formatDayWithWeekday, formatStay } from '../../formats/reader-formats.ts';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { firstTakenNight } from '../../shared/stay/free-dates.ts';
import { STAY_PICKER_TEXTS } from '../../shared/stay/stay-picker-texts.ts';
import type { WantedStay } from './use-wanted-stay.ts';

/** In view while days are chosen, so that a press on a day far above has a visible effect. */
const Line = styled.div<{ $isSticky: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s8} ${theme.space.s24};
  min-height: ${theme.target};
  padding-block: ${theme.space.s8};
  background: ${theme.colour.paper};
  ${({ $isSticky }) =>
    $isSticky &&
    css`
      position: sticky;
      z-index: 1;
      bottom: ${theme.bottomRoom};
      box-shadow: 0 -1px 0 ${theme.colour.line};

      ${media.tablet} {
        bottom: 4rem;
      }

      ${media.desktop} {
        bottom: 0;
      }
    `}

  > output {
    ${tabularType}
    display: grid;
    gap: ${theme.space.s4};
  }
`;

type NightsStatusProps = {
  wanted: WantedStay;
  /** The day of arrival while the day of departure is not chosen. */
  pending: LocalDate | null;
  /** Why the day that was pressed last cannot be chosen; '' when it can. */
  error: string;
  /** Why a night is not available, as a sentence; null when it is, or is not known. */
  problemOf: (night: LocalDate) => string | null;
  onClear: () => void;
};

/** What is chosen in the year of nights, and what is missing. */
export function NightsStatus({ wanted, pending, error, problemOf, onClear }: NightsStatusProps) {
  const { stay, quote } = wanted;
  const taken =
    pending === null ? firstTakenNight(stay, (night) => problemOf(night) === null) : null;
  return (
    <Line $isSticky={pending !== null || error !== ''}>
      <output>
        <Text as="span" $strong>
          {pending === null
            ? `${formatStay(stay.startDate, stay.endDate)} · ${formatNights(quote.nights)} · ${quoteTotal(quote)}`
            : `From ${formatDayWithWeekday(pending)}. ${STAY_PICKER_TEXTS.chooseEnd}`}
        </Text>
        {taken !== null && (
          <Text as="span" $size="small" $tone="bad" $strong>
            {formatDayWithWeekday(taken)}: {problemOf(taken)}
          </Text>
        )}
        {error !== '' && (
          <Text as="span" $size="small" $tone="warn">
            {error}
          </Text>
        )}
      </output>
      {pending !== null && (
        <Button variant="quiet" onClick={onClear}>
          Clear Date
        </Button>
      )}
    </Line>
  );
}
