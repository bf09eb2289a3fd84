import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { tabularType } from '../theme/typography.ts';

/** A small number beside or on an icon. Its meaning must be in the text beside it. */
export const CountBadge = styled.span`
  ${tabularType}
  min-width: 1.125rem;
  padding: 0 ${theme.space.s4};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.coral};
  font-size: 0.6875rem;
  font-weight: 650;
  line-height: 1.125rem;
  text-align: center;
  color: ${theme.colour.onCoral};
  pointer-events: none;
`;

/** The same at the corner of its icon. */
export const CornerCountBadge = styled(CountBadge)`
  position: absolute;
  top: ${theme.space.s2};
  right: 0;
`;
