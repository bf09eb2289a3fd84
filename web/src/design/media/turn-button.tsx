import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../actions/icon-button.tsx';

type TurnButtonProps = { to: 'previous' | 'next'; onTurn: (by: -1 | 1) => void };

/** Over pictures: turns to the previous or the next one. */
export function TurnButton({ to, onTurn }: TurnButtonProps) {
  const isNext = to === 'next';
  return (
    <IconButton
      tone="picture"
      label={isNext ? 'Next' : 'Previous'}
      icon={isNext ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />}
      onClick={() => {
        onTurn(isNext ? 1 : -1);
      }}
    />
  );
}
