import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { type Breakpoint, media, minWidthQuery } from '../theme/media.ts';
import { useKnownMediaQuery } from '../theme/use-media-query.ts';

type FormProps = {
  /** Where styles have to choose the form: the width from which the wide one is shown. */
  $from: Breakpoint | null;
};

/** Its children take part in the layout around it as if it were not there. */
const Narrow = styled.div<FormProps>`
  display: contents;

  ${({ $from }) =>
    $from !== null &&
    css`
      ${media[$from]} {
        display: none;
      }
    `}
`;

const Wide = styled.div<FormProps>`
  display: contents;

  ${({ $from }) =>
    $from !== null &&
    css`
      display: none;

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
  const props = {
    $from: isWide === null ? from : null,
    ...(needsScript && { 'data-without-script': 'hide' }),
  };
  return (
    <>
      {narrow !== undefined && isWide !== true && <Narrow {...props}>{narrow}</Narrow>}
      {wide !== undefined && isWide !== false && <Wide {...props}>{wide}</Wide>}
    </>
  );
}
