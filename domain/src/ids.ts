/**
 * What the ids of the club look like: each grammar is written here and nowhere else. Nothing here
 * needs yup, because public pages check the ids of their address before they load a form; the fields
 * of schemas are made in `validation/id-field.ts`.
 */

/** The grammar of one kind of id, and the messages for a missing and a wrong one. */
export type IdKind = {
  is: (value: unknown) => value is string;
  missing: string;
  wrong: string;
};

const matching =
  (pattern: RegExp) =>
  (value: unknown): value is string =>
    typeof value === 'string' && pattern.test(value);

/** Hexadecimal digits of an id that the server makes, at random or as a hash: 96 bits. */
export const MADE_ID_LENGTH = 24;
const isMadeId = matching(new RegExp(`^[0-9a-f]{${MADE_ID_LENGTH}}$`));

/** Random bytes in the link of what is shared, base64url: too many for a link to be found by trying. */
export const LINK_BYTES = 16;
const LINK_LENGTH = Math.ceil((LINK_BYTES * 8) / 6);
const isLink = matching(new RegExp(`^[A-Za-z0-9_-]{${LINK_LENGTH}}$`));

/** The board that every member has, without a document until it has a name or dates. */
export const FIRST_BOARD = 'saved';
/** Most boards of a member, the first one included. */
export const MAX_BOARDS = 50;
/** Ids of the boards: numbered rather than random, so that no member can have more than there are. */
export const BOARD_IDS: readonly string[] = [
  FIRST_BOARD,
  ...Array.from({ length: MAX_BOARDS - 1 }, (_, index) => `b${index + 1}`),
];

/**
 * What the numbers begin with that people read out, followed by a hyphen. Each has a letter that no
 * number has, and they neither look nor sound alike, so a booking is never taken for a ticket.
 */
export const NUMBER_PREFIXES = { bookingNumber: 'TW', ticket: 'HELP' } as const;
/** What has a number that people read out. */
export type NumberKind = keyof typeof NUMBER_PREFIXES;
/**
 * The characters of such a number: no vowels, so that it spells nothing, and none of those that are
 * taken for another when read aloud or written by hand (0 O, 1 I L, 2 Z, 5 S, 8 B, U V, W).
 */
export const NUMBER_ALPHABET = '34679CDFGHJKMNPQRTXY';
export const NUMBER_LENGTH = 6;

const isNumber = (kind: NumberKind) =>
  matching(new RegExp(`^${NUMBER_PREFIXES[kind]}-[${NUMBER_ALPHABET}]{${NUMBER_LENGTH}}$`));

/**
 * True for the id of a document of any kind, a user's included. Firestore throws for a path in an id
 * and for what is between double underscores.
 */
export const isDocumentId = matching(/^(?!__.*__$)[\w-]{1,128}$/);

/** A document that another system may have named. */
const isName = matching(/^(?!__.*__$)[\w-]{1,64}$/);

/** True for a value of the Idempotency-Key header: any client may have its own way to make one. */
export const isIdempotencyKey = matching(/^[\x21-\x7e]{1,255}$/);
/** What the API says about a header that is none. */
export const IDEMPOTENCY_KEY_RULE =
  'Idempotency-Key must be 1 to 255 visible characters without blanks.';

/** The ids that requests and addresses name things by. Ids of changes and reviews are in neither. */
export const IDS = {
  booking: {
    is: isMadeId,
    missing: 'A booking is required.',
    wrong: 'The booking must be named by its id.',
  },
  /** The number that people read and say; nothing in a request is named by it. */
  bookingNumber: {
    is: isNumber('bookingNumber'),
    missing: 'A booking number is required.',
    wrong: 'This is not a booking number.',
  },
  /** A hold becomes the booking of the same id. An id without a hold is still a valid request. */
  hold: {
    is: isName,
    missing: 'A hold is required.',
    wrong: 'The hold must be named by its id.',
  },
  waitlistEntry: {
    is: isMadeId,
    missing: 'A waitlist entry is required.',
    wrong: 'The waitlist entry must be named by its id.',
  },
  /** The resort ID, which is the id of the document as well; other systems may have named it. */
  resort: {
    is: isName,
    missing: 'A resort is required.',
    wrong: 'The resort must be named by its ID.',
  },
  /** The ID that a new resort gets here: short enough to read out. */
  newResort: {
    is: matching(/^[A-Za-z0-9]{2,12}$/),
    missing: 'A resort ID is required.',
    wrong: 'Resort ID has 2 to 12 letters and digits.',
  },
  /** Made by the browser, so that a repeated call does its work once. */
  request: {
    is: matching(/^[A-Za-z0-9-]{8,64}$/),
    missing: 'A request id is required.',
    wrong: 'The request id has 8 to 64 letters and digits.',
  },
  board: {
    is: (value: unknown): value is string => BOARD_IDS.some((id) => id === value),
    missing: 'A board is required.',
    wrong: 'The board must be named by its id.',
  },
  /** The last part of the link of a shared board. */
  boardLink: {
    is: isLink,
    missing: 'A link is required.',
    wrong: 'This is not the link of a board.',
  },
  mail: {
    is: isDocumentId,
    missing: 'A mail is required.',
    wrong: 'The mail must be named by its id.',
  },
  /** The last part of the link of a shared stay. */
  stayLink: {
    is: isLink,
    missing: 'A link is required.',
    wrong: 'This is not the link of a stay.',
  },
  ticket: {
    is: isNumber('ticket'),
    missing: 'A ticket is required.',
    wrong: 'The ticket must be named by its number.',
  },
} as const satisfies Record<string, IdKind>;
