import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A `<details>` whose own mark is a chevron at the end of its summary. */
export const foldStyles = css`
  > summary {
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    > svg {
      flex: none;
      width: 1.15rem;
      height: 1.15rem;
      color: ${theme.colour.soft};
      stroke-width: 1.75;
      transition: transform ${theme.motion.normal} ${theme.motion.ease};
    }
  }

  &[open] > summary > svg {
    transform: rotate(180deg);
  }
`;
