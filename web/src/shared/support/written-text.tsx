import { styled } from 'styled-components';

/** What somebody wrote, with the ends of lines where they put them. */
export const WrittenText = styled.p`
  max-width: 66ch;
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
