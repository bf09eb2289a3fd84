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
    flex-wrap: wrap;
  }
`;

/** In the row of the filters, or above where days take its place. */
const Wide = styled.div<{ $alone: boolean }>`
  grid-column: 1 / -1;

  ${media.tablet} {
    flex: 1 1 ${({ $alone }) => ($alone ? '100%' : '14rem')};
    min-width: 0;
  }
`;

/** Each filter is as wide as its longest option; two side by side on phones, one left over alone. */
const Filters = styled.div`
  display: contents;

  > * {
    min-width: 0;
  }

  > :last-child:nth-child(odd):not(:first-child) {
    grid-column: 1 / -1;
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
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space.s12} ${theme.space.s16};

  ${media.tablet} {
    flex: 0 1 22rem;
  }
`;

type ListToolbarProps = {
  /** Names the landmark, for instance 'Users'. */
  label: string;
  /** Leave it out where there is no search. */
  search?: ComponentProps<typeof SearchInput> | undefined;
  /** `SelectInput`s, one for each filter and the order. */
  filters?: ReactNode;
  /** Inputs of a first and a last day, beside the filters; the search is then above them. */
  days?: ReactNode;
};

/** Search, filters and order of a list in one row, which wraps on phones; with days in two rows. */
export function ListToolbar({ label, search, filters, days }: ListToolbarProps) {
  return (
    <Bar aria-label={label}>
      <Line>
        {search !== undefined && (
          <Wide $alone={Boolean(days)}>
            <SearchInput {...search} />
          </Wide>
        )}
        {filters !== undefined && <Filters>{filters}</Filters>}
        {Boolean(days) && <Days>{days}</Days>}
      </Line>
    </Bar>
  );
}
