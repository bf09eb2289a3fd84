import { render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useGoHome } from './use-go-home.ts';

it('has drawn home when it resolves, also where the code of home had to be loaded', async () => {
  const seenAfterwards: (string | null)[] = [];
  function MemberPage() {
    const goHome = useGoHome();
    const leave = async (): Promise<void> => {
      await goHome();
      seenAfterwards.push(document.body.textContent);
    };
    return <button onClick={() => void leave()}>Log Out</button>;
  }
  const router = createMemoryRouter(
    [
      { path: '/', lazy: () => Promise.resolve({ Component: () => <h1>Home</h1> }) },
      { path: '/profile', Component: MemberPage },
    ],
    { initialEntries: ['/profile'] },
  );
  render(<RouterProvider router={router} />);
  // `act` would draw everything before it ends.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button').click();
  await vi.waitFor(() => expect(seenAfterwards).toEqual(['Home']));
  // One entry of the history, so that Back leads where it did before.
  await router.navigate(-1);
  expect(await screen.findByText('Log Out')).toBeVisible();
});
