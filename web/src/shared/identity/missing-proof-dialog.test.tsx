import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as emailModule from './email.ts';
import { sendVerification } from './email.ts';
import * as identityModule from './identity.ts';
import { reloadAccount } from './identity.ts';
import * as signInAgainModule from './sign-in-again.ts';
import { readSignInWays, signInAgainByPassword } from './sign-in-again.ts';
import { verificationSentAt } from './verification-sent-at.ts';
import { afterProof } from '../../kernel/api/missing-proof.ts';
import type { SignedIn } from '../../kernel/session/session-of-user.ts';
import * as emulatorsModule from '../../kernel/firebase/use-emulators.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import { aMember } from '../../testing/render-route.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { DialogsProvider, loadDialogs } from '../../design/overlay/dialogs-provider.tsx';
import MissingProofDialog from './missing-proof-dialog.tsx';

beforeAll(loadDialogs);

spyOnExports(emailModule, 'sendVerification');
spyOnExports(identityModule, 'reloadAccount');
spyOnExports(signInAgainModule, 'readSignInWays', 'signInAgainByPassword');
spyOnExports(emulatorsModule, 'useEmulators');

type Outcome = { ok: true } | { ok: false; error: { kind: 'api'; code: string } };

const rejectedOnce = (code: string) =>
  vi
    .fn<() => Promise<Outcome>>()
    .mockResolvedValueOnce({ ok: false, error: { kind: 'api', code } })
    .mockResolvedValue({ ok: true });

const open = (person: SignedIn) => {
  const tree = (now: SignedIn) => (
    <DialogsProvider>
      <MissingProofDialog person={now} />
    </DialogsProvider>
  );
  const { rerender } = render(tree(person));
  return {
    become: (now: SignedIn) => {
      rerender(tree(now));
    },
  };
};

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

const UNCONFIRMED = aMember({ emailVerified: false });

beforeEach(() => {
  vi.mocked(sendVerification).mockReset().mockResolvedValue();
  vi.mocked(reloadAccount).mockReset().mockResolvedValue(false);
  vi.mocked(useEmulators).mockReset().mockReturnValue(true);
  vi.mocked(readSignInWays).mockReset().mockResolvedValue({ password: true, google: false });
  vi.mocked(signInAgainByPassword).mockReset().mockResolvedValue();
});
afterEach(() => {
  verificationSentAt.remove();
});

describe('a call that needs a confirmed address', () => {
  const NAME = 'Please confirm your email first';

  it('asks for it with the button that sends the link, and continues once it is confirmed', async () => {
    const page = open(UNCONFIRMED);
    const call = rejectedOnce('email-not-verified');
    const outcome = afterProof(call);
    const dialog = await screen.findByRole('dialog', { name: NAME });
    expect(dialog).toHaveAccessibleDescription(/member@example\.com/);
    await press('Send the link');
    expect(sendVerification).toHaveBeenCalledOnce();
    expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    const mailbox = screen.getByRole('link', { name: 'local mailbox' });
    expect(mailbox).toHaveAttribute('target', '_blank');
    expect(mailbox.getAttribute('href')).toContain('member%40example.com');
    expect(call).toHaveBeenCalledOnce();
    page.become(aMember());
    expect(await outcome).toEqual({ ok: true });
    expect(call).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('checks on request, and says when it is not confirmed yet', async () => {
    open(UNCONFIRMED);
    void afterProof(rejectedOnce('email-not-verified'));
    await screen.findByRole('dialog', { name: NAME });
    await press('I have confirmed it');
    expect(await screen.findByText(/Not confirmed yet/)).toBeVisible();
    expect(screen.getByRole('dialog', { name: NAME })).toBeVisible();
  });

  it('names no local mailbox on a real site', async () => {
    vi.mocked(useEmulators).mockReturnValue(false);
    open(UNCONFIRMED);
    void afterProof(rejectedOnce('email-not-verified'));
    await screen.findByRole('dialog', { name: NAME });
    expect(screen.queryByRole('link', { name: 'local mailbox' })).toBeNull();
  });

  it('stays rejected when the dialog is closed, and asks again the next time', async () => {
    open(UNCONFIRMED);
    const first = afterProof(rejectedOnce('email-not-verified'));
    await screen.findByRole('dialog', { name: NAME });
    await press('Close');
    expect(await first).toMatchObject({ ok: false });
    expect(screen.queryByRole('dialog')).toBeNull();
    void afterProof(rejectedOnce('email-not-verified'));
    expect(await screen.findByRole('dialog', { name: NAME })).toBeVisible();
  });
});

describe('a call that needs a recent sign-in', () => {
  it('asks to sign in again and continues', async () => {
    open(aMember());
    const call = rejectedOnce('recent-sign-in-needed');
    const outcome = afterProof(call);
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await userEvent.type(await screen.findByLabelText('Your current password'), 'member-demo');
    await press('Sign in');
    expect(await outcome).toEqual({ ok: true });
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(call).toHaveBeenCalledTimes(2);
  });
});
