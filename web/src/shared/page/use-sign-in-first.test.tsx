import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type KnownSession, SIGNED_OUT } from '../../kernel/session/session-of-user.ts';
import { SessionContext } from '../../kernel/session/session.tsx';
import { givenSession } from '../../testing/given-session.ts';
import { aMember } from '../../testing/render-route.tsx';
import { useSignInFirst } from './use-sign-in-first.ts';

const LIST = '/lastCallVacation?page=2';

function List() {
  const [isWanted, setIsWanted] = useState(false);
  useSignInFirst({ isWanted });
  return (
    <button type="button" onClick={() => setIsWanted(true)}>
      Deposit
    </button>
  );
}

/** A page that shows what visitors see until it is known who reads it. */
const arrive = () => {
  let tell: (known: KnownSession) => void = () => {};
  const known = new Promise<KnownSession>((resolve) => {
    tell = resolve;
  });
  const router = createMemoryRouter(
    [
      { path: '/lastCallVacation', element: <List /> },
      { path: '/login', element: null },
    ],
    { initialEntries: [LIST] },
  );
  const session = { ...givenSession(SIGNED_OUT), whenKnown: () => known };
  render(
    <SessionContext value={session}>
      <RouterProvider router={router} />
    </SessionContext>,
  );
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    press: () => act(async () => screen.getByText('Deposit').click()),
    tell: (reader: KnownSession) => act(async () => tell(reader)),
  };
};

it('leads a visitor who has pressed to the login, and from there back', async () => {
  const page = arrive();
  await page.tell(SIGNED_OUT);
  expect(page.address()).toBe(LIST);
  await page.press();
  expect(page.address()).toBe(`/login?from=${encodeURIComponent(LIST)}`);
});

it('leaves a member, who was not known yet, where they have pressed', async () => {
  const page = arrive();
  await page.press();
  await page.tell(aMember());
  expect(page.address()).toBe(LIST);
});
