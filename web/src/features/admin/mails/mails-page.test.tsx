import { newMail } from '@club/domain/mail/mail';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { MailRow } from '../../../shared/live/stored-rows.ts';
import * as api from '../../../kernel/api/api-client.ts';
import { aMember, renderRoute } from '../../../testing/render-route.tsx';

const ADMIN = aMember({ uid: 'admin-1', name: 'Demo Admin', isAdmin: true });

const FAILED: MailRow = {
  ...newMail({
    to: 'refused@example.com',
    message: { subject: 'Booking confirmed', text: 'Everything to arrive.', html: '' },
    uid: 'user-1',
    at: '2026-11-20T10:00:00.000Z',
  }),
  id: 'mail-1',
  state: 'failed',
  dueAt: null,
  tries: 1,
  reason: '550 5.1.1 There is no such mailbox here.',
};

const open = (path: string, mail: MailRow) =>
  renderRoute(path, {
    session: ADMIN,
    live: {
      admin: {
        mails: [
          [
            { filters: {}, sort: 'newest', after: null },
            { rows: [mail], next: null },
          ],
        ],
        mail: { [mail.id]: mail },
      },
    },
  });

it('lists what was sent, and why it was not, and sends it again', async () => {
  const call = vi
    .spyOn(api, 'callFunction')
    .mockResolvedValue({ ok: true, value: { state: 'waiting' } });
  open('/admin-panel/mails', FAILED);
  const list = await screen.findByRole('list', { name: 'Mails' });
  expect(list).toHaveTextContent('Failed');
  expect(list).toHaveTextContent('There is no such mailbox here.');
  await userEvent.click(within(list).getByRole('link', { name: 'Read Booking confirmed' }));
  const drawer = await screen.findByRole('dialog', { name: 'Mail' });
  expect(drawer).toHaveTextContent('Everything to arrive.');
  await userEvent.click(within(drawer).getByRole('button', { name: 'Send again' }));
  expect(call).toHaveBeenCalledWith('sendMailAgain', { mailId: 'mail-1', round: 1 });
  expect(drawer).toHaveTextContent('The mail goes to refused@example.com again within a minute.');
});

it('sends nothing again that is still on its way', async () => {
  open('/admin-panel/mails?mail=mail-1', { ...FAILED, state: 'waiting', dueAt: 1, reason: null });
  const drawer = await screen.findByRole('dialog', { name: 'Mail' });
  expect(drawer).toHaveTextContent('Waiting');
  expect(within(drawer).queryByRole('button', { name: 'Send again' })).toBeNull();
});
