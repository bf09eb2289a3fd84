import type { Resort } from '@club/domain/resort/resort';
import { useLive } from '../../shared/live/live-data.tsx';
import { ErrorState } from '../../design/feedback/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../design/feedback/skeleton.tsx';
import { NearbyMap } from '../../shared/map/nearby-map.tsx';
import { Text } from '../../design/text/text.tsx';

/** The map around a resort, with the resorts near to it. */
export function ResortSurroundings({ resort }: { resort: Resort }) {
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
        text="The club's directory did not answer. Your connection may be gone."
        onRetry={catalogue.retry}
      />
    );
  }
  return <NearbyMap resort={{ id, placeName, lat, lng }} resorts={catalogue.data} />;
}
