import { styled } from 'styled-components';

/** A text that was typed, with its line breaks. */
export const WrittenText = styled.p`
  max-width: 66ch;
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
