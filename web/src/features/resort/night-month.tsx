import type { LocalDate } from '@club/domain/calendar/local-date';
import { WEEKDAY_NAMES } from '@club/domain/calendar/local-date';
import { firstDayOf, monthAfter, type Month, weeksOf } from '@club/domain/calendar/month';
import { isWeekendNight, nightsOf } from '@club/domain/calendar/nights';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useTurn } from '../../kernel/page/use-turn.ts';
import { useNear } from '../../design/layout/use-near.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { theme } from '../../design/theme/theme.ts';
import { formatDayWithWeekday, formatMonth } from '../../formats/reader-formats.ts';
import type { NightFacts } from './night-day.ts';
import { nightDay } from './night-day.ts';
import {
  DayButton,
  DayCell,
  DayMark,
  DayNumber,
  DayText,
  Grid,
  OutsideDay,
} from './night-grid-styles.ts';

/** Months are read when they are about to be seen, and no sooner: each is a document. */
const NEAR = '64px 0px';

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.s8};
  margin-bottom: ${theme.space.s8};
`;

export type NightMonthProps = {
  month: Month;
  facts: NightFacts;
  isLoaded: boolean;
  /** The day that takes the focus by Tab, of whatever month. */
  tabStop: LocalDate;
  onNear: (month: Month) => void;
};

/** One month of the year, without the weeks that are gone; each day has its date as data. */
export function NightMonth({ month, facts, isLoaded, tabStop, onNear }: NightMonthProps) {
  const titleId = useId();
  // A year of days is large, and of use only with script: a server writes empty rows.
  const hasDays = useTurn();
  const container = useRef<HTMLElement>(null);
  const isNear = useNear(container, { margin: NEAR });
  const report = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) report(month);
  }, [isNear, month]);

  const { earliest, latest } = facts.window;
  const isInside = (day: LocalDate | null): day is LocalDate =>
    day !== null && day >= earliest && day <= latest;
  const nights = nightsOf(firstDayOf(month), firstDayOf(monthAfter(month)));
  const free = nights.filter((night) => facts.stateOf(night)?.status === 'open').length;
  return (
    <section ref={container} aria-labelledby={titleId}>
      <Head>
        <Heading level={4} size="h4" id={titleId}>
          {formatMonth(month)}
        </Heading>
        <Text as="span" $size="tiny" $tone="soft" $tabular>
          {isLoaded ? `${free} free` : 'Loading...'}
        </Text>
      </Head>
      <Grid role="grid" aria-labelledby={titleId} aria-busy={!isLoaded}>
        <thead>
          <tr>
            {WEEKDAY_NAMES.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month)
            .filter((week) => week.some(isInside))
            .map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {!hasDays && <DayCell colSpan={week.length} />}
                {hasDays &&
                  week.map((day, index) => {
                    if (day === null) return <DayCell key={WEEKDAY_NAMES[index]} />;
                    const number = Number(day.slice(8, 10));
                    if (!isInside(day)) {
                      return (
                        <DayCell key={day}>
                          <OutsideDay>{number}</OutsideDay>
                        </DayCell>
                      );
                    }
                    const { description, text, isClosed, isOwn, isBlocked, part } = nightDay(
                      day,
                      facts,
                    );
                    return (
                      <DayCell key={day} aria-selected={part !== null} data-part={part}>
                        <DayButton
                          type="button"
                          tabIndex={day === tabStop ? 0 : -1}
                          aria-disabled={isBlocked}
                          aria-current={day === earliest ? 'date' : undefined}
                          data-date={day}
                          data-closed={(isClosed && isLoaded) || undefined}
                          data-own={isOwn || undefined}
                        >
                          <VisuallyHidden>{`${formatDayWithWeekday(day)}: ${description}`}</VisuallyHidden>
                          <DayMark $weekend={isWeekendNight(day)} />
                          <DayNumber aria-hidden>{number}</DayNumber>
                          <DayText aria-hidden>{text}</DayText>
                        </DayButton>
                      </DayCell>
                    );
                  })}
              </tr>
            ))}
        </tbody>
      </Grid>
    </section>
  );
}
