import { displayName } from '@club/domain/resort/resort-name';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { useOnline } from '../../design/feedback/use-online.ts';
import { useNear } from '../../design/layout/use-near.ts';
import { LazyResortMap } from '../../shared/map/lazy-resort-map.tsx';
import { areaAround, cornersAround } from '../../shared/map/map-view.ts';
import { Text } from '../../design/text/text.tsx';

/** Degrees of land around the resort, for orientation. */
const AROUND = 0.7;

/** The room of the map, which has it before its resort is known. */
export const MapContainer = styled.div`
  height: clamp(16rem, 44vh, 22rem);
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};
`;

type StayMapProps = {
  resort: { id: string; placeName: string };
  country: string;
  lat: number;
  lng: number;
};

const nothing = (): void => {};

/** Its code loads when it comes near. */
function OnlineMap({ resort: { id, placeName }, country, lat, lng }: StayMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  const label = displayName(placeName);
  const points = useMemo(
    () => [{ id, lat, lng, label, price: '', country }],
    [id, lat, lng, label, country],
  );
  const area = useMemo(() => areaAround(cornersAround({ lat, lng }, AROUND)), [lat, lng]);
  return (
    <MapContainer ref={container} data-print="hide" data-without-script="hide">
      {isNear && (
        <LazyResortMap
          label={`Map around ${label}`}
          gentle
          points={points}
          area={area}
          apartId={id}
          selectedId={id}
          onSelect={nothing}
        />
      )}
    </MapContainer>
  );
}

/** Where the stay is. */
export function StayMap(props: StayMapProps) {
  if (useOnline()) return <OnlineMap {...props} />;
  return (
    <Text $size="small" $tone="soft">
      The map follows once you are online again.
    </Text>
  );
}
