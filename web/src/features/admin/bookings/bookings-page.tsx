import { EMPTY_LISTS } from '@club/domain/api/messages';
import { IDS } from '@club/domain/ids';
import { formatCount } from '../../../formats/reader-formats.ts';
import { COUNT_CEILING } from '../../../shared/admin-lists/admin-counts.ts';
import { BOOKINGS_LIST, bookingIdIn } from '../../../shared/admin-lists/admin-lists.ts';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { useAdminLive } from '../../../shared/live/live-data.tsx';
import { AdminListFrame } from '../list/admin-list-frame.tsx';
import { useAdminList, useMatchCount } from '../list/use-admin-list.ts';
import { useOpenRow } from '../list/use-open-row.ts';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { BookingsExport } from './bookings-export.tsx';

const countText = (count: number | null): string => {
  if (count === null) return '';
  if (count >= COUNT_CEILING) return `More than ${formatCount(COUNT_CEILING - 1)} bookings match`;
  return `${formatCount(count)} ${count === 1 ? 'booking matches' : 'bookings match'}`;
};

/** As wide as a number of three digits, so that nothing moves when it is known. */
const UNKNOWN = '\u2007'.repeat(3);

/** /admin-panel/users-bookings (rules 1.14): all bookings of the club, live, a page at a time. */
export default function BookingsPage() {
  usePageHead({ title: 'Users bookings' });
  const view = useAdminList(BOOKINGS_LIST);
  const detail = useOpenRow('booking', IDS.booking.is);
  const columns = useBookingColumns(detail.linkTo);
  const matching = useMatchCount(view);
  const totals = useAdminLive('clubTotals');
  const total = totals.status === 'ready' ? totals.data.bookings : null;

  return (
    <>
      <AdminListFrame
        view={view}
        label="Bookings"
        title={`Total Bookings ${total === null ? UNKNOWN : formatCount(total)}`}
        aside={<BookingsExport wanted={view.query} total={view.isPart ? matching : total} />}
        onSearch={(text) => {
          const id = bookingIdIn(text);
          if (id === null) view.search('search', text);
          else detail.open(id, (now) => BOOKINGS_LIST.withChange(now, { search: text }));
        }}
        matches={countText(matching)}
        empty={{
          title: EMPTY_LISTS.bookings,
          hint: 'Nothing fits the search and the filters.',
          showAll: 'Show all bookings',
        }}
        columns={columns}
      />
      {detail.openId !== null && (
        <BookingDrawer key={detail.openId} id={detail.openId} onClose={detail.close} />
      )}
    </>
  );
}
