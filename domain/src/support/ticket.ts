/** What people write to the club about. */
export const TICKET_TOPICS = ['booking', 'payment', 'points', 'account', 'site', 'other'] as const;
export type TicketTopic = (typeof TICKET_TOPICS)[number];

/** The names of the topics, in the form, in mails and in the admin panel. */
export const TOPIC_LABELS: Readonly<Record<TicketTopic, string>> = {
  booking: 'A booking',
  payment: 'A payment or refund',
  points: 'Points',
  account: 'My account',
  site: 'Something that does not work',
  other: 'Something else',
};

/** States of a ticket. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What the states are called. */
export const TICKET_STATE_LABELS: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

/** What an admin can do with a ticket; 'answer' sends a mail, the others do not. */
export const TICKET_STEPS = ['answer', 'mark-answered', 'close', 'reopen'] as const;
export type TicketStep = (typeof TICKET_STEPS)[number];

/** Where each step leads. */
export const STATE_AFTER: Readonly<Record<TicketStep, TicketState>> = {
  answer: 'answered',
  'mark-answered': 'answered',
  close: 'closed',
  reopen: 'open',
};

const STEPS_FROM: Readonly<Record<TicketState, readonly TicketStep[]>> = {
  open: ['answer', 'mark-answered', 'close'],
  answered: ['answer', 'close', 'reopen'],
  closed: ['reopen'],
};

/** What can be done with a ticket in a state. */
export const ticketSteps = (state: TicketState): readonly TicketStep[] => STEPS_FROM[state];

/** How long a closed ticket is kept, days. */
export const CLOSED_TICKET_DAYS = 365;

/** One answer of the club. */
type TicketAnswer = { at: string; text: string };

/** A step that an admin took. `actor` is a uid. */
type TicketEvent = { at: string; actor: string; step: TicketStep };

/** A document of `supportTickets/{number}`. Instants are ISO texts. */
export type SupportTicket = {
  /** Also its id: 'HELP-7F3K9Q'. */
  number: string;
  /** The member who wrote; null for a visitor. */
  uid: string | null;
  name: string;
  /** Where answers go, as it was typed. */
  email: string;
  topic: TicketTopic;
  /** The writer's own booking that it is about, or null. */
  bookingId: string | null;
  message: string;
  state: TicketState;
  stateAt: string;
  at: string;
  answers: readonly TicketAnswer[];
  history: readonly TicketEvent[];
  rev: number;
};
