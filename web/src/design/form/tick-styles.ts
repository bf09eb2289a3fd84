import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** A checkbox or radio button in the club's colours; browsers draw grey ones on dark paper. */
export const tickStyles = css`
  appearance: none;
  display: grid;
  flex: none;
  place-content: center;
  border: 1.5px solid ${theme.colour.control};
  border-radius: 0.25rem;
  background: ${theme.colour.raised};

  &[type='radio'] {
    border-radius: ${theme.radius.pill};
  }

  &::before {
    content: none;
    width: 0.75rem;
    height: 0.75rem;
    background: ${theme.colour.onLagoon};
    clip-path: polygon(14% 47%, 3% 59%, 38% 92%, 97% 22%, 85% 11%, 37% 68%);
  }

  &:checked {
    border-color: ${theme.colour.lagoon};
    background: ${theme.colour.lagoon};

    &::before {
      content: '';
    }
  }

  &[type='radio']::before {
    width: 0.5rem;
    height: 0.5rem;
    clip-path: circle();
  }

  &:disabled {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      content: none !important;
    }
  }
`;
