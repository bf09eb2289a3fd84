import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The box of every text control. 16 px text, because phones zoom into anything smaller. */
export const controlStyles = css`
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space.s8} ${theme.space.s12};
  border: 1px solid ${theme.colour.control};
  border-radius: ${theme.radius.control};
  background: ${theme.colour.raised};
  font-size: ${theme.size.body};
  line-height: 1.4;
  color: ${theme.colour.ink};
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  &::placeholder {
    color: ${theme.colour.faint};
    opacity: 1;
  }

  &:focus-visible {
    border-color: ${theme.colour.lagoon};
    outline: 2px solid ${theme.colour.lagoon};
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${theme.colour.bad};
    box-shadow: inset 0 0 0 1px ${theme.colour.bad};
  }

  /* To be read and copied: as clear as other text, but not editable. */
  &[readonly] {
    border-color: ${theme.colour.line};
    background: ${theme.colour.sunken};
  }

  &:disabled {
    border-color: ${theme.colour.line};
    background: ${theme.colour.sunken};
    color: ${theme.colour.faint};
    cursor: not-allowed;
  }
`;
