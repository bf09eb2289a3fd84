import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { media } from '../../design/theme/media.ts';

/** Readable whatever the picture shows below it. */
const label = css`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space.s16};
  border-radius: ${theme.radius.pill};
  background: rgb(9 18 21 / 0.6);
  font-size: ${theme.size.small};
  font-weight: 600;
  color: white;

  ${media.print} {
    display: none;
  }
`;

/** What a picture is of, in its upper corner. */
export const SceneLabel = styled.p`
  ${label}
`;

/** A link in the upper corner of a picture. */
export const SceneLink = styled(Link)`
  ${label}
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: rgb(9 18 21 / 0.8);
    }
  }

  &:focus-visible {
    outline-color: white;
  }
`;
