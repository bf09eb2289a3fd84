import { describe, expect, it } from 'vitest';
import { withPageAfter } from '../../../lib/cursor-trail.ts';
import {
  supportListStateOf,
  ticketsQueryOf,
  withOpenTicket,
  withTicketFilter,
} from './support-list-state.ts';

describe('the list of tickets in the address', () => {
  it('is everything when nothing is said, or nothing that makes sense', () => {
    for (const text of ['', 'state=gone&topic=__proto__&ticket=../x']) {
      const state = supportListStateOf(new URLSearchParams(text));
      expect(state.open).toBeNull();
      expect(ticketsQueryOf(state)).toEqual({ state: null, topic: null, after: null });
    }
  });

  it('keeps filter and page while a ticket is opened, and begins anew with another filter', () => {
    const page = withPageAfter(new URLSearchParams('state=open'), ['2026-11-20', 'TW-7F3K9Q']);
    const open = withOpenTicket(page, 'TW-7F3K9Q');
    expect(supportListStateOf(open)).toMatchObject({ state: 'open', open: 'TW-7F3K9Q' });
    expect(ticketsQueryOf(supportListStateOf(open)).after).toEqual(['2026-11-20', 'TW-7F3K9Q']);
    expect(withOpenTicket(open, null).toString()).toBe(page.toString());
    expect(withTicketFilter(page, { state: null, topic: 'points' }).toString()).toBe(
      'topic=points',
    );
  });
});
