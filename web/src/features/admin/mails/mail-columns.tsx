import type { LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MailRow } from '../../../shared/live/stored-rows.ts';
import { CellNote } from '../../../design/data/table-text.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { detailColumn, instantColumn } from '../list/row-columns.tsx';
import { MailStateBadge } from './mail-state-badge.tsx';

const Subject = styled(TextLink)`
  overflow-wrap: anywhere;
`;

/** The columns of the list of mails, and the lines of its cards on small screens. */
export const mailColumns = (detail: (id: string) => LinkProps): Column<MailRow>[] => [
  {
    id: 'subject',
    header: 'Mail',
    card: 'hidden',
    cell: ({ id, message, to }) => (
      <>
        <Subject $alone {...detail(id)}>
          {message.subject}
        </Subject>
        <CellNote>To {to}</CellNote>
      </>
    ),
  },
  {
    id: 'title',
    header: 'Mail',
    cardOnly: true,
    card: 'title',
    cell: ({ message }) => message.subject,
  },
  { id: 'to', header: 'To', cardOnly: true, cell: ({ to }) => to },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, reason }) => (
      <>
        <MailStateBadge state={state} />
        {reason !== null && <CellNote>{reason}</CellNote>}
      </>
    ),
  },
  instantColumn('Written'),
  detailColumn({
    to: ({ id }) => detail(id),
    text: 'Read',
    name: ({ message }) => `Read ${message.subject}`,
  }),
];
