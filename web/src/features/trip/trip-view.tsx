import type { Booking } from '@club/domain/booking/booking';
import { SkeletonText } from '../../design/feedback/skeleton.tsx';
import { isActive, isCancelled, isCompleted } from '@club/domain/booking/booking-state';
import { displayName } from '@club/domain/resort/resort-name';
import { Receipt } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { PATHS, receiptPath } from '../../shared/routes/paths.ts';
import { BookingStatusBadge } from '../../shared/booking/booking-status-badge.tsx';
import { CalendarButton } from '../../shared/booking/calendar-button.tsx';
import { calendarStay } from '../../shared/booking/calendar-file.ts';
import { useCancellationTime } from '../../shared/booking/use-cancellation-time.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { Timeline } from '../../design/data/timeline.tsx';
import { CancelledNotice } from './cancelled-notice.tsx';
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
import { TripFacts } from './trip-facts.tsx';
import { TripPart } from './trip-part.tsx';
import { TripReview } from './trip-review.tsx';
import { stayDistance, tripSteps } from './trip-text.ts';

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
            <Timeline steps={tripSteps(booking)} reversed />
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
