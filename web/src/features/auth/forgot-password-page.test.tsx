import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as firebaseModule from '../../kernel/firebase/firebase.ts';
import { usesEmulators } from '../../kernel/firebase/firebase.ts';
import * as passwordModule from '../../shared/identity/password.ts';
import { sendPasswordReset } from '../../shared/identity/password.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(firebaseModule, 'usesEmulators');
spyOnExports(passwordModule, 'sendPasswordReset');

const open = async (): Promise<void> => {
  renderRoute('/forgot-password?email=someone%40example.com');
  await screen.findByRole('heading', { level: 1, name: 'Forgot password?' });
};
const send = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Send the link' }));

beforeEach(() => {
  vi.mocked(sendPasswordReset).mockReset().mockResolvedValue();
  vi.mocked(usesEmulators).mockReset().mockResolvedValue(false);
});

describe('the forgotten password', () => {
  it('does not tell whether the account exists, and waits before it sends again', async () => {
    await open();
    await send();
    expect(await screen.findByText(/If someone@example.com belongs to a member/)).toBeVisible();
    expect(sendPasswordReset).toHaveBeenCalledWith('someone@example.com');
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    expect(screen.queryByRole('link', { name: 'local mailbox' })).toBeNull();
  });

  it('shows on a machine with emulators where the link is', async () => {
    vi.mocked(usesEmulators).mockResolvedValue(true);
    await open();
    await send();
    expect(await screen.findByRole('link', { name: 'local mailbox' })).toHaveAttribute(
      'href',
      '/local-mail?to=someone%40example.com',
    );
  });

  it('says what is wrong when no email could be sent, and can be tried again', async () => {
    vi.mocked(sendPasswordReset).mockRejectedValueOnce(
      Object.assign(new Error('rejected'), { code: 'auth/network-request-failed' }),
    );
    await open();
    await send();
    expect(await screen.findByText(/We could not reach the sign-in service/)).toBeVisible();
    await send();
    expect(await screen.findByText(/If someone@example.com belongs to a member/)).toBeVisible();
  });

  it('has no local mailbox on a real site', async () => {
    renderRoute('/local-mail');
    expect(await screen.findByText('The Page Not Found!')).toBeVisible();
  });
});
