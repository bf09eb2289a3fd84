import type { SupportTicket } from '@club/domain/support/ticket';
import { TOPIC_LABELS } from '@club/domain/support/ticket';
import type { ClubMessage } from './club-message.ts';
import { layOutMail } from './mail-layout.ts';
import { CONTACT_PATH, HELP_PATH } from './site-paths.ts';

const CLOSING = 'You get this mail because this address was given on the contact page of the club.';

/** The id of the mail that a ticket was received. */
export const receivedMailId = (number: string): string => `${number}_received`;
/** The id of the mail with an answer; the first answer is 1. */
export const answerMailId = (number: string, answer: number): string =>
  `${number}_answer_${answer}`;

/**
 * The mail that a ticket was received. It has none of the visitor's input: anyone can enter any
 * address, and must not be able to send their own text in the club's name.
 */
export const ticketReceived = ({ number, topic, at, email }: SupportTicket): ClubMessage => ({
  mails: [
    {
      id: receivedMailId(number),
      to: email,
      at,
      message: layOutMail({
        subject: `We have your message: ${number}`,
        preheader: 'A person of the club reads it and answers to this address.',
        title: 'Your message has arrived',
        opening: 'A person of the club reads it and answers to this address.',
        facts: [
          { label: 'Ticket number', value: number },
          { label: 'About', value: TOPIC_LABELS[topic] },
        ],
        notes: [
          {
            heading: 'You did not write to us?',
            text: 'Then your address was entered by mistake. You do not need to do anything.',
          },
        ],
        action: { label: 'Look at the answers to common questions', path: HELP_PATH },
        closing: CLOSING,
      }),
    },
  ],
});

/** The message with the latest answer to a ticket, and its notification for a member. */
export const ticketAnswered = (ticket: SupportTicket, text: string, at: string): ClubMessage => {
  const { number, topic, answers } = ticket;
  const id = answerMailId(number, answers.length);
  return {
    notice: {
      id,
      notification: {
        kind: 'ticket-answered',
        data: { number },
        link: CONTACT_PATH,
        at,
        read: false,
      },
    },
    mails: [
      {
        id,
        to: null,
        at,
        message: layOutMail({
          subject: `Our answer to ${number}`,
          preheader: text,
          title: 'Our answer',
          opening: `You wrote to us about: ${TOPIC_LABELS[topic]}.`,
          paragraphs: text.split('\n'),
          facts: [{ label: 'Ticket number', value: number }],
          notes: [],
          action: { label: 'Write to us again', path: CONTACT_PATH },
          closing: CLOSING,
        }),
      },
    ],
  };
};
