import type { ReactNode } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { overlineType } from '../../../design/theme/typography.ts';
import { theme } from '../../../design/theme/theme.ts';
import { type Space, Stack } from '../../../design/layout/stack.tsx';

const Title = styled.h3`
  ${overlineType}
  color: ${theme.colour.soft};
`;

type DrawerSectionProps = {
  title: string;
  gap?: Space;
  children: ReactNode;
};

/** A titled section of a detail drawer. */
export function DrawerSection({ title, gap = 's8', children }: DrawerSectionProps) {
  const titleId = useId();
  return (
    <Stack as="section" $gap={gap} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Stack>
  );
}
