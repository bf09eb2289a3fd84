import type { ReactNode, Ref } from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Alert } from '../../design/feedback/alert.tsx';
import { Row } from '../../design/layout/stack.tsx';
import { formatStay } from '../../formats/reader-formats.ts';
import type { ChosenStay } from './chosen-stay.ts';
import { nearestFreeStays, type StayDates } from './free-dates.ts';
import type { Availability } from './use-availability.ts';

/** Most free stays suggested. */
const SUGGESTIONS = 3;

type UnavailableStayProps = {
  ref: Ref<HTMLDivElement>;
  stay: Extract<ChosenStay, { status: 'unavailable' }>;
  availability: Availability;
  onChoose: (dates: StayDates) => void;
  /** What else can be done about dates that are taken. */
  renderTaken: ((dates: StayDates) => ReactNode) | undefined;
};

/** Why the chosen dates cannot be booked, and free stays of the same length. */
export function UnavailableStay({
  ref,
  stay,
  availability: { isFree, window },
  onChoose,
  renderTaken,
}: UnavailableStayProps) {
  const suggestions = nearestFreeStays(stay.dates, isFree, window, SUGGESTIONS);
  return (
    <div ref={ref} tabIndex={-1}>
      <Alert
        tone="warn"
        title={stay.reason}
        action={
          <Row $gap="s8">
            {suggestions.map((dates) => (
              <Button
                key={dates.startDate}
                size="small"
                variant="quiet"
                onClick={() => {
                  onChoose(dates);
                }}
              >
                {formatStay(dates.startDate, dates.endDate)}
              </Button>
            ))}
            {stay.isTaken && renderTaken?.(stay.dates)}
          </Row>
        }
      >
        {suggestions.length > 0 && 'These stays of the same length are free:'}
      </Alert>
    </div>
  );
}
