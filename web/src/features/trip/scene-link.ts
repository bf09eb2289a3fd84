import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { media } from '../../design/theme/media.ts';

/** A link on the picture of a stay. */
export const SceneLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  font-size: ${theme.size.small};
  font-weight: 600;
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.2em;

  &:focus-visible {
    outline-color: currentcolor;
  }

  ${media.print} {
    display: none;
  }
`;
