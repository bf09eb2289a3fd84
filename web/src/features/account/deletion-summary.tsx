import { cancellationTime } from '@club/domain/booking/cancellation';
import { formatPoints, formatStay, formatUsd } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMemberLive } from '../../shared/live/live-data.tsx';
import { theme } from '../../design/theme/theme.ts';
import { Alert } from '../../design/feedback/alert.tsx';
import { SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { type ComingStay, comingStays } from './coming-stays.ts';

const Points = styled.ul`
  display: grid;
  gap: ${theme.space.s4};
  padding-left: ${theme.space.s20};
  list-style: disc;
  line-height: 1.5;
`;

const refundText = ({ booking, refund }: ComingStay): string => {
  if (refund.cents === 0 && refund.points === 0) return 'nothing is given back';
  return booking.paymentMethod === 'cash'
    ? `${formatUsd(refund.cents)} back to your card`
    : `${formatPoints(refund.points)} back, which end with the account`;
};

function ComingStays() {
  const live = useMemberLive('ownBookings');
  // Fixed when the dialog opens, so that the refunds do not change while they are read.
  const [when] = useState(() => cancellationTime(Date.now()));
  if (live.status === 'loading') {
    return (
      <SkeletonGroup label="Looking for your coming stays...">
        <SkeletonText lines={2} />
      </SkeletonGroup>
    );
  }
  if (live.status === 'error') {
    return (
      <Alert tone="warn">
        Your coming stays could not be loaded. All of them will be cancelled.
      </Alert>
    );
  }
  const stays = comingStays(live.data, when);
  if (stays.length === 0) return <Text>You have no coming stays.</Text>;
  return (
    <Points>
      {stays.map((stay) => (
        <li key={stay.booking.id}>
          <strong>{displayName(stay.booking.resort.placeName)}</strong>,{' '}
          {formatStay(stay.booking.startDate, stay.booking.endDate)}: {refundText(stay)}
        </li>
      ))}
    </Points>
  );
}

/** What is deleted with an account, what is cancelled, and what is kept. */
export function DeletionSummary() {
  return (
    <Stack $gap="s20">
      <Stack $gap="s8">
        <Heading level={3} size="h4">
          Deleted
        </Heading>
        <Points>
          <li>your login, name, email, photo, phone and location</li>
          <li>your saved resorts and notifications</li>
          <li>your reviews, also out of the ratings of the resorts</li>
          <li>your points, also those you have not used</li>
        </Points>
      </Stack>
      <Stack $gap="s8">
        <Heading level={3} size="h4">
          Cancelled
        </Heading>
        <ComingStays />
      </Stack>
      <Stack $gap="s8">
        <Heading level={3} size="h4">
          Kept, as records of money
        </Heading>
        <Text>
          Past and cancelled bookings and the movements of points and payments stay, without your
          name and email, because the club has to keep its records.
        </Text>
      </Stack>
    </Stack>
  );
}
