import { unbrokenNumber } from '../../formats/unbroken-number.ts';
import type { Booking } from '@club/domain/booking/booking';
import type { LedgerKind } from '@club/domain/points/ledger';
import type { PointsMovement } from '@club/domain/points/ledger-balance';
import { formatPoints } from '../../formats/reader-formats.ts';
import { instantDayAndTime, instantMonth } from '../../kernel/time/instant-text.ts';
import { stayName } from '../../shared/booking/stay-name.ts';
import { tripPath } from '../../shared/routes/paths.ts';
import type { StatementLine } from '../../design/data/statement.tsx';
import { Statement } from '../../design/data/statement.tsx';
import { Stack } from '../../design/layout/stack.tsx';
import { TextLink } from '../../design/text/text-link.tsx';
import { Overline } from '../../design/text/text.tsx';

const TITLES: Record<LedgerKind, string> = {
  redeem: 'Stay booked',
  borrow: 'Borrowed from your next use year',
  deposit: 'Points deposited',
  repay: 'Borrowed points repaid',
  refund: 'Given back for a cancelled stay',
  opening: 'Opening balance',
  expire: 'Points expired',
};

/** The ledger line of a change has its own id instead of the booking's. */
const isOfChange = ({ id, kind, bookingId }: PointsMovement): boolean =>
  bookingId !== null && id !== `${bookingId}_${kind}`;

/** The title of a movement. */
const movementTitle = (movement: PointsMovement): string => {
  const { kind } = movement;
  if (kind === 'redeem' && isOfChange(movement)) return 'Difference for a changed stay';
  if (kind === 'refund' && isOfChange(movement)) return 'Given back for a changed stay';
  return TITLES[kind];
};

/** Points with their sign: '+60,000 points', '−43,000 points'. */
const signedPoints = (points: number): string =>
  `${points < 0 ? '−' : '+'}${formatPoints(Math.abs(points))}`;

/** True for a movement that changes what is borrowed. */
const changesDebt = ({ kind }: Pick<PointsMovement, 'kind'>): boolean =>
  kind === 'borrow' || kind === 'repay';

/** The number of a stay that has one. */
const numberTexts = (stay: Booking | undefined): string[] =>
  stay === undefined || stay.number === null ? [] : [`Booking ${unbrokenNumber(stay.number)}`];

const lineOf = (movement: PointsMovement, stay: Booking | undefined): StatementLine => {
  const { id, at, points, balance, borrowed } = movement;
  return {
    id,
    title: movementTitle(movement),
    ...(stay === undefined
      ? {}
      : {
          about: (
            <TextLink $alone to={tripPath(stay.id)}>
              {stayName(stay)}
            </TextLink>
          ),
        }),
    details: [instantDayAndTime(at) ?? '', ...numberTexts(stay)],
    amount: signedPoints(points),
    isIn: points > 0,
    foot: [
      ...(balance === null ? [] : [`Balance ${formatPoints(balance)}`]),
      ...(changesDebt(movement) && borrowed !== null ? [`Borrowed ${formatPoints(borrowed)}`] : []),
    ],
  };
};

type MovementListProps = {
  movements: readonly PointsMovement[];
  /** For the names of stays. */
  bookings: readonly Booking[];
};

/** Movements of points by month, newest first, each with the balance after it. */
export function MovementList({ movements, bookings }: MovementListProps) {
  const stays = new Map(bookings.map((booking) => [booking.id, booking]));
  return (
    <Stack $gap="s32">
      {[...Map.groupBy(movements, ({ at }) => instantMonth(at) ?? '')].map(([month, some]) => (
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
