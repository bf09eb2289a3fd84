import { styled } from 'styled-components';
import { foldStyles } from '../../design/data/fold-styles.ts';
import { theme } from '../../design/theme/theme.ts';

export const Fold = styled.details`
  ${foldStyles}
  padding: ${theme.space.s16};
  border-radius: ${theme.radius.card};
  background: ${theme.colour.sunken};

  > summary {
    display: flex;
    justify-content: space-between;
    font-weight: 600;
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${theme.space.s16};
  align-items: end;
  padding-top: ${theme.space.s16};

  > fieldset {
    grid-column: 1 / -1;
  }

  > fieldset > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space.s24};
  }
`;
