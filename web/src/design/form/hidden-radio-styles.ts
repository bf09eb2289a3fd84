import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A label that is pressed as a whole: its radio button lies over it, unseen, and lends its focus. */
export const hiddenRadioStyles = css`
  position: relative;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 2px;
  }

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;
