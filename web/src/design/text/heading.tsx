import type { ReactNode, Ref } from 'react';
import { styled, css } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { displayType } from '../theme/typography.ts';

const HEADING_SIZES = ['hero', 'h1', 'h2', 'h3', 'h4'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];
export type HeadingLevel = 1 | 2 | 3 | 4;

const SIZE_CSS = {
  hero: css`
    font-size: ${theme.size.hero};
    font-weight: 450;
    letter-spacing: -0.025em;
    line-height: 1.04;
  `,
  h1: css`
    font-size: ${theme.size.h1};
    letter-spacing: -0.02em;
    line-height: 1.08;
  `,
  h2: css`
    font-size: ${theme.size.h2};
  `,
  h3: css`
    font-size: ${theme.size.h3};
    line-height: 1.18;
  `,
  h4: css`
    font-size: ${theme.size.h4};
    letter-spacing: -0.008em;
    line-height: 1.25;
  `,
} satisfies Record<HeadingSize, unknown>;

const Line = styled.h2<{ $size: HeadingSize }>`
  ${displayType}
  ${({ $size }) => SIZE_CSS[$size]}
`;

type HeadingProps = {
  /** Level in the outline of the page. */
  level: HeadingLevel;
  /** How large it looks; by default the size of its level. */
  size?: HeadingSize | undefined;
  id?: string | undefined;
  /** -1 lets a script move focus here, for instance after a step of a flow. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A heading in Fraunces. Level and size are separate, so that the outline stays correct. */
export function Heading({ level, size, children, ...rest }: HeadingProps) {
  return (
    <Line as={`h${level}`} $size={size ?? `h${level}`} {...rest}>
      {children}
    </Line>
  );
}
