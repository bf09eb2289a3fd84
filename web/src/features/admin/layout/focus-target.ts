import { styled } from 'styled-components';
import { theme } from '../../../design/theme/theme.ts';

/** Takes the focus by script, below the navigation bar; give it `tabIndex={-1}`. */
export const FocusTarget = styled.div`
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});

  &:focus {
    outline: none;
  }
`;
