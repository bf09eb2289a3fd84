import { formatNights } from '@club/domain/calendar/nights';
import { formatMonth, formatStay } from '../../formats/reader-formats.ts';
import { type Month } from '@club/domain/calendar/month';
import type { LocalDate } from '@club/domain/calendar/local-date';
import { quoteStay } from '@club/domain/pricing/quote';
import type { UnitType, VacationType } from '@club/domain/pricing/unit-type';
import type { Resort } from '@club/domain/resort/resort';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { nextFreeStays, type StayDates } from '../../shared/stay/free-dates.ts';
import { waitlistPath } from '../../shared/routes/paths.ts';
import { quoteTotal } from '../../shared/booking/quote-lines.ts';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { Button } from '../../design/actions/button.tsx';
import { SelectInput } from '../../design/form/select-input.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';

/** How many free stays are shown. */
const MAX_SHOWN = 3;

const LENGTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 21, 28];

/** As high as all stays that are shown, from before they are known: nothing below it moves. */
const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8};
  align-content: start;
  min-height: calc(${MAX_SHOWN} * (${theme.target} + ${theme.space.s8}));
`;

const Stays = styled.ul`
  display: grid;
  gap: ${theme.space.s8};

  > li > button {
    ${tabularType}
    flex-wrap: wrap;
    justify-content: space-between;
    text-align: left;
  }
`;

const Price = styled.span`
  font-weight: 400;
  color: ${theme.colour.soft};
`;

type NextFreeStaysProps = {
  resort: Resort;
  type: VacationType;
  unit: UnitType;
  /** The length of the stays. */
  nights: number;
  onLength: (nights: number) => void;
  /** Nights from here up to, excluding, `until` are known. */
  from: LocalDate;
  until: LocalDate;
  isFree: (night: LocalDate) => boolean;
  /** The month to look in when nothing is free here; null after the last. */
  nextMonth: Month | null;
  onMonth: (month: Month) => void;
  onChoose: (dates: StayDates) => void;
};

/** The first free stays of a length in the opened months; a press chooses one. */
export function NextFreeStays(props: NextFreeStaysProps) {
  const {
    resort,
    type,
    unit,
    nights,
    onLength,
    from,
    until,
    isFree,
    nextMonth,
    onMonth,
    onChoose,
  } = props;
  const headingId = useId();
  const lengths = [...new Set([...LENGTHS, nights])].toSorted((one, other) => one - other);
  const found = nextFreeStays(from, until, nights, isFree, MAX_SHOWN);
  return (
    <Stack as="section" $gap="s12" aria-labelledby={headingId}>
      <Heading level={4} size="h4" id={headingId}>
        Next free dates
      </Heading>
      <SelectInput
        label="Length of stay"
        value={String(nights)}
        options={lengths.map((length) => ({
          value: String(length),
          label: formatNights(length),
        }))}
        onChange={({ target }) => {
          onLength(Number(target.value));
        }}
      />
      <Found>
        <Stays>
          {found.map((dates) => (
            <li key={dates.startDate}>
              <Button
                wide
                variant="quiet"
                onClick={() => {
                  onChoose(dates);
                }}
              >
                <span>{formatStay(dates.startDate, dates.endDate)}</span>
                <Price>
                  {quoteTotal(quoteStay({ ...dates, unitType: unit, vacationType: type }))}
                </Price>
              </Button>
            </li>
          ))}
        </Stays>
        {found.length === 0 && until > from && (
          <Text $tone="soft">
            {nights === 1 ? 'No night is free' : `No ${nights} nights in a row are free`} in the
            days shown so far.
          </Text>
        )}
        {found.length < MAX_SHOWN && nextMonth !== null && (
          <div>
            <Button
              size="small"
              variant="link"
              onClick={() => {
                onMonth(nextMonth);
              }}
            >
              Look in {formatMonth(nextMonth)}
              <ArrowRight aria-hidden />
            </Button>
          </div>
        )}
      </Found>
      <Text $size="small" $tone="soft">
        Are the nights you want taken?{' '}
        <TextLink to={waitlistPath({ resort: resort.id, type, unit })}>
          Tell me when they are free
        </TextLink>
      </Text>
    </Stack>
  );
}
