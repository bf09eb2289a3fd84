import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import type { FilterDates } from '@club/domain/directory/resort-filter';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { resortPath } from '../routes/paths.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines, displayType, tabularType } from '../../design/theme/typography.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { cardFacts, UNAVAILABLE_REASON } from '../resort/card-facts.ts';
import { SuggestedPriceLine } from '../resort/suggested-price-line.tsx';

const Shape = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};

  > :first-child {
    height: 100%;
    aspect-ratio: auto;
  }

  > button {
    position: relative;
    z-index: 2;
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space.s2};
  min-height: 6.5rem;
  padding: ${theme.space.s8} 0 ${theme.space.s8} ${theme.space.s12};
  font-size: ${theme.size.tiny};
  line-height: 1.4;
  color: ${theme.colour.soft};
  ${tabularType}

  > h3 {
    ${displayType}
    ${clampLines(2)}
    font-size: ${theme.size.body};
    line-height: 1.2;
    color: ${theme.colour.ink};
  }
`;

const NameLink = styled(Link)`
  /* The whole card is the link. */
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: ${theme.radius.card};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: -4px;
  }
`;

type MapCardProps = {
  resort: CatalogueResort;
  /** The price line; that of the suggested stay unless told otherwise. */
  price?: ReactNode;
  /** The stay that the price is about. */
  dates?: FilterDates | null | undefined;
  /** Why a resort that is not available leads nowhere. */
  unavailableReason?: string | undefined;
  onClose: () => void;
};

/** A resort whose pin was chosen, small enough to lie on the map. */
export function MapCard({
  resort,
  price,
  dates,
  unavailableReason = UNAVAILABLE_REASON,
  onClose,
}: MapCardProps) {
  const { name, place, pictureSrc } = cardFacts(resort);
  return (
    <Shape>
      <Picture src={pictureSrc} alt="" eager />
      <Words>
        <h3>{resort.available ? <NameLink to={resortPath(resort.id)}>{name}</NameLink> : name}</h3>
        <p>{place}</p>
        <p>
          {resort.available
            ? (price ?? <SuggestedPriceLine bedrooms={resort.bedrooms} dates={dates} />)
            : unavailableReason}
        </p>
      </Words>
      <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
    </Shape>
  );
}
