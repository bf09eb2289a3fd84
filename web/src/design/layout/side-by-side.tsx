import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { type Breakpoint, media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { ByWidth } from './by-width.tsx';

/** A column of flex items on phones, because a sticky grid item cannot leave its own cell. */
const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.s32};

  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);
    gap: ${theme.space.s64};
    align-items: start;
  }
`;

const Content = styled.div`
  min-width: 0;

  ${media.desktop} {
    grid-row: 1;
    grid-column: 1;
  }
`;

const Aside = styled.aside<{ $first: boolean }>`
  min-width: 0;
  ${({ $first }) =>
    $first &&
    css`
      position: sticky;
      z-index: ${theme.layer.sticky};
      top: ${theme.bar};
    `}

  ${media.desktop} {
    position: sticky;
    z-index: auto;
    top: calc(${theme.bar} + ${theme.space.s24});
    grid-row: 1;
    grid-column: 2;
  }
`;

type SideBySideProps = {
  children: ReactNode;
  /** Stays in view beside the content on a desktop. */
  aside: ReactNode;
  asideLabel: string;
  /** On phones: above the content and always in view, instead of below it. */
  asideFirst?: boolean | undefined;
  /** The screens that have the panel at all; all by default. */
  asideOn?: Breakpoint | undefined;
};

/** Content with a sticky panel beside it, such as the summary of a booking. */
export function SideBySide({
  children,
  aside,
  asideLabel,
  asideFirst = false,
  asideOn,
}: SideBySideProps) {
  const panel = (
    <Aside aria-label={asideLabel} $first={asideFirst}>
      {aside}
    </Aside>
  );
  const companion = asideOn === undefined ? panel : <ByWidth from={asideOn} wide={panel} />;
  return (
    <Wrapper>
      {asideFirst && companion}
      <Content>{children}</Content>
      {!asideFirst && companion}
    </Wrapper>
  );
}
