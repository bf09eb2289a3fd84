import type { SharedStay } from '@club/domain/booking/shared-stay';
import { displayName } from '@club/domain/resort/resort-name';
import { useParams } from 'react-router-dom';
import { callFunction } from '../../kernel/api/api-client.ts';
import { usePageHead } from '../../kernel/routing/page-head.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { CalendarButton } from '../../shared/booking/calendar-button.tsx';
import { calendarStay } from '../../shared/booking/calendar-file.ts';
import { useResort } from '../../shared/resort/use-resort.ts';
import { PATHS, sharedStayPath } from '../../shared/routes/paths.ts';
import { useOpenedLink } from '../../shared/sharing/use-opened-link.ts';
import { ButtonLink } from '../../design/actions/button-link.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { Text } from '../../design/text/text.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { inPage } from './in-page.tsx';
import { SceneLabel } from './scene-link.ts';
import { StayDates } from './stay-dates.tsx';
import { StayGuide } from './stay-guide.tsx';
import { StayLayout } from './stay-layout.tsx';
import { StayScene } from './stay-scene.tsx';
import { stayTimeline } from './stay-timeline.ts';
import { stayDistance } from './trip-text.ts';

const AT_CHECK_IN = 'The member who booked, or their guest, checks in with a photo ID.';

function SharedView({ stay }: { stay: SharedStay }) {
  const today = useToday();
  const live = useResort(stay.resort.id);
  const loading = live.status === 'loading' ? undefined : null;
  const resort = live.status === 'ready' ? live.data : loading;
  return (
    <StayLayout
      scene={
        <StayScene
          stay={stay}
          seen={resort ?? null}
          top={<SceneLabel>A stay shared with you</SceneLabel>}
          distance={stayDistance({ ...stay, status: 'confirmed' }, today)}
        />
      }
      dates={<StayDates stay={stay} />}
      actions={<CalendarButton stay={calendarStay(stay, null)} variant="quiet" />}
      main={
        <StayGuide stay={stay} resort={resort} steps={stayTimeline(stay, today, AT_CHECK_IN)} />
      }
      aside={resort && <GoodToKnow resort={resort} unitType={stay.unitType} />}
    />
  );
}

const openStay = (token: string) => callFunction('openStay', { token });

function Shared({ token }: { token: string }) {
  const read = useOpenedLink(token, { open: openStay, missing: 'booking-not-found' });
  usePageHead({
    title: read.status === 'ready' ? displayName(read.shared.resort.placeName) : 'A shared stay',
    description: 'A stay at a resort of Tideaway, shared by a member.',
    canonical: sharedStayPath(token),
    // Only for those who have its link.
    index: false,
  });
  switch (read.status) {
    case 'loading':
      return inPage(
        <>
          <WithoutScript>
            <Text>Showing this stay needs JavaScript.</Text>
          </WithoutScript>
          <div data-without-script="hide">
            <SkeletonGroup label="Loading the stay...">
              <Stack $gap="s32">
                <SkeletonBlock $ratio="16 / 6" />
                <SkeletonText lines={6} />
              </Stack>
            </SkeletonGroup>
          </div>
        </>,
      );
    case 'closed':
      return inPage(
        <EmptyState
          level={1}
          scene="night"
          title="This stay is not shared any more"
          text="It is over or cancelled, its member has stopped sharing it, or the link is incomplete."
          action={<ButtonLink to={PATHS.directoryAtHome}>See all resorts</ButtonLink>}
        />,
      );
    case 'error':
      return inPage(
        <ErrorState
          level={1}
          title="The stay could not be loaded"
          text={read.text}
          onRetry={read.retry}
        />,
      );
    case 'ready':
      return <SharedView stay={read.shared} />;
  }
}

/** `/stays/:token`: a stay as its member shares it with companions, read-only and without prices. */
export default function SharedStayPage() {
  const { token = '' } = useParams();
  return <Shared key={token} token={token} />;
}
