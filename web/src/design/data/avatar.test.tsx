import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

it.each([
  ['Member Example', 'ME'],
  ['  first   middle last ', 'FL'],
  ['Åse', 'Å'],
  ['member@example.com', 'M'],
  ['42', ''],
  ['', ''],
])('takes the initials of %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('falls back to the initials when the photo does not load', () => {
  const { container } = render(<Avatar name="Member Example" photoUrl="https://x.test/a.png" />);
  const photo = container.querySelector('img');
  expect(photo).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(photo!);
  expect(container.querySelector('[data-initials="ME"]')).toBeInTheDocument();
  expect(container).toHaveTextContent('');
});

it('is a picture with a name only when it is given one', () => {
  const { rerender } = render(<Avatar name="Member Example" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Avatar name="Member Example" label="Your profile" />);
  expect(screen.getByRole('img', { name: 'Your profile' })).toBeInTheDocument();
});
