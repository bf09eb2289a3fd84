/** What is rate limited. */
export const RATE_KINDS = [
  'hold',
  'card',
  'deposit',
  'waitlist',
  'contact',
  'mail',
  'export',
  'board',
  'stay',
  'bookings',
  'reset',
  'guest',
] as const;
export type RateKind = (typeof RATE_KINDS)[number];

/** The window in which times are counted, milliseconds. It slides: there is no full hour to wait for. */
export const RATE_WINDOW_MS = 3_600_000;

/**
 * How often within the window, an hour if there is none; null for no limit of that sort. `perCard`
 * counts one card over all members.
 */
export type RateLimit = {
  perMember: number;
  perAddress: number | null;
  perCard?: number;
  windowMs?: number;
};

const DAY_MS = 86_400_000;

/**
 * How often within the window: new holds, cards that are not approved, deposits, waitlists joined,
 * messages to the club (those of visitors by the email address they give), mails that a member
 * requests again, downloads of all that the club knows about a member, boards and stays that are opened
 * by their link, lists of bookings read through the API, and passwords chosen by the link of a mail;
 * within a day, changes of the guest of one booking (the booking is the member). Repeats that are
 * answered with what is there already do not count. More from one address than from one member, because
 * a household, an office or a whole mobile network can share one (docs/decisions/0013-rate-limits.md).
 */
export const RATE_LIMITS: Readonly<Record<RateKind, RateLimit>> = {
  hold: { perMember: 20, perAddress: 60 },
  card: { perMember: 5, perAddress: 10, perCard: 20 },
  deposit: { perMember: 10, perAddress: 30 },
  waitlist: { perMember: 20, perAddress: 40 },
  contact: { perMember: 5, perAddress: 20 },
  mail: { perMember: 5, perAddress: null },
  export: { perMember: 10, perAddress: null },
  board: { perMember: 60, perAddress: 120 },
  stay: { perMember: 60, perAddress: 120 },
  bookings: { perMember: 120, perAddress: null },
  reset: { perMember: 20, perAddress: 60 },
  guest: { perMember: 5, perAddress: null, windowMs: DAY_MS },
};

/** The window of a limit, milliseconds. */
export const windowOf = (kind: RateKind): number => RATE_LIMITS[kind].windowMs ?? RATE_WINDOW_MS;

const DONE_OFTEN: Readonly<Record<RateKind, string>> = {
  hold: 'You have looked at many offers within an hour.',
  card: 'Too many cards were declined within an hour.',
  deposit: 'You have made many deposits within an hour.',
  waitlist: 'You have joined many waitlists within an hour.',
  contact: 'You have written to us several times within an hour.',
  mail: 'You have requested several mails within an hour.',
  export: 'You have downloaded your data several times within an hour.',
  board: 'You have opened many shared boards within an hour.',
  stay: 'You have opened many shared stays within an hour.',
  bookings: 'You have loaded your bookings many times within an hour.',
  reset: 'You have chosen many passwords within an hour.',
  guest: 'You have changed the guest of this stay several times within a day.',
};

/** A wait as a text: '5 minutes'. */
export const waitText = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(seconds / 3600);
  return `${hours} hours`;
};

/** The message of a limit that was reached, with the wait in whole seconds. */
export const tooOftenText = (kind: RateKind, retryAfterSeconds: number): string =>
  `${DONE_OFTEN[kind]} Please try again in ${waitText(retryAfterSeconds)}.`;
