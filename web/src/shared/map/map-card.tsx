import type { CatalogueResort } from '@club/domain/catalogue/packed-catalogue';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { SaveHeart } from '../favourites/save-heart.tsx';
import { resortPath } from '../routes/paths.ts';
import { staySearchParams, useStaySearch } from '../stay/stay-search.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines, displayType, tabularType } from '../../design/theme/typography.ts';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { cardFacts, UNAVAILABLE_REASON } from '../resort/card-facts.ts';
import type { CardStay } from '../resort/catalogue-card.tsx';
import { FoundDays, SuggestedPriceLine } from '../resort/suggested-price-line.tsx';

const wide = css`
  grid-template-columns: 7.5rem minmax(0, 1fr);
  min-height: 7.5rem;
`;

const Shape = styled.article<{ $form: MapCardForm }>`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  ${({ $form }) => $form === 'wide' && wide}
`;

const PictureContainer = styled.div<{ $form: MapCardForm }>`
  display: grid;

  > * {
    height: 100%;
    ${({ $form }) => $form === 'wide' && 'aspect-ratio: auto;'}
  }
`;

/** Above the link of the whole card. */
const Corner = styled.div<{ $at: 'left' | 'right' }>`
  position: absolute;
  z-index: 2;
  top: ${theme.space.s4};
  ${({ $at }) => $at}: ${theme.space.s4};
`;

const Details = styled.div<{ $roomy: boolean }>`
  display: grid;
  align-content: center;
  gap: ${theme.space.s2};
  padding: ${theme.space.s12} ${({ $roomy }) => ($roomy ? theme.space.s16 : theme.space.s48)}
    ${theme.space.s12} ${theme.space.s16};
  font-size: ${theme.size.small};
  line-height: 1.4;
  color: ${theme.colour.soft};
  ${tabularType}

  > h3 {
    ${displayType}
    ${clampLines(2)}
    font-size: 1.0625rem;
    line-height: 1.2;
    color: ${theme.colour.ink};
  }

  > :nth-child(2) {
    ${clampLines(1)}
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

/** tall: beside its pin, the picture above. wide: at the bottom of a small map. */
export type MapCardForm = 'tall' | 'wide';

export type MapCardFacts = {
  resort: CatalogueResort;
  /** The price line; by default that of the suggested stay. */
  price?: ReactNode;
  /** What of the stay is not as the current page looks for it. */
  stay?: CardStay | undefined;
  /** Why a resort that is not available has no link. */
  unavailableReason?: string | undefined;
};

type MapCardProps = MapCardFacts & {
  form: MapCardForm;
  /** Without it there is nothing to close. */
  onClose?: (() => void) | undefined;
};

/** A small card on the map with picture, heart and price of a resort. */
export function MapCard({
  resort,
  price,
  stay,
  unavailableReason = UNAVAILABLE_REASON,
  form,
  onClose,
}: MapCardProps) {
  const search = { ...useStaySearch(), ...stay };
  const { name, place, pictureSrc } = cardFacts(resort);
  const isTall = form === 'tall';
  return (
    <Shape $form={form}>
      <PictureContainer $form={form}>
        <Picture src={pictureSrc} alt="" ratio="16 / 10" priority="first" />
      </PictureContainer>
      <Details $roomy={isTall || onClose === undefined}>
        <h3>
          {resort.available ? (
            <NameLink to={resortPath(resort.id, staySearchParams(search))}>{name}</NameLink>
          ) : (
            name
          )}
        </h3>
        <p>{place}</p>
        <div>
          {resort.available
            ? (price ?? <SuggestedPriceLine bedrooms={resort.bedrooms} stay={search} />)
            : unavailableReason}
          {stay?.isFound === true && search.dates !== null && <FoundDays dates={search.dates} />}
        </div>
      </Details>
      <Corner $at={isTall ? 'right' : 'left'}>
        <SaveHeart resort={resort} />
      </Corner>
      {onClose !== undefined && (
        <Corner $at={isTall ? 'left' : 'right'}>
          <IconButton
            label="Close"
            tone={isTall ? 'picture' : 'plain'}
            icon={<X aria-hidden />}
            onClick={onClose}
          />
        </Corner>
      )}
    </Shape>
  );
}
