import type { StoredBooking } from '@club/domain/booking/booking';
import { displayName } from '@club/domain/resort/resort-name';
import { prefixKeys } from '@club/domain/search/prefix-keys';

/** What a booking is found by; a document in pieces may lack any of it. */
type Searched = Pick<Partial<StoredBooking>, '_id' | 'email' | 'billingInfo' | 'guestInfo'> & {
  resort?: Partial<StoredBooking['resort']>;
};

/** Words of a name, and of a resort's name, that can be looked for. */
const NAME_WORDS = 2;
const PLACE_WORDS = 5;
/** How much of a booking's id people type or paste. */
const ID_LENGTH = 12;

const firstWords = (text: string | undefined, words: number): string =>
  (text ?? '').trim().split(/\s+/u, words).join(' ');

type Name = { firstName?: string | undefined; lastName?: string | undefined };

const fullName = (name: Name | null | undefined): string =>
  `${firstWords(name?.firstName, NAME_WORDS)} ${firstWords(name?.lastName, NAME_WORDS)}`;

/**
 * The search keys of a booking (`keys` of its document): beginnings of the e-mail address, the names
 * of the payer and of the guest, the resort's name and ID, and the booking's own id. Some 100 of
 * them, at most 300. They change with the guest, and when a member is erased.
 */
export const bookingKeys = ({ _id, email, billingInfo, guestInfo, resort }: Searched): string[] =>
  prefixKeys([
    email ?? '',
    fullName(billingInfo),
    fullName(guestInfo),
    firstWords(displayName(resort?.place_name ?? ''), PLACE_WORDS),
    resort?.resort_ID ?? '',
    (_id ?? '').slice(0, ID_LENGTH),
  ]);
