import type { Booking } from '@club/domain/booking/booking';
import { formatPoints } from '@club/domain/money/cents';
import type { PointsMovement } from '@club/domain/points/ledger-balance';
import { instantDayAndTime } from '../../kernel/time/instant-text.ts';
import { tripPath } from '../../shared/routes/paths.ts';
import type { StatementLine } from '../../design/data/statement.tsx';
import { Statement } from '../../design/data/statement.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Overline } from '../../design/text/text.tsx';
import { monthText, movementTitle, movesDebt, signedPoints, stayName } from './movement-words.ts';

const lineOf = (movement: PointsMovement, stay: Booking | undefined): StatementLine => {
  const { id, at, points, balance, borrowed } = movement;
  return {
    id,
    title: movementTitle(movement),
    ...(stay === undefined
      ? {}
      : { about: <TextLink to={tripPath(stay.id)}>{stayName(stay)}</TextLink> }),
    details: [instantDayAndTime(at) ?? ''],
    amount: signedPoints(points),
    isIn: points > 0,
    foot: [
      ...(balance === null ? [] : [`Balance ${formatPoints(balance)}`]),
      ...(movesDebt(movement) && borrowed !== null ? [`Borrowed ${formatPoints(borrowed)}`] : []),
    ],
  };
};

type MovementListProps = {
  movements: readonly PointsMovement[];
  /** Those that are known, for the names of stays. */
  bookings: readonly Booking[];
};

/** Movements of points by month, newest first, each with the balance after it. */
export function MovementList({ movements, bookings }: MovementListProps) {
  const stays = new Map(bookings.map((booking) => [booking.id, booking]));
  return (
    <Stack $gap="s32">
      {[...Map.groupBy(movements, ({ at }) => monthText(at))].map(([month, some]) => (
        <section key={month} aria-label={month}>
          <Overline as="h3">{month}</Overline>
          <Statement
            lines={some.map((movement) => lineOf(movement, stays.get(movement.bookingId ?? '')))}
          />
        </section>
      ))}
    </Stack>
  );
}
