import { TOP_AMENITIES } from '@club/domain/resort/resort-facts';
import {
  Dices,
  Fish,
  Flower2,
  LandPlot,
  type LucideIcon,
  Umbrella,
  UsersRound,
} from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';

const ICONS: Record<(typeof TOP_AMENITIES)[number], LucideIcon> = {
  Beach: Umbrella,
  'Family Vacations': UsersRound,
  Golf: LandPlot,
  Spa: Flower2,
  'Scuba & Water Sports': Fish,
  Casinos: Dices,
};

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space.s16} ${theme.space.s8};
  padding-block: ${theme.space.s20};
  box-shadow: inset 0 1px 0 ${theme.colour.line};

  ${media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Item = styled.li<{ $has: boolean }>`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
  font-weight: ${({ $has }) => ($has ? 600 : 400)};
  line-height: 1.3;
  text-align: center;
  color: ${({ $has }) => ($has ? theme.colour.ink : theme.colour.faint)};

  > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: ${({ $has }) => ($has ? theme.colour.lagoon : 'inherit')};
    stroke-width: 1.5;
  }
`;

const matches = (amenity: string, list: readonly string[]): boolean =>
  list.some((entry) => entry.toLowerCase() === amenity.toLowerCase());

/** The top-amenities strip (rules 1.7); those that the resort lists are highlighted. */
export function AmenityStrip({ amenities }: { amenities: readonly string[] }) {
  const listed = TOP_AMENITIES.some((amenity) => matches(amenity, amenities));
  return (
    <Strip aria-label="Top amenities">
      {TOP_AMENITIES.map((amenity) => {
        const Icon = ICONS[amenity];
        const has = !listed || matches(amenity, amenities);
        return (
          <Item key={amenity} $has={has}>
            <Icon aria-hidden />
            <span>
              {amenity}
              {!has && <VisuallyHidden>, not listed by this resort</VisuallyHidden>}
            </span>
          </Item>
        );
      })}
    </Strip>
  );
}
