import { IDS } from '@club/domain/ids';
import { usePageHead } from '../../../kernel/routing/page-head.ts';
import { MAILS_LIST } from '../../../shared/admin-lists/admin-lists.ts';
import { AdminListFrame } from '../list/admin-list-frame.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import { useOpenRow } from '../list/use-open-row.ts';
import { mailColumns } from './mail-columns.tsx';
import { MailDrawer } from './mail-drawer.tsx';

/** /admin-panel/mails: what the club sends, the latest first, live, a page at a time. */
export default function MailsPage() {
  usePageHead({ title: 'Mails' });
  const view = useAdminList(MAILS_LIST);
  const detail = useOpenRow('mail', IDS.mail.is);
  return (
    <>
      <AdminListFrame
        view={view}
        label="Mails"
        title="Mails"
        intro="What the club sends to members, guests and visitors, the latest first."
        empty={{
          title: 'No mails yet.',
          noMatch: 'No mail fits.',
          hint: 'No mail has this state, or this address.',
          showAll: 'Show everything',
        }}
        columns={mailColumns(detail.linkTo)}
      />
      {detail.openId !== null && (
        <MailDrawer key={detail.openId} id={detail.openId} onClose={detail.close} />
      )}
    </>
  );
}
