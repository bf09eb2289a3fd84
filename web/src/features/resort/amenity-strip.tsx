import { TOP_AMENITIES } from '@club/domain/resort/resort-facts';
import {
  Check,
  Dices,
  Fish,
  Flower2,
  LandPlot,
  type LucideIcon,
  Umbrella,
  UsersRound,
} from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { AmenityList } from './amenity-list.tsx';

const ICONS: Record<(typeof TOP_AMENITIES)[number], LucideIcon> = {
  Beach: Umbrella,
  'Family Vacations': UsersRound,
  Golf: LandPlot,
  Spa: Flower2,
  'Scuba & Water Sports': Fish,
  Casinos: Dices,
};

const Container = styled.section`
  display: grid;
  gap: ${theme.space.s8};
  padding-top: ${theme.space.s16};
  box-shadow: inset 0 1px 0 ${theme.colour.line};
`;

const NotListed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.s4};
  font-size: ${theme.size.tiny};
  color: ${theme.colour.soft};

  > ul {
    display: contents;
  }

  /* At the end: no line begins with it. */
  > ul > li:not(:last-child)::after {
    content: '·';
    margin-left: ${theme.space.s4};
  }
`;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The amenities of the strip, and those that only this resort names. */
const isTop = (amenity: string): boolean => TOP_AMENITIES.some((top) => isSame(top, amenity));

/**
 * The top-amenities strip (rules 1.7): what the resort has, then in one line which of the six it does
 * not list. Of a resort that lists none of anything nothing is known, so all six are shown.
 */
export function AmenityStrip({ amenities }: { amenities: readonly string[] }) {
  const titleId = useId();
  const has = (top: string): boolean =>
    amenities.length === 0 || amenities.some((amenity) => isSame(top, amenity));
  const missing = TOP_AMENITIES.filter((top) => !has(top));
  return (
    <Container aria-label="Top amenities">
      <AmenityList
        amenities={[
          ...TOP_AMENITIES.filter(has).map((name) => ({ name, icon: ICONS[name] })),
          ...amenities.filter((amenity) => !isTop(amenity)).map((name) => ({ name, icon: Check })),
        ]}
      />
      {missing.length > 0 && (
        <NotListed>
          <span id={titleId}>Not listed here:</span>
          <ul aria-labelledby={titleId}>
            {missing.map((amenity) => (
              <li key={amenity}>{amenity}</li>
            ))}
          </ul>
        </NotListed>
      )}
    </Container>
  );
}
