import type { Booking } from '@club/domain/booking/booking';
import { isActive } from '@club/domain/booking/booking-state';
import { House, ListChecks, ReceiptText } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { PATHS, receiptPath, tripPath } from '../../shared/routes/paths.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { SendAgainButton } from '../../shared/booking/send-again-button.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { QuietFacts } from './quiet-facts.tsx';
import { useCancellationTime } from '../../shared/booking/use-cancellation-time.ts';
import type { Fact } from './confirmation-facts.ts';
import { billingFacts, cardFacts, nextSteps, summaryFacts } from './confirmation-facts.ts';
import { ConfirmationHead } from './confirmation-head.tsx';

/** Two beside each other on phones, below the main one. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr));
  gap: ${theme.space.s12};

  > * {
    padding-inline: ${theme.space.s4};
  }

  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;

    > * {
      padding-inline: ${theme.space.s20};
    }
  }
`;

const NextSteps = styled.ol`
  display: grid;
  gap: ${theme.space.s20};
  padding-left: ${theme.space.s20};
  border-left: 2px solid ${theme.colour.line};

  > li {
    display: grid;
    gap: ${theme.space.s2};
    overflow-wrap: anywhere;
  }

  > li > strong {
    font-weight: 600;
  }

  > li > span {
    font-size: ${theme.size.small};
    line-height: 1.5;
    color: ${theme.colour.soft};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40} ${theme.space.s64};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1.5rem 3rem;
  }
`;

/** What is kept for the record, after everything that is still to come. */
const Record = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
  padding-top: ${theme.space.s24};
  border-top: 1px solid ${theme.colour.line};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space.s40};
  align-content: start;
`;

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <KeyValueList items={facts} />
    </Stack>
  );
}

/** The confirmation of a booking: the stay, what happens next, and everything that was agreed. */
export function Confirmation({ booking }: { booking: Booking }) {
  const when = useCancellationTime();
  const card = cardFacts(booking);
  return (
    <>
      <ConfirmationHead booking={booking} />
      <Actions data-print="hide">
        <ButtonLink to={PATHS.dashboardBookings} icon={<ListChecks aria-hidden />}>
          View My Bookings
        </ButtonLink>
        <ButtonLink to={PATHS.home} variant="quiet" icon={<House aria-hidden />}>
          Go to Homepage
        </ButtonLink>
        <ButtonLink to={receiptPath(booking.id)} variant="quiet" icon={<ReceiptText aria-hidden />}>
          Receipt to print
        </ButtonLink>
        <SendAgainButton booking={booking} variant="quiet" />
      </Actions>
      <Columns>
        <Column>
          {isActive(booking.status) && (
            <Stack as="section" $gap="s16">
              <Heading level={2} size="h4">
                What happens next
              </Heading>
              <NextSteps>
                {nextSteps(booking, when).map(({ label, value }) => (
                  <li key={label}>
                    <strong>{label}</strong> <span>{value}</span>
                  </li>
                ))}
              </NextSteps>
              <TextLink $alone to={tripPath(booking.id)}>
                Change or cancel this stay
              </TextLink>
            </Stack>
          )}
        </Column>
        <Column>
          <Facts title="Booking summary" facts={summaryFacts(booking)} />
        </Column>
      </Columns>
      <Record>
        <QuietFacts title="Billing info" facts={billingFacts(booking)} />
        {card.length > 0 && <QuietFacts title="Card info" facts={card} />}
      </Record>
    </>
  );
}
