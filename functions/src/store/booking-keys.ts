import type { StoredBooking } from '@club/domain/booking/booking';
import { displayName } from '@club/domain/resort/resort-name';
import { prefixKeys } from '@club/domain/search/prefix-keys';

/** The fields that a booking is found by; an incomplete document may lack any of them. */
type Searched = Pick<
  Partial<StoredBooking>,
  '_id' | 'number' | 'email' | 'billingInfo' | 'guestInfo'
> & {
  resort?: Partial<StoredBooking['resort']>;
};

/** How many words of a name, and of a resort's name, can be searched for. */
const NAME_WORDS = 2;
const PLACE_WORDS = 5;
/** How much of a booking's id can be searched for. */
const ID_LENGTH = 12;

const firstWords = (text: string | undefined, words: number): string =>
  (text ?? '').trim().split(/\s+/u, words).join(' ');

type Name = { firstName?: string | undefined; lastName?: string | undefined };

const fullName = (name: Name | null | undefined): string =>
  `${firstWords(name?.firstName, NAME_WORDS)} ${firstWords(name?.lastName, NAME_WORDS)}`;

/**
 * The search keys of a booking (`keys` of its document): beginnings of the email address, the
 * names of the payer and of the guest, the resort's name and ID, the booking's number with and
 * without its prefix, and its id. Some 120
 * of them, at most 300. They change with the guest, and when the member's account is deleted.
 */
export const bookingKeys = ({
  _id,
  number,
  email,
  billingInfo,
  guestInfo,
  resort,
}: Searched): string[] =>
  prefixKeys([
    email ?? '',
    fullName(billingInfo),
    fullName(guestInfo),
    firstWords(displayName(resort?.place_name ?? ''), PLACE_WORDS),
    resort?.resort_ID ?? '',
    number ?? '',
    (number ?? '').split('-').at(-1) ?? '',
    (_id ?? '').slice(0, ID_LENGTH),
  ]);
