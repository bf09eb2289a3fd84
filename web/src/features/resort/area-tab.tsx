import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { useRef } from 'react';
import { WithoutScript } from '../../kernel/live/without-script.tsx';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { useLive } from '../../shared/live/live-data.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { RoomOf } from '../../design/feedback/room-of.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { useNear } from '../../design/layout/use-near.ts';
import { NearbyMap, NearbyMapRoom, type NearbyMapProps } from '../../shared/map/nearby-map.tsx';
import { directionsTo } from '../../shared/resort/directions.ts';
import { OutsideLink } from '../../design/text/text-link.tsx';
import { Text } from '../../design/text/text.tsx';

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
`;

/** '36.11° N', '115.17° W'. */
const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

const coordinatesOf = ({ lat, lng }: Resort): string | null =>
  lat === null || lng === null ? null : `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;

/** The map around a resort, with nearby resorts. */
function NearbyResortsMap({ resort }: { resort: NearbyMapProps['resort'] }) {
  const catalogue = useLive('catalogue');
  if (catalogue.status === 'loading') {
    return (
      <RoomOf content={<NearbyMapRoom />}>
        <SkeletonGroup label="Loading the map...">
          <SkeletonBlock $height="24rem" />
        </SkeletonGroup>
      </RoomOf>
    );
  }
  if (catalogue.status === 'error') {
    return (
      <RoomOf content={<NearbyMapRoom />}>
        <ErrorState
          level={3}
          title="The map could not be loaded"
          text="The club's directory did not respond. You may be offline."
          onRetry={catalogue.retry}
        />
      </RoomOf>
    );
  }
  return <NearbyMap resort={resort} resorts={catalogue.data} />;
}

/** 'In Bora Bora, French Polynesia, in Oceania.'; the region only where the location lacks it. */
const whereText = ({ location, region }: Resort): string =>
  region === '' || location.includes(region) ? `In ${location}.` : `In ${location}, ${region}.`;

/** Where the resort is (rules 1.8), in words and on the map; the map loads when it comes near. */
export function AreaTab({ resort }: { resort: Resort }) {
  const coordinates = coordinatesOf(resort);
  const { id, placeName, lat, lng } = resort;
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
      {lat === null || lng === null ? (
        <Text $tone="soft">This resort is not on the map: its coordinates are not known.</Text>
      ) : (
        <>
          {!isNear && (
            <WithoutScript>
              <NearbyResortsMap resort={{ id, placeName, lat, lng }} />
            </WithoutScript>
          )}
          <div ref={map} {...(isNear ? {} : { 'data-without-script': 'hide' })}>
            {isNear ? (
              <NearbyResortsMap resort={{ id, placeName, lat, lng }} />
            ) : (
              <RoomOf content={<NearbyMapRoom />} />
            )}
          </div>
        </>
      )}
    </Container>
  );
}
