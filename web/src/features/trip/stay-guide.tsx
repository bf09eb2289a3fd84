import type { SharedStay } from '@club/domain/booking/shared-stay';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { StayDirections } from '../../shared/booking/stay-directions.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { resortPath } from '../../shared/routes/paths.ts';
import { goodToKnow } from './good-to-know.ts';
import type { SeenResort } from './seen-resort.ts';
import { StayMap } from './stay-map.tsx';
import { StayTimelineList } from './stay-timeline-list.tsx';
import type { TimelineStep } from './stay-timeline.ts';
import { TripPart } from './trip-part.tsx';

function GoodToKnow({ resort, stay }: { resort: SeenResort; stay: SharedStay }) {
  const summary = useLive('reviewSummary', { resortId: resort.id });
  const known = summary.status === 'ready' ? summary.data : null;
  return (
    <TripPart title="Good to know">
      <KeyValueList items={goodToKnow(resort, stay.unitType, known)} />
    </TripPart>
  );
}

type StayGuideProps = {
  stay: SharedStay;
  /** null while it loads, or when it is no longer in the directory. */
  resort: SeenResort | null;
  steps: readonly TimelineStep[];
};

/** What those who travel need: what comes when, where it is, and what is good to know. */
export function StayGuide({ stay, resort, steps }: StayGuideProps) {
  return (
    <>
      <TripPart title="What comes when">
        <StayTimelineList steps={steps} />
      </TripPart>
      <TripPart title="Where it is">
        <Text>
          {stay.resort.location} · <StayDirections resort={stay.resort} /> ·{' '}
          <TextLink to={resortPath(stay.resort.id)}>See the resort</TextLink>
        </Text>
        {resort !== null && resort.lat !== null && resort.lng !== null && (
          <StayMap
            resort={stay.resort}
            country={resort.country}
            lat={resort.lat}
            lng={resort.lng}
          />
        )}
      </TripPart>
      {resort !== null && <GoodToKnow resort={resort} stay={stay} />}
    </>
  );
}
