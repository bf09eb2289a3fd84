import type { Booking } from '@club/domain/booking/booking';
import { SkeletonText } from '../../design/feedback/skeleton.tsx';
import { isActive, isCancelled, isCompleted } from '@club/domain/booking/booking-state';
import { displayName } from '@club/domain/resort/resort-name';
import { unitTypeLabel } from '@club/domain/pricing/unit-type';
import { Receipt } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { PATHS, receiptPath } from '../../shared/routes/paths.ts';
import { BookingStatusBadge } from '../../shared/booking/booking-status-badge.tsx';
import { CalendarButton } from '../../shared/booking/calendar-button.tsx';
import { calendarStay } from '../../shared/booking/calendar-file.ts';
import { numberFact } from '../../shared/booking/number-fact.ts';
import { SendAgainButton } from '../../shared/booking/send-again-button.tsx';
import { useCancellationTime } from '../../shared/booking/use-cancellation-time.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Companions } from './companions.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { PlansChanged } from './plans-changed.tsx';
import { SceneLink } from './scene-link.ts';
import { useSeenResort } from './seen-resort.ts';
import { StayDates } from './stay-dates.tsx';
import { StayGuide } from './stay-guide.tsx';
import { StayLayout } from './stay-layout.tsx';
import { StayScene } from './stay-scene.tsx';
import { tripTimeline } from './stay-timeline.ts';
import { TripPart } from './trip-part.tsx';
import { TripReview } from './trip-review.tsx';
import { TripSteps } from './trip-steps.tsx';
import { checkingInName, paymentFacts, refundSentence, stayDistance } from './trip-text.ts';

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

/** Who stays in which unit, and what was paid. */
function TripFacts({ booking }: { booking: Booking }) {
  return (
    <>
      <TripPart title="Your stay">
        <KeyValueList
          items={[
            { label: 'Unit', value: unitTypeLabel(booking.unitType) },
            { label: 'Who checks in', value: checkingInName(booking) },
            { label: 'Resort ID', value: booking.resort.resortCode },
            ...numberFact(booking),
          ]}
        />
      </TripPart>
      <TripPart title="Payment">
        <KeyValueList items={paymentFacts(booking)} />
        <Stack $align="start">
          <SendAgainButton booking={booking} variant="link" />
        </Stack>
      </TripPart>
    </>
  );
}

/** A stay of the member with all details and actions; `note` says how fresh they are. */
export function TripView({ booking, note }: { booking: Booking; note: ReactNode }) {
  usePageHead({ title: displayName(booking.resort.placeName) });
  const when = useCancellationTime();
  const today = useToday();
  const resort = useSeenResort(booking.resort.id);
  const [isCancelledHere, setIsCancelledHere] = useState(false);
  const isComing = isActive(booking.status);
  return (
    <StayLayout
      scene={
        <StayScene
          stay={booking}
          seen={resort ?? null}
          top={<SceneLink to={PATHS.dashboardBookings}>All my bookings</SceneLink>}
          status={<BookingStatusBadge status={booking.status} />}
          distance={stayDistance(booking, today)}
        />
      }
      notice={
        <>
          {note}
          {isCancelled(booking.status) && (
            <CancelledNotice booking={booking} takesFocus={isCancelledHere} />
          )}
        </>
      }
      dates={<StayDates stay={booking} />}
      actions={
        <>
          {isComing && <CalendarButton stay={calendarStay(booking, booking)} variant="quiet" />}
          <ButtonLink variant="quiet" icon={<Receipt aria-hidden />} to={receiptPath(booking.id)}>
            Receipt to print
          </ButtonLink>
        </>
      }
      main={
        isComing ? (
          <>
            <StayGuide stay={booking} resort={resort} steps={tripTimeline(booking, when, today)} />
            {resort === undefined && (
              <TripPart title="Good to know">
                <SkeletonText lines={5} />
              </TripPart>
            )}
            {resort && <GoodToKnow resort={resort} unitType={booking.unitType} />}
          </>
        ) : (
          <>
            {isCompleted(booking.status) && (
              <TripPart title="Your review">
                <TripReview booking={booking} />
              </TripPart>
            )}
            <TripFacts booking={booking} />
          </>
        )
      }
      aside={
        <>
          {isComing && (
            <>
              <TripPart title="Who comes along">
                <Companions booking={booking} />
              </TripPart>
              <TripFacts booking={booking} />
            </>
          )}
          <TripPart title="What happened">
            <TripSteps booking={booking} />
          </TripPart>
        </>
      }
      end={
        <PlansChanged
          booking={booking}
          when={when}
          onCancelled={() => {
            setIsCancelledHere(true);
          }}
        />
      }
    />
  );
}
