import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import {
  clampLines,
  displayType,
  overlineType,
  tabularType,
} from '../../design/theme/typography.ts';
import { STRIP_HEIGHT } from './strip-height.ts';

/** The look of a stay as a boarding pass: what it is, its facts, and what can be done. */
export const Pass = styled.section`
  display: flex;
  flex-wrap: wrap;
  min-height: ${STRIP_HEIGHT.phone};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.raised};
  box-shadow: ${theme.shadow.float};
  color: ${theme.colour.ink};

  ${media.tablet} {
    min-height: ${STRIP_HEIGHT.roomy};
  }
`;

export const Stay = styled.div`
  display: grid;
  flex: 1 1 11.5rem;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-width: 0;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

export const Name = styled.h2`
  ${displayType}
  ${clampLines(2)}
  font-size: ${theme.size.h4};
  line-height: 1.25;
`;

export const Title = styled(Link)`
  display: grid;
  min-width: 0;
  padding: ${theme.space.s12} ${theme.space.s16} 0;
  color: inherit;
  text-decoration: none;

  > small {
    ${overlineType}
    color: ${theme.colour.coralText};
  }

  ${media.tablet} {
    padding: ${theme.space.s12} ${theme.space.s24};
  }

  ${media.hover} {
    &:hover ${Name} {
      color: ${theme.colour.lagoonHover};
    }
  }
`;

/** From tablet width up beyond a perforation; phones have room for the arrival only. */
export const Facts = styled.dl`
  ${tabularType}
  display: flex;
  gap: ${theme.space.s24};
  padding: 0 ${theme.space.s16} ${theme.space.s12};
  font-size: ${theme.size.small};
  line-height: 1.35;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.s4};
  }

  dt {
    color: ${theme.colour.soft};
  }

  dd {
    font-weight: 600;
  }

  > :last-child {
    display: none;
  }

  ${media.tablet} {
    padding: ${theme.space.s12} ${theme.space.s24};
    border-left: 2px dashed ${theme.colour.line};

    > div {
      display: block;
    }
  }

  ${media.desktop} {
    > :last-child {
      display: block;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  padding-inline: ${theme.space.s4};
  border-left: 2px dashed ${theme.colour.line};

  ${media.tablet} {
    padding-right: ${theme.space.s12};
    border-left: 0;
  }
`;

export const Action = styled.a`
  display: inline-grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space.s2} ${theme.space.s8};
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: 0 ${theme.space.s8};
  border-radius: ${theme.radius.control};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: ${theme.colour.lagoon};
  text-decoration: none;

  > svg {
    width: 1.2rem;
    height: 1.2rem;
    stroke-width: 1.75;
  }

  ${media.tablet} {
    grid-auto-flow: column;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }
`;
