import type { Resort } from '@club/domain/resort/resort';
import { displayName } from '@club/domain/resort/resort-name';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { KeyValueList } from '../../design/data/key-value-list.tsx';
import { Heading } from '../../design/text/heading.tsx';
import { ResortSurroundings } from './resort-surroundings.tsx';

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s24};

  > dl {
    max-width: ${theme.width.text};
  }
`;

/** '36.11° N', '115.17° W'. */
const degrees = (value: number, positive: string, negative: string): string =>
  `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;

const coordinatesOf = ({ lat, lng }: Resort): string | null =>
  lat === null || lng === null ? null : `${degrees(lat, 'N', 'S')}, ${degrees(lng, 'E', 'W')}`;

/** Where the resort is (rules 1.8), in words and on the map. */
export function AreaTab({ resort }: { resort: Resort }) {
  const coordinates = coordinatesOf(resort);
  return (
    <Place>
      <Heading level={2} size="h3">
        {displayName(resort.placeName)}
      </Heading>
      <KeyValueList
        items={[
          { label: 'Location', value: resort.location },
          ...(resort.country === '' ? [] : [{ label: 'Country', value: resort.country }]),
          ...(resort.region === '' ? [] : [{ label: 'Region', value: resort.region }]),
          ...(coordinates === null ? [] : [{ label: 'Coordinates', value: coordinates }]),
        ]}
      />
      <ResortSurroundings resort={resort} />
    </Place>
  );
}
