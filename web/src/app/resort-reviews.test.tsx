import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REVIEWS, withReview } from '@club/domain/reviews/review-summary';
import { describe, expect, it } from 'vitest';
import type { LiveFixture } from '../testing/live-store-with.ts';
import { liveKey, liveStoreWith } from '../testing/live-store-with.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { aResort } from '../testing/resort-builders.ts';
import { aReview } from '../testing/review-builder.ts';

const PATH = '/singleResortPage/R1001?tab=reviews';
const open = async (live: Partial<LiveFixture> = {}, over: Parameters<typeof aResort>[0] = {}) => {
  const store = liveStoreWith({ resorts: { R1001: aResort(over) }, catalogue: [], ...live });
  const route = renderRoute(PATH, { store });
  await screen.findByRole('heading', { level: 1 });
  return { ...route, store };
};
/** The four bars as they are read. */
const barsIn = (name: string): string =>
  screen.getByRole('region', { name }).textContent.replaceAll(' out of 10', ' ');

const ROWS = Array.from({ length: 10 }, (_, at) => aReview({ id: `r${at}`, text: `Review ${at}` }));
const SUMMARY = [...ROWS, aReview()].reduce(withReview, NO_REVIEWS);
const NEXT = ['2026-11-02', 'r9'] as const;

describe('the Reviews tab', () => {
  it('has the static ratings, called typical, until members have reviewed stays', async () => {
    await open({ reviewSummaries: { R1001: NO_REVIEWS } });
    expect(screen.getByText('214 reviews', { selector: 'p' })).toBeVisible();
    expect(barsIn('Typical ratings')).toMatch(
      /^TypicalRooms8\.0 Service8\.0 Value8\.0 Cleanliness8\.0 /,
    );
    expect(screen.getByText(/No member has reviewed a stay here yet/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Reviews of members' })).toBeNull();
  });

  it('has what members said beside the traveler rating, and does not mix the two', async () => {
    await open({
      reviewSummaries: { R1001: SUMMARY },
      reviewPages: [
        [
          { resortId: 'R1001', after: null },
          { rows: ROWS, next: NEXT },
        ],
      ],
    });
    expect(screen.getByText('214 reviews', { selector: 'p' })).toBeVisible();
    expect(barsIn('Ratings of verified stays')).toMatch(
      /^8\.5 from 11 verified reviewsRooms8\.0 Service9\.0 Value7\.0 Cleanliness10\.0 /,
    );
    expect(screen.queryByRole('region', { name: 'Typical ratings' })).toBeNull();
    expect(screen.getByText(/not mixed into the traveler rating/)).toBeVisible();
    const facts = screen.getByRole('region', { name: 'What members found' });
    expect(facts).toHaveTextContent('Wi-Fi worked11 of 11');
    expect(facts).toHaveTextContent('Parking0 of 11');
    expect(facts).not.toHaveTextContent('Laundry');
  });

  it('lists ten reviews a page, which the address keeps', async () => {
    const { address } = await open({
      reviewSummaries: { R1001: SUMMARY },
      reviewPages: [
        [
          { resortId: 'R1001', after: null },
          { rows: ROWS, next: NEXT },
        ],
        [
          { resortId: 'R1001', after: NEXT },
          { rows: [aReview({ author: 'Anna', text: 'The eleventh' })], next: null },
        ],
      ],
    });
    const list = within(screen.getByRole('region', { name: 'Reviews of members' }));
    expect(list.getAllByRole('article').length).toBe(10);
    await userEvent.click(list.getByRole('button', { name: 'Next' }));
    expect(address()).toBe(`${PATH}&after=2026-11-02%7Er9`);
    expect(list.getAllByRole('article').length).toBe(1);
    expect(list.getByText('The eleventh')).toBeVisible();
    expect(list.getByText('Anna')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Previous' }));
    expect(list.getAllByRole('article').length).toBe(10);
  });

  it('shows the static ratings when the others could not be loaded, and asks again', async () => {
    const { store } = await open();
    expect(screen.getByText('Loading the reviews...')).toBeInTheDocument();
    act(() => store.fail(liveKey('reviewSummary', { resortId: 'R1001' })));
    expect(barsIn('Typical ratings')).toContain('Rooms8.0');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Loading the reviews...')).toBeInTheDocument();
  });

  it('says that nobody rated a resort that came without a rating', async () => {
    await open({ reviewSummaries: { R1001: NO_REVIEWS } }, { rating: 0 });
    expect(screen.getByText('No travelers have rated this resort so far.')).toBeVisible();
  });

  it('asks for nothing while another tab is open', async () => {
    const store = liveStoreWith({ resorts: { R1001: aResort() }, catalogue: [] });
    renderRoute('/singleResortPage/R1001', { store });
    await screen.findByRole('heading', { level: 1 });
    expect(store.wanted().map(({ request }) => request.kind)).not.toContain('reviewSummary');
    await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
    expect(store.wanted().map(({ request }) => request.kind)).toContain('reviewSummary');
    expect(store.wanted().map(({ request }) => request.kind)).not.toContain('reviews');
  });
});
