import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapPoint } from './map-point.ts';
import ResortMap, { type ResortMapProps } from './resort-map.tsx';
import * as worldOutlinesModule from './world-outlines.ts';
import { loadOutlines } from './world-outlines.ts';
import { spyOnExports } from '../../testing/spied-exports.ts';

spyOnExports(worldOutlinesModule, 'loadOutlines');

/** jsdom has no layout: the map is given a size of 600 by 600 pixels. */
const SIZE = { clientWidth: 600, clientHeight: 600 } as const;

beforeEach(() => {
  vi.mocked(loadOutlines).mockResolvedValue({
    land: [],
    coasts: [],
    borders: [],
    countries: [],
    seas: [],
    cities: [],
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  for (const [name, value] of Object.entries(SIZE)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof SIZE, 'get').mockReturnValue(value);
  }
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly onResize: () => void;
      constructor(onResize: () => void) {
        this.onResize = onResize;
      }
      observe(): void {
        this.onResize();
      }
      disconnect(): void {}
    },
  );
  // No motion: the camera moves at once.
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
});

const aPoint = (over: Partial<MapPoint>): MapPoint => ({
  id: 'R1',
  lat: 26.1,
  lng: -81.8,
  label: 'Pelican Cove',
  price: '$361.02',
  country: 'United States',
  ...over,
});

const POINTS = [
  aPoint({}),
  aPoint({ id: 'R2', lat: 38.7, lng: -9.1, label: 'Faro Velho', country: 'Portugal' }),
  aPoint({ id: 'R3', lat: 38.9, lng: -9.2, label: 'Casa do Mar', country: 'Portugal' }),
];

const renderMap = async (over: Partial<ResortMapProps> = {}) => {
  const props: ResortMapProps = {
    label: 'Map of resorts',
    points: POINTS,
    selectedId: null,
    onSelect: vi.fn<ResortMapProps['onSelect']>(),
    ...over,
  };
  const view = render(<ResortMap {...props} />);
  await screen.findByRole('button', { name: /Pelican Cove/ });
  return {
    props,
    change: (next: Partial<ResortMapProps>) => view.rerender(<ResortMap {...props} {...next} />),
  };
};

const map = () => screen.getByRole('application', { name: 'Map of resorts' });
const pin = (name: RegExp) => within(map()).getByRole('button', { name });

