import type { Booking } from '@club/domain/booking/booking';
import { isActive, isCancelled, isCompleted } from '@club/domain/booking/booking-state';
import { type CancellationTime, refundOf } from '@club/domain/booking/cancellation';
import { displayName } from '@club/domain/resort/resort-name';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { PATHS } from '../../shared/routes/paths.ts';
import { numberFact } from '../../shared/booking/number-fact.ts';
import { policyDates } from '../../shared/booking/policy-dates.ts';
import { refundText } from '../../shared/booking/refund-text.ts';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { PolicyLines } from '../../shared/booking/policy-lines.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { useCancellationTime } from '../../shared/booking/use-cancellation-time.ts';
import { TripActions } from './trip-actions.tsx';
import { TripHead } from './trip-head.tsx';
import { TripReview } from './trip-review.tsx';
import { TripSteps } from './trip-steps.tsx';
import { checkingInName, paymentFacts, policyNote, refundSentence } from './trip-text.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s40};

  ${media.desktop} {
    grid-template:
      'facts actions' auto
      'facts policy' 1fr / minmax(0, 1fr) 19rem;
    column-gap: ${theme.space.s48};
    align-items: start;
  }
`;

const Area = styled.div<{ $name: 'actions' | 'facts' | 'policy' }>`
  min-width: 0;

  ${media.desktop} {
    grid-area: ${({ $name }) => $name};
  }
`;

const Back = styled.p`
  font-size: ${theme.size.small};
`;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Stack as="section" $gap="s12" aria-labelledby={titleId}>
      <Heading level={2} size="h4" id={titleId}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** What cancelling would give back, by date. */
function CancellationPolicy({ booking, when }: { booking: Booking; when: CancellationTime }) {
  const note = policyNote(booking);
  return (
    <Part title="If you cancel">
      <PolicyLines>
        {policyDates(booking, when).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </PolicyLines>
      <Text $size="small" $tone="soft" $tabular>
        Cancelling now gives back{' '}
        {refundText(refundOf(booking, 'policy', when), booking.paymentMethod)}.
        {note !== null && ` ${note}`}
      </Text>
    </Part>
  );
}

type CancelledNoticeProps = { booking: Booking; takesFocus: boolean };

/** What was given back. Takes the focus after cancelling, because the button is no longer there. */
function CancelledNotice({ booking, takesFocus }: CancelledNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert tone="info" title="This stay is cancelled.">
        {refundSentence(booking)}
      </Alert>
    </div>
  );
}

/** A stay of the member with all details and actions. */
export function TripView({ booking }: { booking: Booking }) {
  const name = displayName(booking.resort.placeName);
  usePageHead({ title: name });
  const when = useCancellationTime();
  const [isCancelledHere, setIsCancelledHere] = useState(false);
  return (
    <Stack as="article" $gap="s32">
      <Back>
        <TextLink $alone to={PATHS.dashboardBookings}>
          All my bookings
        </TextLink>
      </Back>
      {isCancelled(booking.status) && (
        <CancelledNotice booking={booking} takesFocus={isCancelledHere} />
      )}
      <TripHead booking={booking} />
      <Columns>
        {/* Before the facts, which are long: on phones it is above them. */}
        <Area $name="actions">
          <TripActions
            booking={booking}
            when={when}
            onCancelled={() => {
              setIsCancelledHere(true);
            }}
          />
        </Area>
        <Area $name="facts">
          <Stack $gap="s40">
            {isCompleted(booking.status) && (
              <Part title="Your review">
                <TripReview booking={booking} />
              </Part>
            )}
            <Part title="Your stay">
              <KeyValueList
                items={[
                  { label: 'Unit', value: unitTypeLabel(booking.unitType) },
                  { label: 'Who checks in', value: checkingInName(booking) },
                  { label: 'Resort ID', value: booking.resort.resortCode },
                  ...numberFact(booking),
                ]}
              />
            </Part>
            <Part title="Payment">
              <KeyValueList items={paymentFacts(booking)} />
            </Part>
            <Part title="What happened">
              <TripSteps booking={booking} />
            </Part>
          </Stack>
        </Area>
        {isActive(booking.status) && (
          <Area $name="policy">
            <CancellationPolicy booking={booking} when={when} />
          </Area>
        )}
      </Columns>
    </Stack>
  );
}
