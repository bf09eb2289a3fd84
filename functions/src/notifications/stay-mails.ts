import type { StoredBooking } from '@club/domain/booking/booking';
import type { Guest } from '@club/domain/booking/guest.schema';
import type { ClubMail } from './club-message.ts';
import { guestMailId } from './guest-mail-id.ts';
import type { MailContent, MailFact } from './mail-layout.ts';
import { layOutMail } from './mail-layout.ts';
import { resortName, stayFacts } from './stay-facts.ts';
import { resortPath, tripPath } from './site-paths.ts';

/** What all mails of one message about a stay begin with; `at` is an ISO instant. */
export type StayMail = { id: string; booking: StoredBooking; subject: string; at: string };

/** What of a mail about a stay differs from one reader to the next. */
type StayWords = Pick<MailContent, 'preheader' | 'title' | 'opening'>;

/** The mail about a stay to the member whose stay it is; `more` are facts for the member alone. */
export const memberMail = (
  { id, booking, subject, at }: StayMail,
  words: StayWords,
  more: Pick<MailContent, 'facts' | 'notes'>,
): ClubMail => ({
  id,
  to: null,
  at,
  message: layOutMail({
    ...words,
    subject,
    facts: [...stayFacts(booking), ...more.facts],
    notes: more.notes,
    action: { label: 'See your trip', path: tripPath(booking._id) },
    closing: 'You get this mail because you are a member of the club and this is your stay.',
  }),
});

/**
 * The copy for a guest who asked for it (rules 8.3), none for others. It is made of what
 * concerns the travelling alone, so there is no price in it, no points and no card.
 */
export const guestMails = (
  { id, booking, subject, at }: StayMail,
  words: StayWords,
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
            ...words,
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
