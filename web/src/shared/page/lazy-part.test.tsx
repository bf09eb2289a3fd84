import { render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { DialogsProvider, loadDialogs } from '../../design/overlay/dialogs-provider.tsx';
import * as reports from '../../kernel/page/report-errors.ts';
import { lazyPart } from './lazy-part.tsx';

beforeAll(loadDialogs);

const missing = (): Promise<{ default: React.ComponentType }> =>
  Promise.reject(new Error('Failed to fetch dynamically imported module'));

it.each([
  ['says that it is missing', false, 1],
  ['says nothing about what no reader waits for', true, 0],
])('a part that cannot be loaded leaves the page, and %s', async (_what, isSilent, messages) => {
  const report = vi.spyOn(reports, 'reportError').mockImplementation(() => {});
  const Part = lazyPart(missing, { isSilent, fallback: 'Loading' });
  render(
    <DialogsProvider>
      <p>The page</p>
      <Part />
    </DialogsProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(screen.getByText('The page')).toBeVisible();
  expect(screen.queryAllByText(/could not be loaded/)).toHaveLength(messages);
  expect(report).toHaveBeenCalledOnce();
});

it('a part whose code is there is drawn at once', async () => {
  const load = Promise.resolve({ default: () => <p>The part</p> });
  const Part = lazyPart(() => load);
  Part.preload();
  await load;
  render(<Part />);
  expect(screen.getByText('The part')).toBeVisible();
});
