import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { StepLine } from '../../design/data/step-line.tsx';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { SideBySide } from '../../design/layout/side-by-side.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { type BookingStepId, BOOKING_STEPS, useBookingWay, wayOfStep } from './booking-way.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20};
  padding-block: ${theme.space.s16} ${theme.space.s80};

  /* What takes the focus is not behind the row of the summary, which stays in view on phones. */
  :is(a, button, input, summary) {
    scroll-margin-top: 5rem;
  }

  ${media.tablet} {
    gap: ${theme.space.s40};
    padding-top: ${theme.space.s32};
  }

  ${media.desktop} {
    :is(a, button, input, summary) {
      scroll-margin-top: 0;
    }
  }
`;

type BookingLayoutProps = {
  step: BookingStepId;
  title: string;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** The booking so far; a `SummaryCard`. */
  summary?: ReactNode;
  children: ReactNode;
};

/** A screen of the booking flow: the current step, its content, and a summary beside it. */
export function BookingLayout({ step, title, intro, summary, children }: BookingLayoutProps) {
  const way = wayOfStep(step, useBookingWay());
  const content = (
    <Stack $gap="s32">
      <Stack $gap="s8">
        <Heading level={1}>{title}</Heading>
        {intro !== undefined && (
          <Text as="div" $tone="soft">
            {intro}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
  return (
    <PageContainer>
      <Page>
        <StepLine label="Steps of your booking" steps={BOOKING_STEPS[way]} currentId={step} />
        {summary === undefined ? (
          content
        ) : (
          <SideBySide aside={summary} asideLabel="Your booking" asideFirst>
            {content}
          </SideBySide>
        )}
      </Page>
    </PageContainer>
  );
}