describe('the map', () => {
  it('has a name, explains how to use it, and names its pins with their prices', async () => {
    await renderMap();
    expect(map()).toHaveAccessibleDescription(/Arrow keys move the map, plus and minus zoom/);
    expect(pin(/Pelican Cove/)).toHaveAccessibleName('Pelican Cove, $361.02');
    expect(pin(/Portugal/)).toHaveAccessibleName('2 resorts in Portugal, come closer');
  });

  it('selects a resort by its pin, and deselects it by the pin, the sea or Escape', async () => {
    const { props, change } = await renderMap();
    await userEvent.click(pin(/Pelican Cove/));
    expect(props.onSelect).toHaveBeenLastCalledWith('R1');
    change({ selectedId: 'R1' });
    expect(pin(/Pelican Cove/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(pin(/Pelican Cove/));
    expect(props.onSelect).toHaveBeenLastCalledWith(null);
    await userEvent.click(map());
    expect(props.onSelect).toHaveBeenLastCalledWith(null);
    expect(props.onSelect).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Escape}');
    expect(props.onSelect).toHaveBeenCalledTimes(4);
  });

  it('opens a group by zooming in, and moves the focus to its markers', async () => {
    await renderMap();
    pin(/Portugal/).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /Casa do Mar/ })).toBeVisible();
    expect(pin(/Faro Velho/)).toBeVisible();
    expect(within(map()).queryByRole('button', { name: /2 resorts/ })).toBeNull();
    expect(document.activeElement).toHaveAccessibleName(/Casa do Mar|Faro Velho/);
  });

  it('lists by name what no zoom can split', async () => {
    const place = { lat: 60.2, lng: 24.9, country: 'Finland' };
    const twins = [
      aPoint({ ...place, id: 'A', label: 'Upper House' }),
      aPoint({ ...place, id: 'B', label: 'Lower House' }),
    ];
    const { props } = await renderMap({ points: [...POINTS, ...twins] });
    await userEvent.click(pin(/2 resorts in Finland/));
    const list = screen.getByRole('region', { name: 'Resorts in the same place' });
    expect(within(list).getByRole('heading')).toHaveFocus();
    // An Escape that is not prevented also closes the full screen around it.
    expect(fireEvent.keyDown(within(list).getByRole('heading'), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('region', { name: 'Resorts in the same place' })).toBeNull();
    await userEvent.click(pin(/2 resorts in Finland/));
    await userEvent.click(screen.getByRole('button', { name: /Lower House/ }));
    expect(props.onSelect).toHaveBeenLastCalledWith('B');
    expect(screen.queryByRole('region', { name: 'Resorts in the same place' })).toBeNull();
  });

  it('moves from pin to pin by arrows, as one stop of the Tab key', async () => {
    await renderMap();
    const stops = within(map())
      .getAllByRole('button')
      .filter((button) => button.tabIndex === 0);
    expect(stops).toHaveLength(1);
    pin(/Portugal/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(pin(/Pelican Cove/)).toHaveFocus();
    expect(pin(/Pelican Cove/).tabIndex).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    expect(pin(/Portugal/)).toHaveFocus();
  });

  it('reports which pin is hovered, and highlights the pin of a card, also inside a group', async () => {
    const onHighlight = vi.fn<(id: string | null) => void>();
    const { change } = await renderMap({ onHighlight });
    await userEvent.hover(pin(/Pelican Cove/));
    expect(onHighlight).toHaveBeenLastCalledWith('R1');
    const dark = pin(/Portugal/).className;
    change({ highlightedId: 'R3' });
    expect(pin(/Portugal/).className).not.toBe(dark);
  });

  it('searches what is in view once the reader has moved the map, and stays there', async () => {
    const onArea = vi.fn<NonNullable<ResortMapProps['onArea']>>();
    const { change } = await renderMap({ onArea });
    map().focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(onArea).toHaveBeenCalledOnce());
    const [area] = onArea.mock.lastCall ?? [];
    expect(area?.south).toBeLessThan(area?.north ?? 0);
    expect(area?.west).not.toBe(-180);
    change({ onArea, area });
    // A move of the page's own, to another area, searches nothing.
    change({ onArea, area: { south: 38.5, west: -9.5, north: 39.1, east: -8.8 } });
    expect(await screen.findByRole('button', { name: /Casa do Mar/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Fit all resorts' }));
    expect(onArea.mock.calls.slice(1)).toEqual([[null]]);
  });

  it('goes back to an area that the reader has left', async () => {
    const onArea = vi.fn<NonNullable<ResortMapProps['onArea']>>();
    const { change } = await renderMap({ onArea });
    map().focus();
    await userEvent.keyboard('++');
    await waitFor(() => expect(onArea).toHaveBeenCalledOnce());
    const [area] = onArea.mock.lastCall ?? [];
    change({ onArea, area });
    await waitFor(() => expect(screen.getByText('0 resorts in view')).toBeInTheDocument());
    change({ onArea, area: null });
    await waitFor(() => expect(screen.getByText('3 resorts in view')).toBeInTheDocument());
    change({ onArea, area });
    await waitFor(() => expect(screen.getByText('0 resorts in view')).toBeInTheDocument());
  });

  it('offers to search instead where the reader does not want that', async () => {
    const onArea = vi.fn<NonNullable<ResortMapProps['onArea']>>();
    await renderMap({ onArea });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Search as I move' }));
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    map().focus();
    await userEvent.keyboard('+');
    await userEvent.click(await screen.findByRole('button', { name: 'Search this area' }));
    expect(onArea).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  });

  it('has buttons for wheel and finger gestures', async () => {
    await renderMap();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(screen.getByText('0 resorts in view')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Fit all resorts' }));
    await waitFor(() => expect(screen.getByText('3 resorts in view')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Whole world' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(screen.getByText('3 resorts in view')).toBeInTheDocument());
  });

  it('works without outlines and can load them again', async () => {
    vi.mocked(loadOutlines).mockRejectedValueOnce(new Error('offline'));
    await renderMap();
    expect(await screen.findByText('The countries could not be loaded.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByText('The countries could not be loaded.')).toBeNull(),
    );
  });
});
