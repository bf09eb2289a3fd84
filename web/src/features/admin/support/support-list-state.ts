import { IDS } from '@club/domain/ids';
import { TICKET_STATES, TICKET_TOPICS } from '@club/domain/support/ticket';
import type { TicketState, TicketTopic } from '@club/domain/support/ticket';
import type { TicketsQuery } from '../../../lib/admin-lists.ts';
import type { Cursor } from '../../../lib/list-page.ts';
import { trailOf, withoutTrail } from '../../../lib/cursor-trail.ts';

/** What the address asks of the list of tickets. */
export type SupportListState = {
  state: TicketState | null;
  topic: TicketTopic | null;
  trail: readonly Cursor[];
  /** The ticket whose detail is open. */
  open: string | null;
};

/** Reads the list's state from an address; what makes no sense counts as not said. */
export const supportListStateOf = (params: URLSearchParams): SupportListState => {
  const open = params.get('ticket') ?? '';
  return {
    state: TICKET_STATES.find((state) => state === params.get('state')) ?? null,
    topic: TICKET_TOPICS.find((topic) => topic === params.get('topic')) ?? null,
    trail: trailOf(params),
    open: IDS.ticket.is(open) ? open : null,
  };
};

const put = (params: URLSearchParams, name: string, value: string | null): URLSearchParams => {
  if (value === null) params.delete(name);
  else params.set(name, value);
  return params;
};

/** The address with another filter, on its first page. */
export const withTicketFilter = (
  params: URLSearchParams,
  change: Partial<Pick<SupportListState, 'state' | 'topic'>>,
): URLSearchParams => {
  const next = withoutTrail(params);
  for (const [name, value] of Object.entries(change)) put(next, name, value);
  return next;
};

/** The address with the detail of a ticket open, or of none. */
export const withOpenTicket = (params: URLSearchParams, number: string | null): URLSearchParams =>
  put(new URLSearchParams(params), 'ticket', number);

/** What to ask the database for. */
export const ticketsQueryOf = ({ state, topic, trail }: SupportListState): TicketsQuery => ({
  state,
  topic,
  after: trail.at(-1) ?? null,
});
