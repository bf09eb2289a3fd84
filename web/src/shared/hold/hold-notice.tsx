import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHold } from './hold-store.ts';
import type { Stay } from '../stay/stay-query.ts';
import { VisuallyHidden } from '../../design/text/visually-hidden.tsx';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';
import { HoldEnded } from './hold-ended.tsx';
import { KeepHolding } from './keep-holding.tsx';

/** Everything in it floats or is for screen readers; in the page it takes no place. */
const Place = styled.div`
  position: absolute;

  &:focus {
    outline: none;
  }
`;

/** Says that a hold ends soon, or has ended, where its clock may be folded away; and how to go on. */
export function HoldNotice({ stay }: { stay: Stay }) {
  const place = useRef<HTMLDivElement>(null);
  const [isHeldAnew, setIsHeldAnew] = useState(false);
  const hold = useHold(stay);
  const secondsLeft = useSecondsLeft(hold?.deadline ?? null);
  if (hold === null) return null;
  return (
    <Place ref={place} tabIndex={-1}>
      <KeepHolding floats hold={hold} secondsLeft={secondsLeft} />
      {secondsLeft === 0 && (
        <HoldEnded
          key={hold.deadline}
          stay={stay}
          onHeld={() => {
            setIsHeldAnew(true);
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <VisuallyHidden aria-live="polite">
        {isHeldAnew && secondsLeft > 0 ? 'These nights are held for you again.' : ''}
      </VisuallyHidden>
    </Place>
  );
}
