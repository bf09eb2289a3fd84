import { describe, expect, it } from 'vitest';
import { titled } from '../testing/titled.ts';
import { errorsIn, WRONG_SHAPES, withValue } from '../testing/schema-cases.ts';
import { parseWith } from '../validation/parse-with.ts';
import { contactSchema, ticketStepSchema } from './ticket.schema.ts';

const MESSAGE = {
  name: 'Anna Berg',
  email: 'anna@example.com',
  topic: 'booking',
  bookingId: '0123456789abcdef01234567',
  message: 'Where is my booking?',
};
const inMessage = (path: string, value: unknown) =>
  errorsIn(contactSchema, withValue(MESSAGE, path, value))[path];

describe('a message to the club', () => {
  it('is taken as it is, about a booking or none', () => {
    expect(parseWith(contactSchema, MESSAGE)).toEqual({ ok: true, value: MESSAGE });
    const { bookingId: _about, ...without } = MESSAGE;
    expect(parseWith(contactSchema, without)).toEqual({
      ok: true,
      value: { ...without, bookingId: null },
    });
    expect(inMessage('bookingId', null)).toBeUndefined();
  });

  it('needs a name, an address, a topic and a question', () => {
    expect(errorsIn(contactSchema, {})).toEqual({
      name: 'Name is required.',
      email: 'Email is required.',
      topic: 'Choose what it is about.',
      message: 'Message is required.',
    });
  });

  it('has limits', () => {
    expect(inMessage('name', 'x'.repeat(80))).toBeUndefined();
    expect(inMessage('name', 'x'.repeat(81))).toBe('Name can have at most 80 characters.');
    expect(inMessage('message', 'x'.repeat(10))).toBeUndefined();
    expect(inMessage('message', 'x'.repeat(9))).toBe(
      'Write at least 10 characters, so that we know what to do.',
    );
    expect(inMessage('message', 'x'.repeat(4001))).toBe(
      'Message can have at most 4000 characters.',
    );
    expect(inMessage('topic', 'weather')).toBe('Choose one of the topics.');
  });

  it.each([
    '0123',
    'x123456789abcdef01234567',
    '0123456789abcdef012345678',
    '0123456789ABCDEF01234567',
  ])('is about no booking called %s', (id) => {
    expect(inMessage('bookingId', id)).toBe('The booking must be named by its id.');
  });
});

const STEP = { number: 'HELP-7F3K9Q', rev: 3, step: 'answer', text: 'It is there.' };
const inStep = (path: string, value: unknown, step: Record<string, unknown> = STEP) =>
  errorsIn(ticketStepSchema, withValue(step, path, value))[path];

describe('a step of a ticket', () => {
  it('is taken as it is: an answer with its text, any other without', () => {
    expect(parseWith(ticketStepSchema, STEP)).toEqual({ ok: true, value: STEP });
    const closing = { number: 'HELP-7F3K9Q', rev: 1, step: 'close' };
    expect(parseWith(ticketStepSchema, closing)).toEqual({ ok: true, value: closing });
    expect(inStep('text', undefined)).toBe('Answer is required.');
    expect(inStep('text', 'So what?', closing)).toBe('Only an answer has a text.');
    expect(inStep('text', 'x'.repeat(4001))).toBe('Answer can have at most 4000 characters.');
  });

  it('names its ticket, the revision that was looked at and the step', () => {
    expect(errorsIn(ticketStepSchema, {})).toEqual({
      number: 'A ticket is required.',
      rev: 'The revision is required.',
      step: 'A step is required.',
    });
    expect(inStep('number', 'HELP-1')).toBe('The ticket must be named by its number.');
    expect(inStep('rev', 0)).toBe('The revision must be at least 1.');
    expect(inStep('rev', 1.5)).toBe('The revision must be a whole number.');
    expect(inStep('rev', 'x')).toBe('The revision must be a number.');
    expect(inStep('step', 'burn')).toBe(
      'Step must be one of: answer, mark-answered, close, reopen.',
    );
  });

  it.each(titled(WRONG_SHAPES))('has no field of the shape %s', (_, shape) => {
    for (const path of ['number', 'rev', 'step', 'text']) {
      expect(inStep(path, shape)).toBeDefined();
    }
  });
});
