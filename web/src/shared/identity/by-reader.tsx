import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useTakenOver } from '../../kernel/page/use-taken-over.ts';
import { useIsMember } from '../../kernel/session/session.tsx';

/** What `color-scheme.js` says of the reader before the first paint. */
const A_MEMBER = ":root[data-reader='member'] &";

/** Their children take part in the layout around them as if they were not there. */
const ForMember = styled.div<{ $byHint: boolean }>`
  display: contents;

  ${({ $byHint }) =>
    $byHint &&
    css`
      display: none;

      ${A_MEMBER} {
        display: contents;
      }
    `}
`;

const ForVisitor = styled.div<{ $byHint: boolean }>`
  display: contents;

  ${({ $byHint }) =>
    $byHint &&
    css`
      ${A_MEMBER} {
        display: none;
      }
    `}
`;

type ByReaderProps = { member?: ReactNode; visitor?: ReactNode };

/**
 * Parts of an open page for members or for visitors only. A server writes both, and styles show the
 * one for who used the browser last, so that nothing moves when the page is taken over. Data of the
 * member cannot be in the page yet: `member` keeps their place.
 */
export function ByReader({ member, visitor }: ByReaderProps) {
  const isMember = useIsMember();
  const isTakenOver = useTakenOver();
  return (
    <>
      {member !== undefined && (isMember || !isTakenOver) && (
        <ForMember $byHint={!isTakenOver}>{member}</ForMember>
      )}
      {visitor !== undefined && !isMember && (
        <ForVisitor $byHint={!isTakenOver}>{visitor}</ForVisitor>
      )}
    </>
  );
}
