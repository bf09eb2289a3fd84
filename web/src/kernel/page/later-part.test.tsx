import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { PageTimeContext } from '../time/page-time.ts';
import { localToday, Today, useToday } from '../time/today.tsx';
import { HEARD, watchEarlyUse } from './early-use.ts';
import { afterLaterParts, laterPart, loadLaterParts } from './later-part.tsx';

type PartProps = { unit: string };

function Stay({ unit }: PartProps) {
  const [nights, setNights] = useState(6);
  const [note, setNote] = useState('');
  return (
    <section>
      <time>{useToday()}</time>
      <button type="button" onClick={() => setNights(nights + 1)}>
        One night more
      </button>
      <input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <output>{`${unit}, ${nights} nights${note === '' ? '' : `, ${note}`}`}</output>
    </section>
  );
}

type Loaded = { default: ComponentType<PartProps> };
/** A page written long before it is read. */
const page = (Part: ComponentType<PartProps>, unit = 'Studio') => (
  <PageTimeContext value={Date.UTC(2020, 1, 29)}>
    <Today>
      <main {...HEARD}>
        <Part unit={unit} />
      </main>
    </Today>
  </PageTimeContext>
);

let root: Root | undefined;

/** A page that a server has written, taken over without the code of its part. */
const arrive = async (load: () => Promise<Loaded>) => {
  const Written = laterPart<PartProps>(async () => ({ default: Stay }));
  await loadLaterParts();
  const container = document.createElement('div');
  container.innerHTML = renderToString(page(Written));
  document.body.append(container);
  watchEarlyUse(container).stop();
  const Part = laterPart<PartProps>(load);
  const mismatch = vi.fn<(error: unknown) => void>();
  await act(async () => {
    root = hydrateRoot(container, page(Part), { onRecoverableError: mismatch });
  });
  return { Part, mismatch };
};

/** Time in which code begins to load. */
const pause = (then: string): Promise<string> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(then), 50);
  });

const heldLoad = () => {
  let answer: (module: Loaded) => void = () => {};
  const load = () =>
    new Promise<Loaded>((resolve) => {
      answer = resolve;
    });
  return { load, arriveCode: () => act(async () => answer({ default: Stay })) };
};

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

it('is read before its code is there, and then does what was done with it meanwhile', async () => {
  const { load, arriveCode } = heldLoad();
  const { mismatch } = await arrive(load);
  const user = userEvent.setup();
  expect(screen.getByRole('status')).toHaveTextContent('Studio, 6 nights');
  await user.type(screen.getByLabelText('Note'), 'late');
  await user.click(screen.getByText('One night more'));
  expect(screen.getByRole('status')).toHaveTextContent('Studio, 6 nights');

  await act(() => pause(''));
  await arriveCode();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Studio, 7 nights, late'),
  );
  await user.click(screen.getByText('One night more'));
  expect(screen.getByRole('status')).toHaveTextContent('Studio, 8 nights, late');
  expect(mismatch).not.toHaveBeenCalled();
});

it('does what was done with it also where it was made again', async () => {
  const { load, arriveCode } = heldLoad();
  await arrive(load);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Note'), 'late');
  const pressed = screen.getByText('One night more');
  await user.click(pressed);
  // A mismatch in front of it.
  screen.getByRole('status').before(document.createElement('hr'));
  screen.getByRole('status').remove();

  await act(() => pause(''));
  await arriveCode();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Studio, 7 nights, late'),
  );
  expect(pressed).not.toBeInTheDocument();
});

it('stays in view while the page around it changes, and follows when its code is there', async () => {
  const { load, arriveCode } = heldLoad();
  const { Part } = await arrive(load);
  await act(async () => root?.render(page(Part, '1 bedroom')));
  expect(screen.getByRole('status')).toHaveTextContent('Studio, 6 nights');

  const responding = afterLaterParts();
  const first = await act(() => Promise.race([responding, pause('still waiting')]));
  expect(first).toBe('still waiting');
  await arriveCode();
  await responding;
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 bedroom, 6 nights'));
});

it('is taken over with the day it was written on, and then shows today', async () => {
  const { load, arriveCode } = heldLoad();
  const { mismatch } = await arrive(load);
  expect(screen.getByRole('time')).toHaveTextContent('2020-02-29');

  await act(() => pause(''));
  await arriveCode();
  await waitFor(() => expect(screen.getByRole('time')).toHaveTextContent(localToday()));
  expect(mismatch).not.toHaveBeenCalled();
});
