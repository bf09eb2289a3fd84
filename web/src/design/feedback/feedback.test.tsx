import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ErrorState } from './error-state.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { OfflineBanner } from './offline-banner.tsx';

it("says 'Loading...' as a status", () => {
  render(<LoadingScreen />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading\.\.\.$/);
});

it('reads out a failure and tries again', async () => {
  const retry = vi.fn<() => void>();
  render(<ErrorState title="This did not load" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('is shown while there is no network', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<OfflineBanner text="You are offline." />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  online.mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
});
