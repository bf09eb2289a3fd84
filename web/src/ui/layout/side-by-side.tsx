import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s32};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    gap: ${theme.space.s64};
    align-items: start;
  }
`;

const Aside = styled.aside<{ $first: boolean }>`
  order: ${({ $first }) => ($first ? -1 : 0)};

  ${media.desktop} {
    order: 0;
    position: sticky;
    top: calc(${theme.bar} + ${theme.space.s24});
  }
`;

type SideBySideProps = {
  children: ReactNode;
  /** Stays in view beside the content on a desktop. */
  aside: ReactNode;
  asideLabel: string;
  /** On phones: the aside above the content instead of below. */
  asideFirst?: boolean | undefined;
};

/** Content with a sticky companion, such as the summary of a booking. */
export function SideBySide({ children, aside, asideLabel, asideFirst = false }: SideBySideProps) {
  return (
    <Grid>
      <div>{children}</div>
      <Aside aria-label={asideLabel} $first={asideFirst}>
        {aside}
      </Aside>
    </Grid>
  );
}
