import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callFunction } from '../../kernel/api/api-client.ts';
import * as emailModule from '../../shared/identity/email.ts';
import { sendVerification } from '../../shared/identity/email.ts';
import * as identityModule from '../../shared/identity/identity.ts';
import { reloadAccount } from '../../shared/identity/identity.ts';
import * as mailActionModule from '../../shared/identity/mail-action.ts';
import { applyMailCode, readMailCode, resetPassword } from '../../shared/identity/mail-action.ts';
import { verificationSentAt } from '../../shared/identity/verification-sent-at.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(emailModule, 'sendVerification');
spyOnExports(identityModule, 'reloadAccount');
spyOnExports(mailActionModule, 'applyMailCode', 'readMailCode', 'resetPassword');
spyOnExports(apiClientModule, 'callFunction');

const failure = (code: string): Error => Object.assign(new Error('rejected'), { code });
const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(readMailCode)
    .mockReset()
    .mockResolvedValue({ email: 'anna@example.com', previousEmail: '' });
  vi.mocked(applyMailCode).mockReset().mockResolvedValue();
  vi.mocked(reloadAccount).mockReset().mockResolvedValue(false);
  vi.mocked(sendVerification).mockReset().mockResolvedValue();
});

describe('a link in an email', () => {
  it('is used only when its reader says so', async () => {
    renderRoute('/identity-action?mode=verifyEmail&oobCode=abc');
    await screen.findByText('anna@example.com');
    expect(applyMailCode).not.toHaveBeenCalled();
    await press('Yes, confirm it');
    expect(await screen.findByText('Your email is confirmed')).toBeVisible();
    expect(applyMailCode).toHaveBeenCalledExactlyOnceWith('abc');
  });

  it.each([
    ['auth/expired-action-code', 'This link has expired.'],
    ['auth/invalid-action-code', /This link has been used already/],
    ['auth/user-not-found', 'The account of this link is no longer there.'],
  ])('that fails with %s says so and how to get another', async (code, text) => {
    vi.mocked(readMailCode).mockRejectedValueOnce(failure(code));
    renderRoute('/identity-action?mode=resetPassword&oobCode=abc');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send another link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('can be read again after a lost connection', async () => {
    vi.mocked(readMailCode).mockRejectedValueOnce(failure('auth/network-request-failed'));
    renderRoute('/identity-action?mode=recoverEmail&oobCode=abc');
    await press('Retry');
    expect(await screen.findByRole('button', { name: 'Yes, take it back' })).toBeVisible();
  });

  it('that was used in between says so too', async () => {
    vi.mocked(applyMailCode).mockRejectedValueOnce(failure('auth/invalid-action-code'));
    renderRoute('/identity-action?mode=verifyAndChangeEmail&oobCode=abc');
    await press('Yes, change it');
    expect(await screen.findByText(/This link has been used already/)).toBeVisible();
  });
});

describe('a password chosen by a link', () => {
  const open = async (): Promise<void> => {
    vi.mocked(resetPassword).mockReset().mockResolvedValue();
    vi.mocked(callFunction)
      .mockReset()
      .mockResolvedValue({ ok: false, error: { kind: 'network' } });
    renderRoute('/identity-action?mode=resetPassword&oobCode=abc');
    await screen.findByText('anna@example.com');
  };
  const choose = async (password: string): Promise<void> => {
    await userEvent.type(await screen.findByLabelText('New password'), password);
    await press('Save the password');
  };

  it('ends the earlier sessions, and is done even where that fails', async () => {
    await open();
    await choose('something-new');
    expect(await screen.findByText('Your password is changed')).toBeVisible();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith('abc', 'something-new');
    const call = ['followReset', { email: 'anna@example.com' }, { askForProof: false }] as const;
    expect(callFunction).toHaveBeenCalledExactlyOnceWith(...call);
  });

  it.each([
    ['short-1', 'Use at least 8 characters.'],
    ['password123', 'Use one that is not among the most common passwords.'],
  ])('is not %s', async (password, rule) => {
    await open();
    await screen.findByText('Use one that is not among the most common passwords.');
    await choose(password);
    // In the list of rules, and as the error of the field.
    expect((await screen.findAllByText(rule)).length).toBeGreaterThan(1);
    expect(resetPassword).not.toHaveBeenCalled();
  });
});

describe('the banner about an address that is not confirmed', () => {
  const open = async (): Promise<void> => {
    renderRoute('/profile', { session: aMember({ emailVerified: false }) });
    await screen.findByRole('region', { name: 'Confirm your email' });
  };

  it('is not there once it is confirmed', async () => {
    renderRoute('/profile', { session: aMember() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
  });

  it.each(['/help', '/checkout', '/payment-confirmation'])(
    'is not at %s, unless the member has just registered; never in a booking',
    async (path) => {
      const session = aMember({ emailVerified: false });
      const { router } = renderRoute(path, { session });
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
      act(() => {
        verificationSentAt.write(Date.now());
      });
      await router.navigate('/help');
      await screen.findByRole('region', { name: 'Confirm your email' });
      await router.navigate('/checkout');
      await waitFor(() => {
        expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
      });
    },
  );

  it('sends another email and waits before the next', async () => {
    await open();
    await press('Send again');
    expect(await screen.findByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    expect(sendVerification).toHaveBeenCalledOnce();
  });

  it('checks the service on request and when the page becomes visible', async () => {
    await open();
    await press('I have confirmed it');
    expect(await screen.findByText(/Not confirmed yet/)).toBeVisible();
    vi.mocked(reloadAccount).mockClear();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      expect(reloadAccount).toHaveBeenCalledOnce();
    });
  });

  it('can be closed for the visit', async () => {
    await open();
    await press('Close until the next visit');
    expect(screen.queryByRole('region', { name: 'Confirm your email' })).toBeNull();
  });
});
