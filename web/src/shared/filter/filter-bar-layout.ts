import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';

/** The filters of a list, above it. */
export const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s12};
`;

/** The row of controls. */
export const Controls = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s8};
`;

/** At the end of the row; from tablet width up its parts go to the next row together. */
export const End = styled.div`
  display: contents;

  ${media.tablet} {
    display: flex;
    align-items: center;
    gap: ${theme.space.s8};
    min-width: 0;
    margin-left: auto;

    > :last-child {
      flex-basis: auto;
    }
  }
`;

/** Takes what is left of the row: an order of many letters is cut rather than moved to the next row. */
export const Order = styled.div`
  display: grid;
  flex: 1 1 7rem;
  grid-template-columns: minmax(0, auto);
  justify-content: end;
  min-width: 0;
`;

/** Before the order. */
export const Beside = styled.div`
  &:empty {
    display: none;
  }
`;
