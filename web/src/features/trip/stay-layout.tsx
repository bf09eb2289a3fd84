import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { PageContainer } from '../../design/layout/page-container.tsx';
import { Stack } from '../../design/layout/stack.tsx';

const Notice = styled.div`
  padding-top: ${theme.space.s24};

  &:empty {
    display: none;
  }
`;

/** Dates at the left, what one does with them at the right, between two hairlines. */
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s20} ${theme.space.s48};
  padding-block: ${theme.space.s24};
  border-bottom: 1px solid ${theme.colour.line};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** Side by side and equally wide on phones, as narrow as they can be. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr));
  gap: ${theme.space.s12};

  > * {
    padding-inline: ${theme.space.s8};
    white-space: nowrap;
  }

  ${media.tablet} {
    display: flex;

    > * {
      padding-inline: ${theme.space.s20};
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s48};
  padding-block: ${theme.space.s40} ${theme.space.s64};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    column-gap: ${theme.space.s80};
    align-items: start;
  }
`;

type StayLayoutProps = {
  scene: ReactNode;
  /** Above the dates. */
  notice?: ReactNode;
  dates: ReactNode;
  actions: ReactNode;
  /** The wide column, and the narrow one beside it, below it on phones. */
  main: ReactNode;
  aside?: ReactNode;
  /** A row over the whole width. */
  end?: ReactNode;
};

/** How the page of a stay is laid out, for the member and for companions. */
export function StayLayout({ scene, notice, dates, actions, main, aside, end }: StayLayoutProps) {
  return (
    <article>
      {scene}
      <PageContainer>
        <Notice>{notice}</Notice>
        <Top>
          {dates}
          <Actions data-print="hide">{actions}</Actions>
        </Top>
        <Columns>
          <Stack $gap="s48">{main}</Stack>
          <Stack $gap="s40">{aside}</Stack>
        </Columns>
        {end}
      </PageContainer>
    </article>
  );
}
