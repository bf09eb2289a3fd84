import type { StoredBooking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import type { ClubMail } from './club-message.ts';
import { guestMailId } from './guest-mail-id.ts';
import type { MailContent, MailFact } from './mail-layout.ts';
import { layOutMail } from './mail-layout.ts';
import { resortName, stayFacts } from './stay-facts.ts';
import { resortPath, tripPath } from './site-paths.ts';

/** What all mails of one message about a stay share; `at` is an ISO instant. */
export type StayMail = Pick<ClubMail, 'id' | 'at' | 'outdatedAt'> & {
  booking: StoredBooking;
  subject: string;
};

/** What differs between the mails to the member and to a guest. */
type StayTexts = Pick<MailContent, 'preheader' | 'title' | 'opening'>;

/** The mail about a stay to its member; `more` is for the member only. */
export const memberMail = (
  { booking, subject, ...mail }: StayMail,
  texts: StayTexts,
  more: Pick<MailContent, 'facts' | 'notes'>,
): ClubMail => ({
  ...mail,
  to: null,
  message: layOutMail({
    ...texts,
    subject,
    facts: [...stayFacts(booking), ...more.facts],
    notes: more.notes,
    action: { label: 'See your trip', path: tripPath(booking._id) },
    closing: 'You get this mail because you are a member of the club and this is your stay.',
  }),
});

/**
 * The guest's copy, if a confirmation was requested for them (rules 8.3). It only has what concerns
 * the trip: no price, no points and no card.
 */
export const guestMails = (
  { id, booking, subject, at }: StayMail,
  texts: StayTexts,
  guest: Guest | null = booking.guestInfo,
  facts: readonly MailFact[] = stayFacts(booking),
): ClubMail[] =>
  guest?.sendConfirmation === true
    ? [
        {
          id: guestMailId(id),
          to: guest.email,
          at,
          message: layOutMail({
            ...texts,
            subject,
            facts,
            notes: [],
            action: { label: `See ${resortName(booking)}`, path: resortPath(booking.resort._id) },
            closing:
              'You get this mail because a member of the club entered your address for this stay.',
          }),
        },
      ]
    : [];
