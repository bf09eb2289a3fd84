import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/actions/button.tsx';
import { Row } from '../../../ui/layout/stack.tsx';

type BookingsPagerProps = {
  isFirst: boolean;
  isLast: boolean;
  onFirst: () => void;
  onPrevious: () => void;
  onNext: () => void;
};

/** Turns the pages of a list that is read by cursors: it has no page numbers, only ways on. */
export function BookingsPager({
  isFirst,
  isLast,
  onFirst,
  onPrevious,
  onNext,
}: BookingsPagerProps) {
  if (isFirst && isLast) return null;
  return (
    <Row as="nav" aria-label="Pages of bookings" $justify="center">
      <Button variant="quiet" size="small" disabled={isFirst} onClick={onFirst}>
        First
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={isFirst}
        icon={<ChevronLeft aria-hidden />}
        onClick={onPrevious}
      >
        Prev
      </Button>
      <Button
        variant="quiet"
        size="small"
        disabled={isLast}
        icon={<ChevronRight aria-hidden />}
        onClick={onNext}
      >
        Next
      </Button>
    </Row>
  );
}
