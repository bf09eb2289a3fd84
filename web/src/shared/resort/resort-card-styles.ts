import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { clampLines, displayType, tabularType } from '../../design/theme/typography.ts';
import { UNMARKED } from '../../design/text/unmarked.ts';

export const Shape = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${theme.space.s16};
  height: 100%;
`;

export const PictureContainer = styled.div<{ $dimmed: boolean }>`
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

export const OnPicture = styled.div`
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

export const HeartContainer = styled.div`
  pointer-events: auto;
  margin: calc(-1 * ${theme.space.s4}) calc(-1 * ${theme.space.s4}) 0 0;
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s4};
  align-content: start;
`;

export const Ratings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s2} ${theme.space.s12};
  min-height: 1.4rem;
`;

export const Name = styled.h3`
  ${displayType}
  ${clampLines(2)}
  font-size: ${theme.size.h4};
  letter-spacing: -0.01em;
  line-height: 1.22;
  text-wrap: pretty;
`;

export const NameLink = styled(Link).attrs(UNMARKED)`
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

export const Location = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.4;
  color: ${theme.colour.soft};
`;

export const Price = styled.div`
  ${tabularType}
  margin-top: ${theme.space.s4};
  font-size: ${theme.size.small};
  line-height: 1.45;
`;

export const Reason = styled.p`
  margin-top: ${theme.space.s4};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${theme.colour.warn};
`;
