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

/** The steps of a booking, in order. */
const BOOKING_STEPS = [
  { id: 'unit', label: 'Unit' },
  { id: 'dates', label: 'Dates' },
  { id: 'offer', label: 'Offer' },
  { id: 'guest', label: 'Who checks in' },
  { id: 'payment', label: 'Payment' },
  { id: 'done', label: 'Done' },
] as const;
export type BookingStepId = (typeof BOOKING_STEPS)[number]['id'];

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};
  padding-block: ${theme.space.s24} ${theme.space.s80};

  ${media.tablet} {
    gap: ${theme.space.s40};
    padding-top: ${theme.space.s32};
  }
`;

type BookingLayoutProps = {
  step: BookingStepId;
  title: string;
  /** One or two sentences below the title. */
  intro?: ReactNode;
  /** What is being booked; a `SummaryCard`. */
  summary?: ReactNode;
  children: ReactNode;
};

/** A screen of the booking: where one is, what it is about, and what is being booked beside it. */
export function BookingLayout({ step, title, intro, summary, children }: BookingLayoutProps) {
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
        <StepLine label="Steps of your booking" steps={BOOKING_STEPS} currentId={step} />
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
