import { DEFAULT_PASSWORD_POLICY } from '@club/domain/user/password-policy';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as apiClientModule from '../../kernel/api/api-client.ts';
import { callApi } from '../../kernel/api/api-client.ts';
import * as emailModule from '../../shared/identity/email.ts';
import { sendVerification } from '../../shared/identity/email.ts';
import * as googleSignInModule from '../../shared/identity/google-sign-in.ts';
import { signInWithGoogle } from '../../shared/identity/google-sign-in.ts';
import * as identityModule from '../../shared/identity/identity.ts';
import { closeNewAccount, openAccount, signInByPassword } from '../../shared/identity/identity.ts';
import * as passwordModule from '../../shared/identity/password.ts';
import { loadPasswordPolicy, sendPasswordReset } from '../../shared/identity/password.ts';
import * as sessionEnd from '../../kernel/session/session-end.ts';
import { signOut } from '../../kernel/session/session-end.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aMember, renderRoute } from '../../testing/render-route.tsx';
import { spyOnExports } from '../../testing/spied-exports.ts';
import { apiFailure } from '../../testing/api-failure.ts';
import { aResort } from '../../testing/resort-builders.ts';

spyOnExports(apiClientModule, 'callApi');
spyOnExports(sessionEnd, 'signOut');
spyOnExports(emailModule, 'sendVerification');
spyOnExports(googleSignInModule, 'signInWithGoogle');
spyOnExports(identityModule, 'closeNewAccount', 'openAccount', 'signInByPassword');
spyOnExports(passwordModule, 'loadPasswordPolicy', 'sendPasswordReset');

const ACCOUNT = { uid: 'u1', name: 'Demo Member', email: 'member@example.com', photoUrl: '' };
const RECORD = {
  uid: 'u1',
  name: 'Demo Member',
  email: 'member@example.com',
  membership: 'Member',
  photoURL: '',
  isAdmin: false,
  phoneNumber: '',
  location: 'USA',
  createdAt: '2026-11-20T10:00:00.000Z',
  roleChangedAt: '2026-11-20T10:00:00.000Z',
} as const;
const FROM = '/checkout?resort=R1001&type=lastCall&unit=studio&from=2026-12-05&to=2026-12-11';
const LOGIN = `/login?from=${encodeURIComponent(FROM)}`;
/** A page with choices in its address that is open to everyone: no member is signed in here. */
const OPEN = '/single-available-unit?resort=R1001&type=lastCall';
const REGISTRATION = `/registration?from=${encodeURIComponent(OPEN)}`;

const api = vi.mocked(callApi);
const failure = (code: string): Error => Object.assign(new Error('rejected'), { code });
const apiError = (code: 'user-not-found' | 'already-registered' | 'account-disabled') => ({
  ok: false as const,
  error: apiFailure(code, { message: code }),
});

const type = async (label: string, text: string): Promise<void> =>
  fillIn(await screen.findByLabelText(label), text);
const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
const logIn = async (): Promise<void> => {
  await type('Email', 'member@example.com');
  await type('Password', 'member-demo');
  await press('Login');
};
const registerAs = async (email: string): Promise<void> => {
  await type('Name', 'New Member');
  await type('Email', email);
  await type('Password', 'secret');
  await press('Register');
};
const dialogNamed = (name: string): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', { name });

beforeEach(() => {
  api.mockReset();
  api.mockResolvedValue({ ok: true, value: RECORD });
  vi.mocked(signInByPassword).mockReset().mockResolvedValue(ACCOUNT);
  vi.mocked(openAccount).mockReset().mockResolvedValue(ACCOUNT);
  vi.mocked(signInWithGoogle).mockReset().mockResolvedValue(ACCOUNT);
  vi.mocked(closeNewAccount).mockReset().mockResolvedValue();
  vi.mocked(sendPasswordReset).mockReset().mockResolvedValue();
  vi.mocked(sendVerification).mockReset().mockResolvedValue();
  vi.mocked(loadPasswordPolicy).mockReset().mockResolvedValue(DEFAULT_PASSWORD_POLICY);
});

