/** Fixed texts of dialogs, alerts and lists, letter by letter; their only home (rules 13.1). */

/** A dialog: title, text, the small line below, and how long it stays (ms) before it closes itself. */
export type DialogText = { title: string; text?: string; footer?: string; closesAfterMs?: number };

/** Toast timer (rules 13.3), milliseconds. */
export const TOAST_MS = 1500;
/** Removal popup (rules 13.2), milliseconds. */
export const REMOVAL_POPUP_MS = 2000;

export const DIALOGS = {
  loginFailed: {
    title: 'Oops...',
    text: 'Wrong Email or Password',
    footer: 'Please enter correct Email or Password',
  },
  loginSucceeded: { title: 'Successfully Logged In' },
  /** For signing in again, to change something (rules 13.2). */
  signedIn: { title: 'Successfully Signed In' },
  googleFailed: {
    title: 'Oops...',
    text: 'Error logging in with Google',
    footer: 'Please try again later',
  },
  googleSucceeded: { title: 'Successfully Logged In with Google' },
  registered: { title: 'Successfully Registered' },
  alreadyRegistered: { title: 'Oops...', text: 'You are already registered' },
  userRemoved: {
    title: 'User Removed',
    text: 'User has been successfully deleted',
    closesAfterMs: REMOVAL_POPUP_MS,
  },
  removalFailed: { title: 'Error', text: 'Failed to remove user' },
  resortFailed: { title: 'Oops...', text: 'Something went wrong!' },
} as const satisfies Record<string, DialogText>;

/**
 * The dialog for a failed registration: the error's own message, else the general one (rules 13.2).
 */
export const registrationFailed = (message: string | null): DialogText => ({
  title: 'Oops...',
  text: message ?? 'Error during registration',
  footer: 'Please try again later',
});

export const REMOVAL_CONFIRM = {
  title: 'Are you sure?',
  text: "You won't be able to revert this!",
  confirmLabel: 'Yes, delete it!',
} as const;

export const ALERTS = {
  paymentFailed: 'Payment failed. Please try again.',
  paymentNetworkError: 'An error occurred. Please try again.',
  bookingConfirmed: 'Booking confirmed!',
  selectOption: 'Please select an option before continuing.',
  fillGuest: 'Please fill out the guest information before continuing.',
} as const;

export const MISSING_DATA = {
  booking: 'Error: No booking data found.',
  resort: 'Error: No resort data found.',
  bookingInformation: 'Error: No booking information provided.',
  confirmationResort: 'Error: Resort data is not available.',
  matchingBooking: 'No matching booking found for the selected resort.',
} as const;

export const EMPTY_LISTS = {
  bookings: 'No bookings found.',
  admins: 'No admins available.',
  search: 'No Results Found for',
} as const;

/** What the table of all bookings says where something is missing (rules 1.14). */
export const BOOKING_FALLBACKS = {
  image: 'No image available',
  resort: 'Unknown resort',
  date: 'No date available',
  status: 'No status available',
} as const;
