import { Link } from 'react-router-dom';
import { styled, css } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { UNMARKED } from './unmarked.ts';

export const textLinkStyles = css`
  color: ${theme.colour.lagoon};
  font-weight: 550;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 35%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: text-decoration-color ${theme.motion.fast} ${theme.motion.ease};

  ${media.hover} {
    &:hover {
      color: ${theme.colour.lagoonHover};
      text-decoration-color: currentcolor;
    }
  }
`;

/** A link outside of a sentence has the size that fingers need; one inside keeps to its line. */
const aloneStyles = css`
  display: inline-flex;
  align-items: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  overflow-wrap: anywhere;

  ${media.tablet} {
    display: inline;
    min-width: 0;
    min-height: 0;
  }
`;

/** A link inside the app: `<TextLink to="/login">`; `$alone` when it is not part of a sentence. */
export const TextLink = styled(Link).attrs(UNMARKED)<{ $alone?: boolean }>`
  ${textLinkStyles}
  ${({ $alone = false }) => $alone && aloneStyles}
`;

/** A link that leaves the app or opens a file: `<OutsideLink href="…">`. */
export const OutsideLink = styled.a<{ $alone?: boolean }>`
  ${textLinkStyles}
  ${({ $alone = false }) => $alone && aloneStyles}
`;
