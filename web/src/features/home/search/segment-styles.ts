import { css } from 'styled-components';
import { media } from '../../../design/theme/media.ts';
import { theme } from '../../../design/theme/theme.ts';

/** A part of the search capsule: a small label over what is chosen. */
export const segmentStyles = css`
  display: grid;
  align-content: center;
  gap: ${theme.space.s2};
  width: 100%;
  min-width: 0;
  min-height: 3.5rem;
  padding: ${theme.space.s8} ${theme.space.s20};
  border: 0;
  border-radius: ${theme.radius.pill};
  background: none;
  font-size: ${theme.size.body};
  line-height: 1.3;
  text-align: left;
  color: ${theme.colour.ink};

  > label,
  > small {
    font-size: ${theme.size.tiny};
    font-weight: 600;
    color: ${theme.colour.soft};
  }

  > strong {
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > strong[data-unset] {
    font-weight: 450;
    color: ${theme.colour.soft};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.colour.sunken};
    }
  }

  &:focus-within {
    background: ${theme.colour.sunken};
    box-shadow: inset 0 0 0 2px ${theme.colour.lagoon};
  }
`;
