import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_REVIEWS, withReview } from '@club/domain/reviews/review-summary';
import { describe, expect, it, vi } from 'vitest';
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
/** The four bars as a screen reader reads them. */
const barsIn = (name: string): string =>
  screen.getByRole('region', { name }).textContent.replaceAll(' out of 10', ' ');

const ROWS = Array.from({ length: 10 }, (_, at) => aReview({ id: `r${at}`, text: `Review ${at}` }));
const SUMMARY = [...ROWS, aReview()].reduce(withReview, NO_REVIEWS);
const NEXT = ['2026-11-02', 'r9'] as const;

describe('the Reviews section', () => {
  it('has one line about the rating until members have reviewed stays', async () => {
    await open({ reviewSummaries: { R1001: NO_REVIEWS } });
    expect(
      screen.getByText(
        'Travelers gave it 8.0 out of 10 in 214 reviews before it was in the club; rooms, service, value, and cleanliness get their own scores from members, once their stay here is over.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Traveler rating' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Reviews of members' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Ratings of verified stays' })).toBeNull();
  });

  it('shows the ratings of members beside the traveler rating, not mixed with it', async () => {
    await open({
      reviewSummaries: { R1001: SUMMARY },
      reviewPages: [
        [
          { resortId: 'R1001', after: null },
          { rows: ROWS, next: NEXT },
        ],
      ],
    });
    expect(screen.getByText('214 traveler reviews', { selector: 'p' })).toBeVisible();
    expect(barsIn('Ratings of verified stays')).toMatch(
      /^8\.5 from 11 verified reviewsRooms8\.0 Service9\.0 Value7\.0 Cleanliness10\.0 /,
    );
    expect(screen.getByText(/do not count toward the traveler rating/)).toBeVisible();
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

  it('shows the traveler rating when the others could not be loaded, and retries', async () => {
    const { store } = await open();
    expect(screen.getByText('Loading the reviews...')).toBeInTheDocument();
    act(() => store.fail(liveKey('reviewSummary', { resortId: 'R1001' })));
    expect(screen.getByText('214 traveler reviews', { selector: 'p' })).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Reviews' }));
    await userEvent.click(section.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Loading the reviews...')).toBeInTheDocument();
  });

  it('says that a resort without a rating has none', async () => {
    await open({ reviewSummaries: { R1001: NO_REVIEWS } }, { rating: 0 });
    expect(screen.getByText(/^No travelers have rated this resort so far;/)).toBeVisible();
  });

  it('reads the summary when the section comes near, and no reviews where there are none', async () => {
    const near = new Map<Element, () => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #report: IntersectionObserverCallback;
        constructor(report: IntersectionObserverCallback) {
          this.#report = report;
        }
        observe(element: Element) {
          near.set(element, () => {
            this.#report(
              [{ isIntersecting: true } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            );
          });
        }
        disconnect() {}
      },
    );
    const store = liveStoreWith({ resorts: { R1001: aResort() } });
    renderRoute('/singleResortPage/R1001', { store });
    await screen.findByRole('heading', { level: 1 });
    const kinds = () => store.wanted().map(({ request }) => request.kind);
    expect(kinds()).toEqual(['resort']);
    const section = screen.getByRole('region', { name: 'Reviews' });
    act(() => {
      for (const [element, report] of near) if (section.contains(element)) report();
    });
    expect(kinds()).toContain('reviewSummary');
    expect(kinds()).not.toContain('reviews');
    expect(kinds()).not.toContain('inventory');
    vi.unstubAllGlobals();
  });
});
