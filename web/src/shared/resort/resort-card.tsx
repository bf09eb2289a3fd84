import { ART_HEIGHT, ART_WIDTH } from '@club/domain/resort/art-size';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines, displayType, tabularType } from '../../design/theme/typography.ts';
import { Badge } from '../../design/data/badge.tsx';
import { CrownRating, type CrownTier } from './crown-rating.tsx';
import { ScoreRating } from '../../design/data/score-rating.tsx';
import { Picture } from '../../design/media/picture.tsx';
import { UNMARKED } from '../../design/text/unmarked.ts';

const Shape = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${theme.space.s16};
  height: 100%;
`;

const PictureContainer = styled.div<{ $dimmed: boolean }>`
  position: relative;
  border-radius: ${theme.radius.card};
  overflow: hidden;
  ${({ $dimmed }) =>
    $dimmed &&
    css`
      img,
      svg {
        filter: saturate(0.35);
        opacity: 0.72;
      }
    `}

  img {
    transition: transform 600ms ${theme.motion.ease};
  }

  ${media.hover} {
    article:hover > & img {
      transform: scale(1.035);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    article:hover > & img {
      transform: none;
    }
  }
`;

const OnPicture = styled.div`
  position: absolute;
  /* Above the link, so that the heart can be pressed; everything else lets presses through. */
  z-index: 2;
  inset: ${theme.space.s12} ${theme.space.s12} auto;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space.s8};
  pointer-events: none;

  > :last-child {
    margin-left: auto;
  }
`;

const HeartContainer = styled.div`
  pointer-events: auto;
  margin: calc(-1 * ${theme.space.s4}) calc(-1 * ${theme.space.s4}) 0 0;
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  align-content: start;
`;

const Ratings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2} ${theme.space.s12};
  min-height: 1.4rem;
`;

const Name = styled.h3`
  ${displayType}
  ${clampLines(2)}
  font-size: ${theme.size.h4};
  letter-spacing: -0.01em;
  line-height: 1.22;
  text-wrap: pretty;
`;

const NameLink = styled(Link).attrs(UNMARKED)`
  ${media.hover} {
    article:hover & {
      text-decoration: underline;
      text-decoration-color: color-mix(in srgb, currentcolor 40%, transparent);
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
  }

  &:focus-visible {
    outline: none;
  }

  /* The whole card is the link. */
  &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: ${theme.radius.card};
  }

  &:focus-visible::after {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 6px;
  }
`;

const Location = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.4;
  color: ${theme.colour.soft};
`;

const Price = styled.div`
  ${tabularType}
  margin-top: ${theme.space.s4};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

const Reason = styled.p`
  margin-top: ${theme.space.s4};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${theme.colour.warn};
`;

export type ResortCardProps = {
  name: string;
  place: string;
  /** First picture of the resort. */
  pictureSrc: string | undefined;
  /** True for cards in view at once: their pictures load first. */
  eager?: boolean | undefined;
  crown?: { label: string; tier: CrownTier } | undefined;
  rating?: { score: number; detail?: string | undefined } | undefined;
  /** One line with the whole price, its unit and what it includes. */
  price?: ReactNode;
  /** A label on the picture, for instance 'Owner exclusive'. */
  badge?: string | undefined;
  /** A `HeartButton`. */
  heart?: ReactNode;
  headingLevel?: 2 | 3 | undefined;
} & (
  | { to: string; unavailableReason?: undefined; preview?: undefined }
  /** Why the card is no link. */
  | { to?: undefined; unavailableReason: string; preview?: undefined }
  /** No link, because the card is a preview in the resort form. */
  | { to?: undefined; unavailableReason?: undefined; preview: true }
);

/** A resort in a list. The whole card is one link, apart from its heart. */
export function ResortCard({
  name,
  place,
  pictureSrc,
  eager,
  crown,
  rating,
  price,
  badge,
  heart,
  headingLevel = 3,
  to,
  unavailableReason,
  preview,
}: ResortCardProps) {
  return (
    <Shape>
      <PictureContainer $dimmed={to === undefined && preview !== true}>
        <Picture src={pictureSrc} alt="" eager={eager} width={ART_WIDTH} height={ART_HEIGHT} />
        <OnPicture>
          {badge !== undefined && <Badge tone="picture">{badge}</Badge>}
          {heart !== undefined && <HeartContainer>{heart}</HeartContainer>}
        </OnPicture>
      </PictureContainer>
      <Details>
        {(crown !== undefined || rating !== undefined) && (
          <Ratings>
            {crown !== undefined && <CrownRating {...crown} />}
            {rating !== undefined && <ScoreRating score={rating.score} detail={rating.detail} />}
          </Ratings>
        )}
        <Name as={`h${headingLevel}`}>
          {to === undefined ? name : <NameLink to={to}>{name}</NameLink>}
        </Name>
        <Location>{place}</Location>
        {price !== undefined && <Price>{price}</Price>}
        {unavailableReason !== undefined && <Reason>{unavailableReason}</Reason>}
      </Details>
    </Shape>
  );
}
