import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { type Breakpoint, media, minWidthQuery } from '../theme/media.ts';
import { useKnownMediaQuery } from '../theme/use-media-query.ts';

/** Their children take part in the layout around them as if these were not there. */
const Narrow = styled.div<{ $from: Breakpoint }>`
  display: contents;

  ${({ $from }) => css`
    ${media[$from]} {
      display: none;
    }
  `}
`;

const Wide = styled.div<{ $from: Breakpoint }>`
  display: none;

  ${({ $from }) => css`
    ${media[$from]} {
      display: contents;
    }
  `}
`;

type ByWidthProps = {
  /** The width from which `wide` is shown. */
  from: Breakpoint;
  narrow?: ReactNode;
  wide?: ReactNode;
  /** Neither is of use where no script runs. */
  needsScript?: boolean;
};

/**
 * Two forms of one part, of which the one that fits the width is made. Where no width is known, on a
 * server and while its page is taken over, both are, and styles hide the other one; the one that fits
 * then stays as it is, with its focus and its text. Pictures in the other one have to be lazy, or
 * the same as in this one.
 */
export function ByWidth({ from, narrow, wide, needsScript = false }: ByWidthProps) {
  const isWide = useKnownMediaQuery(minWidthQuery(from));
  const marks = { $from: from, ...(needsScript && { 'data-without-script': 'hide' }) };
  return (
    <>
      {narrow !== undefined && isWide !== true && <Narrow {...marks}>{narrow}</Narrow>}
      {wide !== undefined && isWide !== false && <Wide {...marks}>{wide}</Wide>}
    </>
  );
}
