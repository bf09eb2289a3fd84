import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTakenOver } from '../../taking-over/use-taken-over.ts';
import { useIsMember } from '../../kernel/session/session.tsx';

/**
 * Its children take part in the layout around it as if it were not there. With `data-for`, what
 * `color-scheme.js` says of the reader before the first paint decides whether it is shown.
 */
const Part = styled.div`
  display: contents;

  &[data-for='member'] {
    display: none;
  }

  :root[data-reader='member'] &[data-for='member'] {
    display: contents;
  }

  :root[data-reader='member'] &[data-for='visitor'] {
    display: none;
  }
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
        <Part data-for={isTakenOver ? undefined : 'member'}>{member}</Part>
      )}
      {visitor !== undefined && !isMember && (
        <Part data-for={isTakenOver ? undefined : 'visitor'}>{visitor}</Part>
      )}
    </>
  );
}
