import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

function Where() {
  return <p>at {useLocation().pathname}</p>;
}

const renderMenu = () => {
  const signOut = vi.fn<() => void>();
  render(
    <MemoryRouter>
      <Menu
        label="Your account"
        trigger="Your account"
        items={[
          { id: 'profile', label: 'Profile', to: '/profile' },
          { id: 'favourites', label: 'My Favorites', to: '/myFavorites' },
          { id: 'out', label: 'Sign Out', onSelect: signOut, startsGroup: true },
        ]}
      />
      <Where />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  return { signOut, button: screen.getByRole('button', { name: 'Your account' }) };
};

const item = (name: string) => screen.getByRole('menuitem', { name });

it('opens on its first item and cycles with the arrows', async () => {
  const { button } = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(item('Profile')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('My Favorites')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(item('Sign Out')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(item('Profile')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(item('Sign Out')).toHaveFocus();
  await userEvent.keyboard('m');
  expect(item('My Favorites')).toHaveFocus();
});

it('opens upwards on its last item', async () => {
  const { button } = renderMenu();
  button.focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(item('Sign Out')).toHaveFocus();
});

it('closes on Escape and returns to its button', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('closes on a press elsewhere', async () => {
  const { button } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('navigates and runs an action', async () => {
  const { button, signOut } = renderMenu();
  await userEvent.click(button);
  await userEvent.click(item('My Favorites'));
  expect(screen.getByText('at /myFavorites')).toBeInTheDocument();
  await userEvent.click(button);
  await userEvent.click(item('Sign Out'));
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
