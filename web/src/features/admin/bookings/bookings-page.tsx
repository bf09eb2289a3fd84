import { EMPTY_LISTS } from '@club/domain/api/messages';
import { formatCount } from '@club/domain/money/cents';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useAdminBookings, useClubTotals } from '../../../lib/live-data.tsx';
import { PATHS } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { listStateOf, queryOf, withOpenBooking } from './bookings-list-state.ts';
import { BookingsTable } from './bookings-table.tsx';

/** /admin-panel/users-bookings (S§2): all bookings of the club, live. */
export default function BookingsPage() {
  useDocumentTitle('Users bookings');
  const [params] = useSearchParams();
  const totals = useClubTotals();
  const page = useAdminBookings(queryOf(listStateOf(params)));
  return (
    <Stack $gap="s24">
      <Heading level={1} size="h2">
        Total Bookings{totals.status === 'ready' && ` ${formatCount(totals.data.bookings)}`}
      </Heading>
      {page.status === 'loading' && (
        <SkeletonGroup label="Loading the bookings...">
          <SkeletonText lines={12} />
        </SkeletonGroup>
      )}
      {page.status === 'error' && (
        <ErrorState title="The bookings could not be loaded" onRetry={page.retry} />
      )}
      {page.status === 'ready' &&
        (page.data.rows.length === 0 ? (
          <EmptyState title={EMPTY_LISTS.bookings} />
        ) : (
          <BookingsTable
            rows={page.data.rows}
            detail={(id) => ({
              to: `${PATHS.adminBookings}?${withOpenBooking(params, id).toString()}`,
              state: null,
            })}
          />
        ))}
    </Stack>
  );
}
