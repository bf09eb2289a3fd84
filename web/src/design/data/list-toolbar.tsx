import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { SearchInput } from '../form/search-input.tsx';

// A role, because browsers before 2023 do not know the <search> element.
const Bar = styled.div.attrs({ role: 'search' })`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.s12} ${theme.space.s16};
  align-items: end;

  ${media.tablet} {
    display: flex;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;

  ${media.tablet} {
    flex: 1 1 14rem;
    min-width: 0;
  }
`;

/** Each filter keeps to the width of its longest word; two of them side by side on phones. */
const Filters = styled.div`
  display: contents;

  > * {
    min-width: 0;
  }

  ${media.tablet} {
    > * {
      flex: 0 1 11rem;
    }
  }
`;

const Action = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  min-height: 3rem;

  ${media.tablet} {
    flex: none;
  }
`;

type ListToolbarProps = {
  /** Names the landmark, for instance 'Users'. */
  label: string;
  /** Left out where there is nothing to type. */
  search?: ComponentProps<typeof SearchInput> | undefined;
  /** `SelectInput`s, one for each filter and the order. */
  filters?: ReactNode;
  /** At the end of the line: for instance an export. */
  action?: ReactNode;
};

/** Search, filters and order of a list in one row (LOOK: filters in one row); folds on phones. */
export function ListToolbar({ label, search, filters, action }: ListToolbarProps) {
  return (
    <Bar aria-label={label}>
      {search !== undefined && (
        <Wide>
          <SearchInput {...search} />
        </Wide>
      )}
      {filters !== undefined && <Filters>{filters}</Filters>}
      {action !== undefined && <Action>{action}</Action>}
    </Bar>
  );
}
