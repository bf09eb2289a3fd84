import type { Resort } from '@club/domain/resort/resort';
import { styled } from 'styled-components';
import { Button } from '../../design/actions/button.tsx';
import { theme } from '../../design/theme/theme.ts';
import type { OwnHold } from '../../shared/hold/use-own-holds.ts';
import { laterPart } from '../../kernel/page/later-part.tsx';
import { lazyPart } from '../../shared/page/lazy-part.tsx';
import { StayForm } from './stay-form.tsx';
import type { BookStay } from './use-book-stay.ts';
import type { WantedStay } from './use-wanted-stay.ts';

// Read only: what is chosen and booked comes first.
const StayFacts = laterPart(async () => ({
  default: (await import('./stay-facts.tsx')).StayFacts,
}));
// After a press that failed, and for members who hold nights.
const HoldError = lazyPart(async () => ({
  default: (await import('./hold-parts.ts')).HoldError,
}));
const OwnHoldNotice = lazyPart(async () => ({
  default: (await import('./hold-parts.ts')).OwnHoldNotice,
}));

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s16};
`;

const Next = styled.p`
  margin-top: ${theme.space.s8};
  font-size: ${theme.size.tiny};
  text-align: center;
  color: ${theme.colour.soft};
`;

export type StayPanelProps = {
  resort: Resort;
  wanted: WantedStay;
  booking: BookStay;
  /** What the member holds at the resort. */
  ownHolds: readonly OwnHold[];
  /** True once the nights of the stay may be read. */
  isRead: boolean;
};

/** 'Redeem Points' or 'Book Now': holds the nights and leads to the checkout. */
export function BookButton({ wanted, booking }: Pick<StayPanelProps, 'wanted' | 'booking'>) {
  const isPoints = wanted.stay.vacationType === 'rciPoints';
  return (
    <Button
      wide
      size="large"
      variant={isPoints ? 'primary' : 'accent'}
      busy={booking.isBusy}
      busyLabel="Holding your nights..."
      onClick={() => {
        booking.book();
      }}
    >
      {isPoints ? 'Redeem Points' : 'Book Now'}
    </Button>
  );
}

/** Why the nights could not be held, and what can be done. */
function HoldProblem({ resort, wanted, booking }: StayPanelProps) {
  const { failure, isBusy, book } = booking;
  if (failure === null) return null;
  return (
    <HoldError
      stay={wanted.stay}
      resort={resort}
      error={failure.error}
      retryAt={failure.retryAt}
      isRetrying={isBusy}
      onRetry={() => {
        book();
      }}
      onAnother={() => {
        book(true);
      }}
      onDates={(dates) => {
        wanted.change({ dates });
      }}
    />
  );
}

/** Nights that are already on hold for the member, with the way on to the checkout. */
function OwnHolds({ ownHolds }: Pick<StayPanelProps, 'ownHolds'>) {
  return (
    <>
      {ownHolds.map((hold) => (
        <OwnHoldNotice key={hold.holdId} hold={hold} />
      ))}
    </>
  );
}

/** The stay that is wanted, its price, and the button that books it; for the side of a page. */
export function StayPanel(props: StayPanelProps) {
  return (
    <Panel aria-label="Your stay">
      <StayForm {...props} />
      <div>
        <BookButton {...props} />
        <Next>Nothing is booked yet: who checks in comes next.</Next>
      </div>
      <HoldProblem {...props} />
      <OwnHolds {...props} />
      <StayFacts {...props} />
    </Panel>
  );
}

/** The same without its button, for a sheet that has it in its footer. */
export function StayPanelBody(props: StayPanelProps) {
  return (
    <Panel aria-label="Your stay">
      <HoldProblem {...props} />
      <OwnHolds {...props} />
      <StayForm {...props} />
      <StayFacts {...props} />
    </Panel>
  );
}
