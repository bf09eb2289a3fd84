import { IDS } from '../../ids.ts';
import { contactSchema, ticketStepSchema } from '../../support/ticket.schema.ts';
import type { SupportTicket } from '../../support/ticket.ts';
import { requiredId } from '../../validation/id-field.ts';
import { operation } from '../operation.ts';

export const SUPPORT_OPERATIONS = {
  /** Writes to the club, and returns the number of the ticket. */
  contactClub: operation({
    access: 'visitor',
    needsRecord: false,
    input: contactSchema.shape({ requestId: requiredId(IDS.request) }),
    errors: ['booking-not-found', 'key-reused', 'too-many-requests'],
  }).returns<{ number: string }>(),

  /** Answers, closes or reopens a ticket, provided that it has not changed since `rev`. */
  handleTicket: operation({
    access: 'admin',
    input: ticketStepSchema,
    errors: ['ticket-not-found', 'ticket-changed'],
  }).returns<SupportTicket>(),
};
