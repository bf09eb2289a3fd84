import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { type Coordinates, nearestResorts } from '@club/domain/directory/nearest';
import { formatCount } from '../../formats/reader-formats.ts';
import { displayName } from '@club/domain/resort/resort-name';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useResortPath, useStaySearch } from '../stay/stay-search.ts';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import { useToday } from '../../kernel/time/today.tsx';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Heading } from '../../design/text/heading.tsx';
import { Text } from '../../design/text/text.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { LazyResortMap } from './lazy-resort-map.tsx';
import { mapResorts } from './map-points.ts';
import { cornersAround } from './map-view.ts';
import { pinPrices } from './pin-price.ts';

/** How many resorts are named below the map, however far away they are. */
const NAMED = 5;
/** How far away a resort can be that the map shows from the beginning. */
const NEAR_KM = 500;
/** Degrees of land around the resorts, for orientation. */
const AROUND = 1.5;

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

/** Each in two lines that are cut at the end, so that the height does not depend on names. */
const Names = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s8} ${theme.space.s24};
  margin-top: ${theme.space.s12};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);

    > * {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    > a {
      line-height: ${theme.target};
    }
  }
`;

const FAR_TITLE = 'The nearest other resorts';

/** As large as the map with the names below it. */
export function NearbyMapRoom() {
  return (
    <Wrapper>
      <MapContainer />
      <section>
        <Heading level={3} size="h4">
          {FAR_TITLE}
        </Heading>
        <Names>
          {Array.from({ length: NAMED }, (_, index) => (
            <li key={index}>
              <TextLink to="">-</TextLink>
              <Text as="span" $size="small">
                -
              </Text>
            </li>
          ))}
        </Names>
      </section>
    </Wrapper>
  );
}

const isNear = ({ km }: { km: number }): boolean => km <= NEAR_KM;

export type NearbyMapProps = {
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
  // The map is drawn in a browser.
  const isTakenOver = useTakenOver();
  const { points } = useMemo(
    () => mapResorts(isTakenOver ? open : [], pinPrices(today, { dates, vacationType })),
    [isTakenOver, open, today, dates, vacationType],
  );
  const near = useMemo(
    () =>
      nearestResorts(
        { lat, lng },
        open.filter((each) => each.id !== id),
        NAMED,
      ),
    [open, id, lat, lng],
  );
  const around = useMemo(
    () => [
      ...cornersAround({ lat, lng }, AROUND),
      ...near
        .filter(isNear)
        .flatMap(({ resort: { lat: north, lng: east } }) =>
          north === null || east === null ? [] : [{ lat: north, lng: east }],
        ),
    ],
    [near, lat, lng],
  );
  const chosen = selected === id ? undefined : open.find((each) => each.id === selected);

  return (
    <Wrapper>
      <MapContainer data-without-script="hide">
        <LazyResortMap
          label={`Map around ${displayName(resort.placeName)}`}
          gentle
          points={points}
          around={around}
          apartId={id}
          selectedId={selected}
          onSelect={(next) => setSelected(next ?? id)}
          card={chosen === undefined ? undefined : { resort: chosen }}
        />
      </MapContainer>
      {near.length > 0 && (
        <section>
          <Heading level={3} size="h4">
            {near.every(isNear) ? 'Other resorts nearby' : FAR_TITLE}
          </Heading>
          <Names>
            {near.map(({ resort: other, km }) => (
              <li key={other.id}>
                <TextLink to={pathOf(other.id, {}, 'area')}>
                  {displayName(other.placeName)}
                </TextLink>
                <Text as="span" $size="small" $tone="soft" $tabular>
                  {`${km < 1 ? 'Under 1' : formatCount(Math.round(km))} km, ${other.location}`}
                </Text>
              </li>
            ))}
          </Names>
        </section>
      )}
    </Wrapper>
  );
}
