import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { type Coordinates, nearestResorts } from '@club/domain/directory/nearest';
import { formatCount } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useResortPath, useStaySearch } from '../stay/stay-search.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { LazyResortMap } from './lazy-resort-map.tsx';
import { MapCard } from './map-card.tsx';
import { mapResorts } from './map-points.ts';
import { areaAround, areaWithRoom } from './map-view.ts';
import { lngOf, xOf } from './mercator.ts';
import { pinPrices } from './pin-price.ts';

/** Most resorts named below the map, and how far away a near one can be. */
const NEAR_COUNT = 5;
const NEAR_KM = 500;
/** Degrees of land around the resorts, for orientation. */
const AROUND = 1.5;
/** Margin around the outermost resorts, in parts of the area, so that no pin is cut at the edge. */
const ROOM = 0.2;

const MapContainer = styled.div`
  height: clamp(20rem, 60vh, 30rem);
  /* Inland the map has the colour of the page. */
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.card};
`;

const Wrapper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};
`;

const Names = styled.ul`
  display: grid;
  gap: ${theme.space.s8};
  margin-top: ${theme.space.s12};
`;

type NearbyMapProps = {
  resort: { id: string; placeName: string } & Coordinates;
  /** The whole directory. */
  resorts: readonly CatalogueResort[];
};

/** A resort on the map with those near to it, which are also listed with their distance. */
export function NearbyMap({ resort, resorts }: NearbyMapProps) {
  const today = useToday();
  const { dates, vacationType } = useStaySearch();
  const pathOf = useResortPath();
  const { id, lat, lng } = resort;
  const [selected, setSelected] = useState<string | null>(id);
  const open = useMemo(
    () => resorts.filter((each) => each.available || each.id === id),
    [resorts, id],
  );
  const { points } = useMemo(
    () => mapResorts(open, pinPrices(today, { dates, vacationType })),
    [open, today, dates, vacationType],
  );
  const near = useMemo(
    () =>
      nearestResorts(
        { lat, lng },
        open.filter((each) => each.id !== id),
        { count: NEAR_COUNT, maxKm: NEAR_KM },
      ),
    [open, id, lat, lng],
  );
  const area = useMemo(() => {
    const around = areaAround([
      { lat: Math.min(84, lat + AROUND), lng: lngOf(xOf(lng + AROUND)) },
      { lat: Math.max(-84, lat - AROUND), lng: lngOf(xOf(lng - AROUND)) },
      ...near.flatMap(({ resort: { lat: north, lng: east } }) =>
        north === null || east === null ? [] : [{ lat: north, lng: east }],
      ),
    ]);
    return around === null ? null : areaWithRoom(around, ROOM);
  }, [near, lat, lng]);
  const chosen = selected === id ? undefined : open.find((each) => each.id === selected);

  return (
    <Wrapper>
      <MapContainer data-without-script="hide">
        <LazyResortMap
          label={`Map around ${displayName(resort.placeName)}`}
          gentle
          points={points}
          area={area}
          apartId={id}
          selectedId={selected}
          onSelect={(next) => setSelected(next ?? id)}
          preview={
            chosen !== undefined && (
              <MapCard key={chosen.id} resort={chosen} onClose={() => setSelected(id)} />
            )
          }
        />
      </MapContainer>
      {near.length > 0 && (
        <section>
          <Heading level={3} size="h4">
            Other resorts nearby
          </Heading>
          <Names>
            {near.map(({ resort: other, km }) => (
              <li key={other.id}>
                <TextLink $alone to={pathOf(other.id, {}, 'area')}>
                  {displayName(other.placeName)}
                </TextLink>
                {`, ${other.location} · ${km < 1 ? 'under 1' : formatCount(Math.round(km))} km`}
              </li>
            ))}
          </Names>
        </section>
      )}
    </Wrapper>
  );
}
