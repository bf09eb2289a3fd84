import { IDS } from '@club/domain/ids';
import { typedNumber } from '@club/domain/spoken-number';
import { useState } from 'react';
import { TICKETS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { AdminListFrame } from '../list/admin-list-frame.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useOpenRow } from '../list/use-open-row.ts';
import { ticketColumns } from './ticket-columns.tsx';
import { TicketDrawer } from './ticket-drawer.tsx';

/** /admin-panel/support: what people wrote to the club, the latest first, live, a page at a time. */
export default function SupportPage() {
  usePageHead({ title: 'Support' });
  const view = useAdminList(TICKETS_LIST);
  const detail = useOpenRow('ticket', IDS.ticket.is);
  const [typed, setTyped] = useState('');

  return (
    <>
      <AdminListFrame
        view={view}
        label="Tickets"
        title="Support"
        intro="What members and visitors wrote, the latest first."
        search={{
          label: 'Ticket number',
          placeholder: 'HELP-7F3K9Q',
          value: typed,
          maxLength: 20,
          help:
            typed !== '' && typedNumber('ticket', typed) === null
              ? typedNumber('bookingNumber', typed) !== null && /^\s*tw/i.test(typed)
                ? 'This is the number of a booking; the bookings are searched by it.'
                : 'A ticket number has 6 letters and digits.'
              : undefined,
          onSearch: (text) => {
            setTyped(text);
            const number = typedNumber('ticket', text);
            if (number !== null) detail.open(number);
          },
        }}
        empty={{
          title: 'No tickets yet.',
          noMatch: 'No ticket fits.',
          hint: 'Nothing has this state and topic just now.',
          showAll: 'Show everything',
        }}
        columns={ticketColumns(detail.linkTo)}
      />
      {detail.openId !== null && (
        <TicketDrawer key={detail.openId} number={detail.openId} onClose={detail.close} />
      )}
    </>
  );
}
