import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useRef } from 'react';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useNear } from '../../design/layout/use-near.ts';
import { NearbyMap } from '../../shared/map/nearby-map.tsx';
import { directionsTo } from '../../shared/resort/directions.ts';
import { OutsideLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
`;

/** As high as the map will be with a resort named below it, so that nothing moves when it loads. */
const MapContainer = styled.div`
  min-height: calc(clamp(20rem, 60vh, 30rem) + 8.25rem);

  ${media.tablet} {
    min-height: calc(clamp(20rem, 60vh, 30rem) + 5.75rem);
  }

  ${media.withoutScript} {
    min-height: 0;
  }
`;

/** '36.11° N', '115.17° W'. */
const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

const coordinatesOf = ({ lat, lng }: Resort): string | null =>
  lat === null || lng === null ? null : `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;

/** The map around a resort, with nearby resorts. */
function NearbyResortsMap({ resort }: { resort: Resort }) {
  const catalogue = useLive('catalogue');
  const { id, placeName, lat, lng } = resort;
  if (lat === null || lng === null) {
    return <Text $tone="soft">This resort is not on the map: its coordinates are not known.</Text>;
  }
  if (catalogue.status === 'loading') {
    return (
      <SkeletonGroup label="Loading the map...">
        <SkeletonBlock $height="24rem" />
      </SkeletonGroup>
    );
  }
  if (catalogue.status === 'error') {
    return (
      <ErrorState
        level={3}
        title="The map could not be loaded"
        text="The club's directory did not respond. You may be offline."
        onRetry={catalogue.retry}
      />
    );
  }
  return <NearbyMap resort={{ id, placeName, lat, lng }} resorts={catalogue.data} />;
}

/** 'In Bora Bora, French Polynesia, in Oceania.'; the region only where the location lacks it. */
const whereText = ({ location, region }: Resort): string =>
  region === '' || location.includes(region) ? `In ${location}.` : `In ${location}, ${region}.`;

/** Where the resort is (rules 1.8), in words and on the map; the map loads when it comes near. */
export function AreaTab({ resort }: { resort: Resort }) {
  const coordinates = coordinatesOf(resort);
  const map = useRef<HTMLDivElement>(null);
  const isNear = useNear(map);
  return (
    <Container>
      <Stack $gap="s4">
        <Heading level={3} size="h4">
          {displayName(resort.placeName)}
        </Heading>
        <Text>{whereText(resort)}</Text>
        {coordinates !== null && (
          <Text $size="small" $tone="soft" $tabular>
            {coordinates}
          </Text>
        )}
        <OutsideLink $alone {...directionsTo(resort)}>
          Directions
        </OutsideLink>
      </Stack>
      {!isNear && (
        <WithoutScript>
          <NearbyResortsMap resort={resort} />
        </WithoutScript>
      )}
      <MapContainer ref={map} {...(isNear ? {} : { 'data-without-script': 'hide' })}>
        {isNear && <NearbyResortsMap resort={resort} />}
      </MapContainer>
    </Container>
  );
}
