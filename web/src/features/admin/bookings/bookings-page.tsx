import { EMPTY_LISTS } from '@club/domain/api/messages';
import { formatCount } from '@club/domain/money/cents';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { type QueryChange, useAddressQuery } from '../../../lib/use-address-query.ts';
import { COUNT_CEILING, countBookings } from '../../../lib/admin-counts.ts';
import type { BookingsQuery } from '../../../lib/admin-lists.ts';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useAdminLive } from '../../../lib/live-data.tsx';
import { useLastReady } from '../../../lib/use-last-ready.ts';
import { useServerCount } from '../../../lib/use-server-count.ts';
import { theme } from '../../../theme/theme.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ListToolbar } from '../../../ui/data/list-toolbar.tsx';
import { LivePage } from '../../../ui/data/live-page.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Heading } from '../../../ui/text/heading.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { BookingsExport } from './bookings-export.tsx';
import { BookingsFilters } from './bookings-filters.tsx';
import {
  type BookingsFilter,
  NO_FILTER,
  bookingIdIn,
  isFiltered,
  listStateOf,
  openBookingOf,
  queryOf,
  withFilter,
  withOpenBooking,
  MAX_SEARCH_LENGTH,
} from './bookings-list-state.ts';
import { BookingsTable } from './bookings-table.tsx';

const ListTop = styled.div`
  scroll-margin-top: calc(${theme.bar} + ${theme.space.s24});

  &:focus {
    outline: none;
  }
`;

/** What a history entry remembers that opened a detail from the list: Close can go back to it. */
const FROM_LIST = { fromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

// The text is made of the same type by the page below.
const countAsked = (of: string): Promise<number> => countBookings(JSON.parse(of) as BookingsQuery);

const countText = (count: number | null): string => {
  if (count === null) return '';
  if (count >= COUNT_CEILING) return `More than ${formatCount(COUNT_CEILING - 1)} bookings match`;
  return `${formatCount(count)} ${count === 1 ? 'booking matches' : 'bookings match'}`;
};

/** /admin-panel/users-bookings (rules 1.14): all bookings of the club, live, a page at a time. */
export default function BookingsPage() {
  useDocumentTitle('Users bookings');
  const { query, change, linkTo } = useAddressQuery();
  const navigate = useNavigate();
  const location = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const state = listStateOf(query);
  const wanted = queryOf(state);
  const isPart = isFiltered(state);
  const openId = openBookingOf(query);
  const totals = useAdminLive('clubTotals');
  const total = totals.status === 'ready' ? totals.data.bookings : null;
  const page = useAdminLive('adminBookings', wanted);
  const shown = useLastReady(page);
  const version = page.status === 'ready' ? page.data.rows.map(({ id }) => id).join() : '';
  const asked = isPart ? JSON.stringify({ ...wanted, sort: NO_FILTER.sort, after: null }) : null;
  const count = useServerCount(asked, version, countAsked);

  const apply = (filter: Partial<BookingsFilter>): void => {
    change((now) => withFilter(now, filter), { preventScrollReset: true });
  };
  const turn = (turned: QueryChange): void => {
    change(turned, { preventScrollReset: true });
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  };
  const search = (text: string): void => {
    const id = bookingIdIn(text);
    if (id === null) {
      // One step of the history for a search, however long it was typed.
      change(
        (now) => withFilter(now, { search: text }),
        (now) => ({ replace: listStateOf(now).search !== '', preventScrollReset: true }),
      );
    } else {
      change((now) => withOpenBooking(withFilter(now, { search: text }), id), {
        state: FROM_LIST,
        preventScrollReset: true,
      });
    }
  };
  const close = (): void => {
    if (isFromList(location.state)) void navigate(-1);
    else {
      change((now) => withOpenBooking(now, null), { replace: true, preventScrollReset: true });
    }
  };

  return (
    <Stack $gap="s24">
      <Row $justify="space-between">
        <Heading level={1} size="h2">
          Total Bookings{total !== null && ` ${formatCount(total)}`}
        </Heading>
        <BookingsExport wanted={wanted} total={isPart ? count : total} />
      </Row>
      <ListToolbar
        label="Bookings"
        search={{
          label: 'Search bookings',
          placeholder: 'Email, name, resort or booking number',
          value: state.search,
          maxLength: MAX_SEARCH_LENGTH,
          onSearch: search,
        }}
        filters={<BookingsFilters filter={state} onChange={apply} />}
      />
      <Stack $gap="s12">
        <ListTop ref={top} tabIndex={-1}>
          <Text as="output" $size="small" $tone="soft" $tabular>
            {countText(count)}
          </Text>
        </ListTop>
        <LivePage
          rowsName="bookings"
          errorTitle="The bookings could not be loaded"
          page={page}
          shown={shown}
          onTurn={turn}
        >
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                title={EMPTY_LISTS.bookings}
                text={isPart ? 'Nothing fits the search and the filters.' : undefined}
                action={
                  isPart || state.trail.length > 0 ? (
                    <Button
                      variant="quiet"
                      onClick={() => {
                        apply(NO_FILTER);
                      }}
                    >
                      Show all bookings
                    </Button>
                  ) : undefined
                }
              />
            ) : (
              <BookingsTable
                rows={rows}
                detail={(id) =>
                  linkTo((now) => withOpenBooking(now, id), {
                    state: FROM_LIST,
                    preventScrollReset: true,
                  })
                }
              />
            )
          }
        </LivePage>
      </Stack>
      {openId !== null && <BookingDrawer key={openId} id={openId} onClose={close} />}
    </Stack>
  );
}
