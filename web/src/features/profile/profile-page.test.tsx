import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { signOut } from '../../lib/session.tsx';
import { aMember, renderRoute } from '../../testing/render-route.tsx';

vi.mock('../../lib/session.tsx', { spy: true });
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const valueOf = (label: string): string | null | undefined =>
  screen.getByText(label).nextElementSibling?.textContent;

describe('the profile', () => {
  it('shows name, e-mail, a masked password and the location', async () => {
    renderRoute('/profile', { session: aMember() });
    expect(await screen.findByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
    expect(valueOf('Full name')).toBe('Demo Member');
    expect(valueOf('Email')).toBe('member@example.com');
    expect(valueOf('Password')).toBe('********');
    expect(valueOf('Location')).toBe('USA');
    expect(screen.getByText(/Need Help\?/)).toHaveTextContent('Need Help? Contact Support');
  });

  it('logs out, to the home page', async () => {
    vi.mocked(signOut).mockResolvedValueOnce();
    const { router } = renderRoute('/profile', { session: aMember() });
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/');
    });
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('needs somebody signed in', async () => {
    renderRoute('/profile');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
});
