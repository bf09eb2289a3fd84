import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as emailModule from '../../shared/identity/email.ts';
import { sendEmailChange } from '../../shared/identity/email.ts';
import * as otherSessionsModule from '../../shared/identity/other-sessions.ts';
import {
  endOtherSessions,
  endSessionsOfOldPassword,
  readSignedInAt,
} from '../../shared/identity/other-sessions.ts';
import * as passwordModule from '../../shared/identity/password.ts';
import { changePassword, loadPasswordPolicy } from '../../shared/identity/password.ts';
import * as identityModule from '../../shared/identity/identity.ts';
import { currentUser } from '../../shared/identity/identity.ts';
import * as secondFactorModule from '../../shared/identity/second-factor.ts';
import {
  beginAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
} from '../../shared/identity/second-factor.ts';
import * as emulatorsModule from '../../kernel/firebase/use-emulators.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import * as signInAgainModule from '../../shared/identity/sign-in-again.ts';
import { readSignInWays, signInAgainByPassword } from '../../shared/identity/sign-in-again.ts';
import * as ownProfileModule from '../../shared/identity/own-profile.ts';
import { saveProfile } from '../../shared/identity/own-profile.ts';
import * as sessionEnd from '../../kernel/session/session-end.ts';
import { signOut } from '../../kernel/session/session-end.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { MEMBER_UID } from '../../testing/live-store-with.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { DEFAULT_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(sessionEnd, 'signOut');
spyOnExports(ownProfileModule, 'saveProfile');
spyOnExports(emailModule, 'sendEmailChange');
spyOnExports(passwordModule, 'changePassword', 'loadPasswordPolicy');
spyOnExports(otherSessionsModule, 'endOtherSessions', 'endSessionsOfOldPassword', 'readSignedInAt');
spyOnExports(signInAgainModule, 'readSignInWays', 'signInAgainByPassword');
spyOnExports(identityModule, 'currentUser');
spyOnExports(secondFactorModule, 'beginAuthenticator', 'hasAuthenticator', 'removeAuthenticator');
spyOnExports(emulatorsModule, 'useEmulators');

const RECORD = {
  uid: MEMBER_UID,
  name: 'Demo Member',
  email: 'member@example.com',
  membership: 'Member',
  photoURL: '',
  isAdmin: false,
  emailConfirmed: true,
  phoneNumber: '',
  location: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  roleChangedAt: '2026-11-20T10:00:00.000Z',
} as const;

const failure = (code: string): Error => Object.assign(new Error('rejected'), { code });

const open = async (over: { sessionsEndedAt?: string } = {}) => {
  const ownUser = { ...RECORD, ...over };
  const page = renderRoute('/profile', { session: aMember(), live: { own: { ownUser } } });
  await screen.findByText('Full name');
  return page;
};
const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).nextElementSibling?.textContent;
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const fill = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`));
  await userEvent.clear(field);
  if (text !== '') await fillIn(field, text);
};
const signInAgain = async (): Promise<void> => {
  const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
  await userEvent.type(await within(dialog).findByLabelText('Your current password'), 'old-one');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in' }));
};

beforeEach(() => {
  // No test uses the account itself.
  vi.mocked(currentUser)
    .mockReset()
    .mockResolvedValue({ uid: MEMBER_UID } as User);
  vi.mocked(hasAuthenticator).mockReset().mockResolvedValue(false);
  vi.mocked(removeAuthenticator).mockReset().mockResolvedValue();
  vi.mocked(useEmulators).mockReset().mockReturnValue(false);
  vi.mocked(saveProfile).mockReset().mockResolvedValue('saved');
  vi.mocked(sendEmailChange).mockReset().mockResolvedValue();
  vi.mocked(changePassword).mockReset().mockResolvedValue();
  vi.mocked(loadPasswordPolicy).mockReset().mockResolvedValue(DEFAULT_PASSWORD_POLICY);
  vi.mocked(endOtherSessions)
    .mockReset()
    .mockResolvedValue({ ok: true, value: { endedAt: '2026-12-02T10:00:00.000Z' } });
  vi.mocked(endSessionsOfOldPassword).mockReset().mockResolvedValue(true);
  vi.mocked(readSignedInAt).mockReset().mockResolvedValue('2026-12-01T09:30:00.000Z');
  vi.mocked(readSignInWays).mockReset().mockResolvedValue({ password: true, google: false });
  vi.mocked(signInAgainByPassword).mockReset().mockResolvedValue();
});

describe('the profile', () => {
  it('shows name, email, a masked password and the location', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(valueOf('Full name')).toBe('Demo Member');
    expect(valueOf('Email')).toBe('member@example.com');
    expect(valueOf('Password')).toBe('********');
    expect(valueOf('Location')).toBe('USA');
    expect(screen.getByText(/Need Help\?/)).toHaveTextContent('Need Help? Contact Support');
  });

  it('logs out, to the home page', async () => {
    vi.mocked(signOut).mockResolvedValueOnce();
    const { router } = await open();
    await press('Log Out');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('requires a sign-in', async () => {
    renderRoute('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
});

describe('editing the profile', () => {
  it('saves a name trimmed, and puts the focus back', async () => {
    await open();
    await press('Edit full name');
    expect(screen.getByLabelText('Full name')).toHaveFocus();
    await fill('Full name', ' Other Name ');
    await press('Save');
    await waitFor(() => {
      expect(saveProfile).toHaveBeenCalledWith(MEMBER_UID, { name: 'Other Name' });
    });
    expect(await screen.findByRole('button', { name: 'Edit full name' })).toHaveFocus();
  });

  it.each([
    ['Edit full name', 'Full name', '', 'Name is required.'],
    ['Edit phone', 'Phone', 'call', 'Phone number must have 5 to 20 digits.'],
    [
      'Edit photo',
      'Address of your photo',
      'http://a.example/b.jpg',
      'Photo must be an address that starts with https://.',
    ],
  ])('%s: says what is wrong beside the field', async (edit, label, text, message) => {
    await open();
    await press(edit);
    await fill(label, text);
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(saveProfile).not.toHaveBeenCalled();
  });

  it('keeps what was typed while offline', async () => {
    vi.mocked(saveProfile).mockResolvedValueOnce('offline');
    await open();
    await press('Edit location');
    await fill('Location', 'Norway');
    await press('Save');
    expect(await screen.findByText(/We could not reach the club/)).toBeVisible();
    expect(screen.getByLabelText('Location')).toHaveValue('Norway');
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Edit location' })).toBeVisible();
  });

  it('confirms before it discards what was typed, on another line or another page', async () => {
    const { router } = await open();
    await press('Edit location');
    await fill('Location', 'Norway');
    await press('Edit phone');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Location')).toHaveValue('Norway');
    void router.navigate('/help');
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/help');
    });
  });

  it('cancels without a confirmation, and writes nothing', async () => {
    await open();
    await press('Edit location');
    await fill('Location', 'Norway');
    await press('Cancel');
    expect(valueOf('Location')).toBe('USA');
    expect(saveProfile).not.toHaveBeenCalled();
  });
});

describe('changing email and password', () => {
  it('asks to sign in again, says so, and sends a link to the new address', async () => {
    await open();
    await press('Edit email');
    await fill('New email', 'new@example.com');
    await press('Send the link');
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    expect(sendEmailChange).not.toHaveBeenCalled();
    await press('OK');
    expect(await screen.findByText('We sent a link to the new address')).toBeVisible();
    expect(signInAgainByPassword).toHaveBeenCalledWith('old-one');
    expect(sendEmailChange).toHaveBeenCalledWith('new@example.com');
  });

  it('rejects the current address', async () => {
    await open();
    await press('Edit email');
    await fill('New email', 'Member@Example.com');
    await press('Send the link');
    expect(await screen.findByText('This is your email already.')).toBeVisible();
  });

  it('allows another password, or cancelling without a change', async () => {
    vi.mocked(signInAgainByPassword).mockRejectedValueOnce(failure('auth/wrong-password'));
    await open();
    await press('Edit password');
    await fill('New password', 'something-new');
    await press('Save');
    await signInAgain();
    const dialog = await screen.findByRole('dialog', { name: 'Please sign in again' });
    expect(await within(dialog).findByText(/This is not your password/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(changePassword).not.toHaveBeenCalled();
    expect(screen.getByLabelText('New password')).toHaveValue('something-new');
  });

  it('shows the rules in force when the new password does not meet them', async () => {
    vi.mocked(changePassword).mockRejectedValueOnce(
      failure('auth/password-does-not-meet-requirements'),
    );
    await open();
    await press('Edit password');
    await fill('New password', 'something');
    vi.mocked(loadPasswordPolicy).mockResolvedValue({ ...DEFAULT_PASSWORD_POLICY, numeric: true });
    await press('Save');
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    expect(await screen.findByText(/This password does not meet the rules/)).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Password rules' })).getByText('Use a digit.'),
    ).toBeVisible();
  });
});

describe('other sessions', () => {
  it('end with a new password, while this one continues', async () => {
    await open();
    await press('Edit password');
    await fill('New password', 'something-new');
    await press('Save');
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    expect(await screen.findByText(/Everywhere else you are signed out\./)).toBeVisible();
    expect(endSessionsOfOldPassword).toHaveBeenCalledWith('something-new');
  });

  it('expire within an hour where they could not be ended at once', async () => {
    vi.mocked(endSessionsOfOldPassword).mockResolvedValueOnce(false);
    await open();
    await press('Edit password');
    await fill('New password', 'something-new');
    await press('Save');
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    expect(await screen.findByText(/signed out within an hour/)).toBeVisible();
  });

  it('end on request after signing in again, and the line shows when this one began', async () => {
    await open({ sessionsEndedAt: '2026-11-30T10:00:00.000Z' });
    expect(await screen.findByText(/On this device since/)).toHaveTextContent(/1 Dec|Dec 1,/);
    expect(screen.getByText(/Everywhere else signed out on/)).toHaveTextContent(/30 Nov|Nov 30/);
    await press('Sign out everywhere else');
    expect(endOtherSessions).not.toHaveBeenCalled();
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
    expect(endOtherSessions).toHaveBeenCalledOnce();
  });

  it('continue after cancelling, and after a failure, which is shown', async () => {
    vi.mocked(endOtherSessions).mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    await open();
    await press('Sign out everywhere else');
    await screen.findByRole('dialog', { name: 'Please sign in again' });
    await press('Close');
    expect(endOtherSessions).not.toHaveBeenCalled();
    await press('Sign out everywhere else');
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    expect(await screen.findByText(/We could not reach the club/)).toBeVisible();
  });
});

describe('the second step of an admin', () => {
  const openAsAdmin = async (): Promise<void> => {
    const session = aMember({ isAdmin: true });
    renderRoute('/profile', { session, live: { own: { ownUser: { ...RECORD, isAdmin: true } } } });
    await screen.findByText('Second step');
  };

  it('is offered to admins only', async () => {
    await open();
    expect(screen.queryByText('Second step')).toBeNull();
  });

  it('is added with the key and a code, and ends sessions without one', async () => {
    const add = vi
      .fn<(code: string) => Promise<void>>()
      .mockRejectedValueOnce(failure('auth/invalid-verification-code'))
      .mockResolvedValueOnce();
    vi.mocked(beginAuthenticator)
      .mockReset()
      .mockResolvedValue({ key: 'ABCDEFGH', link: 'otpauth://totp/x', add });
    await openAsAdmin();
    await press('Add an app');
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    const dialog = await screen.findByRole('dialog', { name: 'Add an authenticator app' });
    expect(within(dialog).getByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Code'), '000000');
    await press('Add the app');
    expect(await screen.findByText(/This code is not right/)).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Code'), '123456');
    await press('Add the app');
    expect(await screen.findByText(/you enter a code when you sign in/)).toBeVisible();
    expect(add).toHaveBeenLastCalledWith('123456');
    expect(endOtherSessions).toHaveBeenCalledOnce();
    expect(valueOf('Second step')).toBe('Code of an authenticator app');
  });

  it('is removed after a confirmation', async () => {
    vi.mocked(hasAuthenticator).mockResolvedValue(true);
    await openAsAdmin();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign in without a code?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Remove the app' }));
    await signInAgain();
    await screen.findByRole('alertdialog', { name: 'Successfully Signed In' });
    await press('OK');
    expect(await screen.findByText('The authenticator app is removed.')).toBeVisible();
    expect(removeAuthenticator).toHaveBeenCalledOnce();
  });

  it('is removed only after a warning where the club requires it', async () => {
    vi.mocked(hasAuthenticator).mockResolvedValue(true);
    const session = aMember({ isAdmin: true, secondFactor: 'shown' });
    renderRoute('/profile', { session, live: { own: { ownUser: { ...RECORD, isAdmin: true } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const question = await screen.findByRole('alertdialog', { name: 'Sign in without a code?' });
    expect(question).toHaveTextContent(/you cannot open the admin panel/);
  });

  it('is not supported with emulators, which a message says', async () => {
    vi.mocked(useEmulators).mockReturnValue(true);
    await openAsAdmin();
    await press('Add an app');
    expect(await screen.findByRole('alertdialog', { name: 'Not on this machine' })).toBeVisible();
  });
});
