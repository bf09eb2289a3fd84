import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StayMap } from './stay-map.tsx';

it('waits for a network, and then for the reader to come near', () => {
  const observed: Element[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(element: Element): void {
        observed.push(element);
      }
      disconnect(): void {}
    },
  );
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <StayMap resort={{ id: 'R1', placeName: 'Pelican Cove' }} country="Norway" lat={60} lng={11} />,
  );
  expect(screen.getByText('The map follows once you are online again.')).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(observed).toHaveLength(1);
  expect(observed[0]).toBeInTheDocument();
  vi.unstubAllGlobals();
});
