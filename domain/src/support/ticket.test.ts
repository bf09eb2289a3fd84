import { describe, expect, it } from 'vitest';
import {
  STATE_AFTER,
  TICKET_STATE_LABELS,
  TICKET_STATES,
  TICKET_STEPS,
  TICKET_TOPICS,
  TOPIC_LABELS,
  ticketSteps,
} from './ticket.ts';

describe('a ticket', () => {
  it('can be answered until it is closed, and then only opened again', () => {
    expect(TICKET_STATES.map((state) => [state, ticketSteps(state)])).toEqual([
      ['open', ['answer', 'mark-answered', 'close']],
      ['answered', ['answer', 'close', 'reopen']],
      ['closed', ['reopen']],
    ]);
  });

  it('goes by each step to one state', () => {
    expect(TICKET_STEPS.map((step) => [step, STATE_AFTER[step]])).toEqual([
      ['answer', 'answered'],
      ['mark-answered', 'answered'],
      ['close', 'closed'],
      ['reopen', 'open'],
    ]);
  });

  it('has a topic and a state that are called something', () => {
    expect(TICKET_TOPICS).toEqual(['booking', 'payment', 'points', 'account', 'site', 'other']);
    expect(Object.keys(TOPIC_LABELS)).toEqual(TICKET_TOPICS);
    expect(Object.keys(TICKET_STATE_LABELS)).toEqual(TICKET_STATES);
    for (const label of [...Object.values(TOPIC_LABELS), ...Object.values(TICKET_STATE_LABELS)]) {
      expect(label).toMatch(/^[A-Z][\w ]+$/);
    }
  });
});
