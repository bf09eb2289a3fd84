import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/theme/media.ts';
import { theme } from '../../design/theme/theme.ts';
import { Stack } from '../../design/layout/stack.tsx';
import { Heading } from '../../design/text/heading.tsx';

/** Two parts side by side where there is room. */
export const Pair = styled.div<{ $tight?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $tight = false }) => ($tight ? theme.space.s16 : theme.space.s48)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space.s48} ${theme.space.s64};
    align-items: start;
  }
`;

/** A part of the page with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap="s16">
      <Heading level={2} size="h3">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
