import { styled, css } from 'styled-components';

/** Visible to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for screen readers only, such as the unit of a number or a live announcement. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
