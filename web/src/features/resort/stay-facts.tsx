import { nightState, unitsLeftAt } from '@club/domain/availability/night-state';
import { bookingWindow } from '@club/domain/calendar/booking-window';
import { monthsOf } from '@club/domain/booking/inventory';
import { monthOf } from '@club/domain/calendar/local-date';
import { nightsOf } from '@club/domain/calendar/nights';
import type { Resort } from '@club/domain/resort/resort';
import { CircleCheck, Coins, DoorOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../design/theme/theme.ts';
import { tabularType } from '../../design/theme/typography.ts';
import { formatDayWithWeekday } from '../../formats/reader-formats.ts';
import { policyDatesOfOffer } from '../../shared/booking/policy-dates.ts';
import { useHoldClock } from '../../shared/hold/use-hold-clock.ts';
import { useOwnHoldIds } from '../../shared/hold/use-own-holds.ts';
import { useInventory } from '../../shared/live/inventory.ts';
import { PointsSplit } from '../../shared/points/points-split.tsx';
import { useToday } from '../../kernel/time/today.tsx';
import { useNow } from '../../kernel/time/use-now.ts';
import { CLOSED_DAY, FEW_UNITS } from './night-text.ts';
import { RefundableDatesButton } from './refundable-dates-button.tsx';
import type { WantedStay } from './use-wanted-stay.ts';

/** How often policy and ended holds are checked again, milliseconds. */
const CHECK_MS = 60_000;

const Facts = styled.ul`
  ${tabularType}
  display: grid;
  gap: ${theme.space.s8};
  font-size: ${theme.size.small};
  line-height: 1.45;
  color: ${theme.colour.soft};

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.s8};

    > svg {
      width: 1.1rem;
      height: 1.1rem;
      margin-top: 0.1rem;
      stroke-width: 1.75;
    }
  }
`;

const Few = styled.strong`
  font-weight: 600;
  color: ${theme.colour.coralText};
`;

type FactProps = { resort: Resort; wanted: WantedStay };

/** How much comes back when the stay is cancelled, and the next dates for which something does. */
function RefundFact({ resort, wanted }: FactProps) {
  const { stay, quote } = wanted;
  const nowMs = useNow(CHECK_MS);
  const { paymentMethod } = quote;
  const [now, ...later] = policyDatesOfOffer({ paymentMethod, startDate: stay.startDate }, nowMs);
  if (later.length > 0) {
    return (
      <li>
        <CircleCheck aria-hidden />
        <span>{now}</span>
      </li>
    );
  }
  return (
    <li>
      <CircleCheck aria-hidden />
      <span>
        Nothing is given back: check-in is too near.{' '}
        <RefundableDatesButton key={JSON.stringify(stay)} resort={resort} wanted={wanted} />
      </span>
    </li>
  );
}

/** How many units are left in all nights of the stay, or the first night without one. */
function LeftFact({ resort, wanted: { stay } }: FactProps) {
  const nights = nightsOf(stay.startDate, stay.endDate);
  const live = useInventory(resort.id, monthsOf(nights));
  const ownHolds = useOwnHoldIds();
  const nowMs = useHoldClock();
  const window = bookingWindow(useToday());
  if (live.status !== 'ready') return null;
  const facts = { window, isOffered: true, cap: resort.availableAmount, nowMs, ownHolds };
  const factsOf = (night: string) => ({ ...facts, month: live.data[monthOf(night)] });
  const left = Math.min(...nights.map((night) => unitsLeftAt(night, factsOf(night))));
  const taken = nights.flatMap((night) => {
    const state = nightState(night, factsOf(night));
    return state.status === 'closed' ? [{ night, reason: state.reason }] : [];
  })[0];
  return (
    <li>
      <DoorOpen aria-hidden />
      {taken !== undefined && (
        <Few>{`${CLOSED_DAY[taken.reason]} on ${formatDayWithWeekday(taken.night)}`}</Few>
      )}
      {taken === undefined &&
        (left <= FEW_UNITS ? (
          <Few>{left} left for these nights</Few>
        ) : (
          <span>{left} left for these nights</span>
        ))}
    </li>
  );
}

/**
 * What else decides about a stay, in one line each. The units left are read only with `isRead`, so
 * that for a visitor opening the page reads the resort alone; a member's points are one document,
 * which the checkout reads anyway.
 */
export function StayFacts({ resort, wanted, isRead }: FactProps & { isRead: boolean }) {
  return (
    <Facts>
      <RefundFact resort={resort} wanted={wanted} />
      {isRead && <LeftFact resort={resort} wanted={wanted} />}
      {wanted.quote.paymentMethod === 'points' && (
        <li>
          <Coins aria-hidden />
          <PointsSplit points={wanted.quote.totalPoints} />
        </li>
      )}
    </Facts>
  );
}
