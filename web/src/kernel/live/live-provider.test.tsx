import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../session/session-of-user.ts';
import { SessionContext } from '../session/session.tsx';
import { givenSession } from '../../testing/given-session.ts';
import { createLive } from './live-hooks.ts';
import { LiveProvider } from './live-provider.tsx';
import { liveRequest } from './live-request.ts';
import { asIs, documentSource } from './live-source.ts';
import { liveStore, resetLiveData } from './live-store.ts';

vi.mock('./live-listeners.tsx', () => ({ LiveListeners: () => 'listening' }));

const read = (): string => '';
const SOURCES = {
  resort: documentSource({
    access: 'public',
    path: ({ id }: { id: string }) => id,
    read,
    show: asIs,
  }),
};
const { useLive } = createLive<typeof SOURCES>();

function Resort({ id }: { id: string }) {
  const live = useLive('resort', { id });
  return <p>{live.status === 'ready' ? `Resort ${live.data}` : 'Loading'}</p>;
}

const loadSources = vi.fn<() => Promise<typeof SOURCES>>();
const VISITOR: Session = { status: 'signed-out' };

/** Some time in which everything that is due happens. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

const open = (ids: readonly string[], session: Session = VISITOR): void => {
  render(
    <SessionContext value={givenSession(session)}>
      <LiveProvider loadSources={loadSources}>
        {ids.map((id) => (
          <Resort key={id} id={id} />
        ))}
      </LiveProvider>
    </SessionContext>,
  );
};

beforeEach(() => {
  resetLiveData();
  loadSources.mockReset().mockResolvedValue(SOURCES);
  liveStore.preload(liveRequest('resort', { id: 'given' }).key, 'given');
});

it('listens to nothing on a complete page of a visitor before it is used', async () => {
  open(['given']);
  await wait();
  expect(screen.getByText('Resort given')).toBeVisible();
  expect(loadSources).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await waitFor(() => expect(screen.getByText('listening', { exact: false })).toBeVisible());
});

it('listens at once where something is missing', async () => {
  open(['given', 'missing']);
  await waitFor(() => expect(loadSources).toHaveBeenCalledOnce());
});

it('listens at once for who was signed in at the last visit', async () => {
  open(['given'], { status: 'loading' });
  await waitFor(() => expect(loadSources).toHaveBeenCalledOnce());
});

function Field() {
  const [text, setText] = useState('');
  return <input aria-label="Typed" value={text} onChange={({ target }) => setText(target.value)} />;
}

it('gives way to presses and keys while new data are rendered', async () => {
  open(['given']);
  render(<Field />);
  await wait();
  const field = screen.getByLabelText('Typed');
  act(() => {
    liveStore.publish(liveRequest('resort', { id: 'given' }).key, 'new', { isPublic: true });
    flushSync(() => fireEvent.change(field, { target: { value: 'a' } }));
    expect(field).toHaveValue('a');
    expect(screen.getByText('Resort given')).toBeVisible();
  });
  expect(screen.getByText('Resort new')).toBeVisible();
});