describe('login', () => {
  it('requires both fields', async () => {
    renderRoute('/login');
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    await press('Login');
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    expect(signInByPassword).not.toHaveBeenCalled();
  });

  it('says so, disables its button and returns with everything, replacing history', async () => {
    const { address, router } = renderRoute(`/login?from=${encodeURIComponent(OPEN)}`, {
      before: ['/help'],
    });
    await logIn();
    await dialogNamed('Successfully Logged In');
    expect(screen.getByRole('button', { name: 'Login', hidden: true })).toBeDisabled();
    await press('OK');
    await waitFor(() => {
      expect(address()).toBe(OPEN);
    });
    await router.navigate(-1);
    await waitFor(() => {
      expect(address()).toBe('/help');
    });
  });

  it.each([['/login'], ['/login?from=//evil.example'], ['/login?from=%2Flogin']])(
    'returns home from %s',
    async (path) => {
      const { address } = renderRoute(path);
      await logIn();
      await dialogNamed('Successfully Logged In');
      await press('OK');
      await waitFor(() => {
        expect(address()).toBe('/');
      });
    },
  );

  it('shows the fixed text for wrong credentials, and can be tried again', async () => {
    vi.mocked(signInByPassword).mockRejectedValueOnce(failure('auth/invalid-credential'));
    renderRoute('/login');
    await logIn();
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('Wrong Email or Password')).toBeVisible();
    expect(within(dialog).getByText('Please enter correct Email or Password')).toBeVisible();
    await press('OK');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAccessibleDescription('This password does not go with this email.');
    await waitFor(() => {
      expect(password).toHaveFocus();
    });
    expect(screen.getByRole('link', { name: 'Forgot password? Choose a new one' })).toHaveAttribute(
      'href',
      '/forgot-password?email=member%40example.com',
    );
    await userEvent.type(password, 'x');
    expect(password).not.toBeInvalid();
  });

  it('shows the stay that one logs in for, with joining beside it', async () => {
    renderRoute(LOGIN, { live: { resorts: { R1001: aResort() } } });
    const stay = await screen.findByRole('complementary', { name: 'Your stay' });
    expect(stay).toHaveTextContent('Pelican Cove');
    expect(stay).toHaveTextContent('Studio · 5 Dec – 11 Dec 2026 · 6 nights');
    expect(stay).toHaveTextContent('$329.08, tax included');
    const choice = within(screen.getByRole('navigation', { name: 'Login or join' }));
    expect(choice.getByRole('link', { name: /^Login/ })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(choice.getByRole('link', { name: /^Join/ }));
    await screen.findByRole('heading', { level: 1, name: 'Registration' });
    expect(screen.getByRole('complementary', { name: 'Your stay' })).toBeVisible();
  });

  it('does not blame the password for a lost connection', async () => {
    vi.mocked(signInByPassword).mockRejectedValueOnce(failure('auth/network-request-failed'));
    renderRoute('/login');
    await logIn();
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('We could not reach the sign-in service.')).toBeVisible();
    expect(within(dialog).queryByText('Wrong Email or Password')).toBeNull();
  });

  it('repairs a registration whose record was lost', async () => {
    api.mockResolvedValueOnce(apiError('user-not-found'));
    renderRoute('/login');
    await logIn();
    await dialogNamed('Successfully Logged In');
    expect(api.mock.calls.map(([key]) => key)).toEqual(['getUser', 'createUser']);
    expect(api.mock.calls[1]?.[1]).toEqual({
      name: 'Demo Member',
      email: 'member@example.com',
      membership: 'Member',
    });
  });

  it('does not let in an account that the club has closed', async () => {
    api.mockResolvedValueOnce(apiError('account-disabled'));
    vi.mocked(signOut).mockResolvedValueOnce();
    renderRoute('/login');
    await logIn();
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('This account has been closed.')).toBeVisible();
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('redirects a signed-in member at once', async () => {
    const { address } = renderRoute(LOGIN, { session: aMember() });
    await waitFor(() => {
      expect(address()).toBe(FROM);
    });
  });

  it('links to the forgotten password with the email that was typed', async () => {
    const { address } = renderRoute('/login');
    await type('Email', 'someone@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Forgot password?' }),
    ).toBeVisible();
    expect(address()).toBe('/forgot-password?email=someone%40example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('someone@example.com');
  });

  it('can be used again after an unexpected error', async () => {
    vi.mocked(signOut).mockRejectedValueOnce(new Error('odd'));
    api.mockResolvedValueOnce(apiError('account-disabled'));
    renderRoute('/login');
    await logIn();
    await dialogNamed('Oops...');
    await press('OK');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  it('keeps the way back when one registers instead', async () => {
    renderRoute(LOGIN);
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    const links = screen.getAllByRole('link', { name: 'Join Register, it is free' });
    const href = links.at(-1)?.getAttribute('href') ?? '';
    expect(href.startsWith('/registration?')).toBe(true);
    expect(new URLSearchParams(href.replace(/^[^?]*/, '')).get('from')).toBe(FROM);
  });
});

describe('Google', () => {
  it('signs in and says so', async () => {
    const { address } = renderRoute(`/login?from=${encodeURIComponent(OPEN)}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Login with Google' }));
    await dialogNamed('Successfully Logged In with Google');
    await press('OK');
    await waitFor(() => {
      expect(address()).toBe(OPEN);
    });
  });

  it('shows the fixed text for a failure, and the cause beside the form', async () => {
    vi.mocked(signInWithGoogle).mockRejectedValueOnce(failure('auth/popup-blocked'));
    renderRoute('/registration');
    await userEvent.click(await screen.findByRole('button', { name: 'Register with Google' }));
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('Error logging in with Google')).toBeVisible();
    expect(within(dialog).getByText('Please try again later')).toBeVisible();
    await press('OK');
    expect(await screen.findByText(/allow pop-ups for this site/)).toBeVisible();
  });

  it('is not an error when the window was closed on purpose', async () => {
    vi.mocked(signInWithGoogle).mockRejectedValueOnce(failure('auth/popup-closed-by-user'));
    renderRoute('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Login with Google' }));
    expect(await screen.findByText(/closed before the sign-in was finished/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers a choice of accounts in the local substitute', async () => {
    vi.mocked(signInWithGoogle).mockImplementationOnce(async (choose) => {
      const chosen = await choose();
      return { ...ACCOUNT, email: chosen?.email ?? 'none' };
    });
    renderRoute('/login');
    await userEvent.click(await screen.findByRole('button', { name: 'Login with Google' }));
    const chooser = await screen.findByRole('dialog', { name: 'Choose an account' });
    expect(within(chooser).getByText(/local stand-in/)).toBeVisible();
    await userEvent.type(within(chooser).getByLabelText('Another name'), 'Other Member');
    await userEvent.type(within(chooser).getByLabelText('Another email'), 'other@example.com');
    await press('Use this account');
    await dialogNamed('Successfully Logged In with Google');
    expect(api.mock.calls[0]?.[1]).toEqual({ email: 'other@example.com' });
  });
});

describe('registration', () => {
  it('requires name, email and password, with the only membership chosen', async () => {
    renderRoute('/registration');
    await screen.findByRole('heading', { level: 1, name: 'Registration' });
    expect(screen.getByRole('combobox', { name: 'Membership' })).toHaveDisplayValue(
      'Wyndham Member',
    );
    const options = within(screen.getByRole('combobox', { name: 'Membership' }));
    expect(options.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Wyndham Member',
    ]);
    await press('Register');
    expect(await screen.findByText('Name is required.')).toBeVisible();
    expect(screen.getByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
  });

  it('ticks the password rule while it is met', async () => {
    renderRoute('/registration');
    const rules = await screen.findByRole('list', { name: 'Password rules' });
    expect(within(rules).queryByText(/Done/)).toBeNull();
    await type('Password', 'secret');
    expect(within(rules).getByText(/Done/)).toBeInTheDocument();
  });

  it('opens the account, then the record, and returns to the page before', async () => {
    const { address } = renderRoute(REGISTRATION);
    await registerAs('member@example.com');
    await dialogNamed('Successfully Registered');
    expect(openAccount).toHaveBeenCalledWith('New Member', 'member@example.com', 'secret');
    expect(api).toHaveBeenCalledWith(
      'createUser',
      expect.objectContaining({ email: 'member@example.com', membership: 'Member' }),
    );
    await press('OK');
    await waitFor(() => {
      expect(address()).toBe(OPEN);
    });
  });

  it('sends the confirmation email, and signs in without waiting for it', async () => {
    vi.mocked(sendVerification).mockRejectedValueOnce(failure('auth/too-many-requests'));
    renderRoute('/registration');
    await registerAs('member@example.com');
    await dialogNamed('Successfully Registered');
    expect(sendVerification).toHaveBeenCalledOnce();
  });

  it('says when one is registered already', async () => {
    vi.mocked(openAccount).mockRejectedValueOnce(failure('auth/email-already-in-use'));
    renderRoute('/registration');
    await registerAs('member@example.com');
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('You are already registered')).toBeVisible();
    await press('OK');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
      /^There is an account with this email\./,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Login with this email' }));
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(screen.getByLabelText('Email')).toHaveValue('member@example.com');
  });

  it('deletes the new account when the email belongs to another member', async () => {
    api.mockResolvedValueOnce(apiError('already-registered'));
    renderRoute('/registration');
    await registerAs('member@example.com');
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('You are already registered')).toBeVisible();
    expect(closeNewAccount).toHaveBeenCalledOnce();
  });

  it('requests a record again whose response was lost, and succeeds', async () => {
    api.mockResolvedValueOnce({ ok: false, error: { kind: 'network' } });
    renderRoute('/registration');
    await registerAs('member@example.com');
    await dialogNamed('Successfully Registered');
    expect(api).toHaveBeenCalledTimes(2);
  });

  it('gives the error its own message, and shows the current rules', async () => {
    vi.mocked(loadPasswordPolicy)
      .mockResolvedValueOnce(DEFAULT_PASSWORD_POLICY)
      .mockResolvedValueOnce({ ...DEFAULT_PASSWORD_POLICY, minLength: 10, numeric: true });
    vi.mocked(openAccount).mockRejectedValueOnce(
      failure('auth/password-does-not-meet-requirements'),
    );
    renderRoute('/registration');
    await registerAs('member@example.com');
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('This password does not meet the rules.')).toBeVisible();
    expect(within(dialog).getByText('Please try again later')).toBeVisible();
    await press('OK');
    expect(await screen.findByText('Use at least 10 characters.')).toBeVisible();
    expect(screen.getByText('Use a digit.')).toBeVisible();
  });

  it('has a message for an unknown error', async () => {
    vi.mocked(openAccount).mockRejectedValueOnce(new Error('odd'));
    renderRoute('/registration');
    await registerAs('member@example.com');
    const dialog = await dialogNamed('Oops...');
    expect(within(dialog).getByText('Error during registration')).toBeVisible();
  });
});
