import type { LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { instantDayAndTime } from '../../../kernel/time/instant-text.ts';
import type { MailRow } from '../../../shared/live/stored-rows.ts';
import { theme } from '../../../design/theme/theme.ts';
import { ButtonLink } from '../../../design/actions/button-link.tsx';
import { NoBreak } from '../../../design/data/table-text.tsx';
import type { Column } from '../../../design/data/table.tsx';
import { TextLink } from '../../../design/text/text-link.tsx';
import { MailStateBadge } from './mail-state-badge.tsx';

const Subject = styled(TextLink)`
  overflow-wrap: anywhere;
`;

const Small = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-size: ${theme.size.small};
  color: ${theme.colour.soft};
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
        <Small>To {to}</Small>
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
        {reason !== null && <Small>{reason}</Small>}
      </>
    ),
  },
  {
    id: 'at',
    header: 'Written',
    narrow: true,
    cell: ({ at }) => <NoBreak>{instantDayAndTime(at) ?? 'Unknown'}</NoBreak>,
  },
  {
    id: 'detail',
    header: 'Detail',
    cardOnly: true,
    card: 'foot',
    cell: ({ id, message }) => (
      <ButtonLink {...detail(id)} variant="quiet" wide aria-label={`Read ${message.subject}`}>
        Read
      </ButtonLink>
    ),
  },
];
