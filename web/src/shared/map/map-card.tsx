import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { resortPath } from '../routes/paths.ts';
import { staySearchParams, useStaySearch } from '../stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines, displayType, tabularType } from '../../design/theme/typography.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { cardFacts, UNAVAILABLE_REASON } from '../resort/card-facts.ts';
import type { CardStay } from '../resort/catalogue-card.tsx';
import { FoundDays, SuggestedPriceLine } from '../resort/suggested-price-line.tsx';

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

const Details = styled.div`
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
  /** The price line; by default that of the suggested stay. */
  price?: ReactNode;
  /** What of the stay is not as the current page looks for it. */
  stay?: CardStay | undefined;
  /** Why a resort that is not available has no link. */
  unavailableReason?: string | undefined;
  onClose: () => void;
};

/** A small card on the map for the resort whose pin is selected. */
export function MapCard({
  resort,
  price,
  stay,
  unavailableReason = UNAVAILABLE_REASON,
  onClose,
}: MapCardProps) {
  const search = { ...useStaySearch(), ...stay };
  const { name, place, pictureSrc } = cardFacts(resort);
  return (
    <Shape>
      <Picture src={pictureSrc} alt="" eager />
      <Details>
        <h3>
          {resort.available ? (
            <NameLink to={resortPath(resort.id, staySearchParams(search))}>{name}</NameLink>
          ) : (
            name
          )}
        </h3>
        <p>{place}</p>
        <p>
          {resort.available
            ? (price ?? <SuggestedPriceLine bedrooms={resort.bedrooms} stay={search} />)
            : unavailableReason}
          {stay?.isFound === true && search.dates !== null && <FoundDays dates={search.dates} />}
        </p>
      </Details>
      <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
    </Shape>
  );
}
