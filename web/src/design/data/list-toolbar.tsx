import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { SearchInput } from '../form/search-input.tsx';

// A role, because browsers before 2023 do not know the <search> element.
const Bar = styled.div.attrs({ role: 'search' })`
  display: grid;
  gap: ${theme.space.s12};
`;

const Line = styled.div`
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

/** Each filter is as wide as its longest option; two side by side on phones. */
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

/** Side by side where both dates can be read whole: browsers do not let them shrink. */
const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr));
  gap: ${theme.space.s12} ${theme.space.s16};

  ${media.tablet} {
    max-width: 30rem;
  }
`;

type ListToolbarProps = {
  /** Names the landmark, for instance 'Users'. */
  label: string;
  /** Leave it out where there is no search. */
  search?: ComponentProps<typeof SearchInput> | undefined;
  /** `SelectInput`s, one for each filter and the order. */
  filters?: ReactNode;
  /** Inputs of a first and a last day, in a row of their own. */
  days?: ReactNode;
};

/** Search, filters and order of a list in one row, which wraps on phones, and days below. */
export function ListToolbar({ label, search, filters, days }: ListToolbarProps) {
  return (
    <Bar aria-label={label}>
      <Line>
        {search !== undefined && (
          <Wide>
            <SearchInput {...search} />
          </Wide>
        )}
        {filters !== undefined && <Filters>{filters}</Filters>}
      </Line>
      {Boolean(days) && <Days>{days}</Days>}
    </Bar>
  );
}
