import type { SharedStay } from '@club/domain/booking/shared-stay';
import { Timeline, type TimelineStep } from '../../design/data/timeline.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { StayDirections } from '../../shared/booking/stay-directions.tsx';
import { resortPath } from '../../shared/routes/paths.ts';
import type { SeenResort } from './seen-resort.ts';
import { MapContainer, StayMap } from './stay-map.tsx';
import { TripPart } from './trip-part.tsx';

type StayGuideProps = {
  stay: SharedStay;
  /** undefined while it loads, null when it is no longer in the directory. */
  resort: SeenResort | null | undefined;
  steps: readonly TimelineStep[];
};

/** What those who travel need: what comes next, and where it is. */
export function StayGuide({ stay, resort, steps }: StayGuideProps) {
  return (
    <>
      <TripPart title="What comes next">
        <Timeline steps={steps} />
      </TripPart>
      <TripPart title="Where it is">
        <Text>
          {stay.resort.location} · <StayDirections resort={stay.resort} /> ·{' '}
          <TextLink to={resortPath(stay.resort.id)}>See the resort</TextLink>
        </Text>
        {resort === undefined && <MapContainer />}
        {resort && resort.lat !== null && resort.lng !== null && (
          <StayMap
            resort={stay.resort}
            country={resort.country}
            lat={resort.lat}
            lng={resort.lng}
          />
        )}
      </TripPart>
    </>
  );
}
