import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { HoldEnded } from './hold-ended.tsx';
import { KeepHolding } from './keep-holding.tsx';

/** Everything in it floats or is for screen readers; it takes no room in the page. */
const Wrapper = styled.div`
  position: absolute;

  &:focus {
    outline: none;
  }
`;

/** Says that a hold ends soon, or has ended, where its clock may be hidden; and what to do. */
export function HoldNotice({ stay }: { stay: Stay }) {
  const wrapper = useRef<HTMLDivElement>(null);
  const [isHeldAgain, setIsHeldAgain] = useState(false);
  const hold = useHold(stay);
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  if (hold === null) return null;
  return (
    <Wrapper ref={wrapper} tabIndex={-1}>
      <KeepHolding floats hold={hold} secondsLeft={secondsLeft} />
      {secondsLeft === 0 && (
        <HoldEnded
          key={hold.deadline}
          stay={stay}
          onHeld={() => {
            setIsHeldAgain(true);
            wrapper.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <VisuallyHidden aria-live="polite">
        {isHeldAgain && secondsLeft > 0 ? 'These nights are held for you again.' : ''}
      </VisuallyHidden>
    </Wrapper>
  );
}
