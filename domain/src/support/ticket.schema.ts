import type { InferType } from 'yup';
import { object, string } from 'yup';
import { IDS } from '../ids.ts';
import { optionalId, requiredId } from '../validation/id-field.ts';
import { requiredRevision } from '../validation/number-field.ts';
import { requiredEmail, requiredLine, requiredLines } from '../validation/text-field.ts';
import type { TicketStep, TicketTopic } from './ticket.ts';
import { TICKET_STEPS, TICKET_TOPICS } from './ticket.ts';

/** Longest message to the club, and longest answer of it. */
export const MAX_MESSAGE_LENGTH = 4000;
/** A message below this is no question yet. */
const MIN_MESSAGE_LENGTH = 10;

/** A message to the club: the form's schema, and part of the callable's. */
export const contactSchema = object({
  name: requiredLine('Name', 80),
  email: requiredEmail(),
  topic: string<TicketTopic>()
    .required('Choose what it is about.')
    .oneOf([...TICKET_TOPICS], 'Choose one of the topics.'),
  bookingId: optionalId(IDS.booking).nullable().default(null),
  message: requiredLines('Message', MAX_MESSAGE_LENGTH).min(
    MIN_MESSAGE_LENGTH,
    `Write at least ${MIN_MESSAGE_LENGTH} characters, so that we know what to do.`,
  ),
});
export type ContactMessage = InferType<typeof contactSchema>;

/** What an admin does with a ticket: an answer needs a text, and no other step has one. */
export const ticketStepSchema = object({
  number: requiredId(IDS.ticket),
  /** The revision that was looked at. */
  rev: requiredRevision(),
  step: string<TicketStep>()
    .required('A step is required.')
    .oneOf([...TICKET_STEPS], `Step must be one of: ${TICKET_STEPS.join(', ')}.`),
  text: requiredLines('Answer', MAX_MESSAGE_LENGTH)
    .optional()
    .when('step', ([step], schema) =>
      step === 'answer'
        ? schema.required('Answer is required.')
        : schema.test('none', 'Only an answer has a text.', (text) => text === undefined),
    ),
});
export type TicketStepOrder = InferType<typeof ticketStepSchema>;
