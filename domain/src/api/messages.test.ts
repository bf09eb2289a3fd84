import { describe, expect, it } from 'vitest';
import {
  ALERTS,
  DIALOGS,
  EMPTY_LISTS,
  MISSING_DATA,
  REMOVAL_CONFIRM,
  REMOVAL_POPUP_MS,
  registrationFailed,
  TOAST_MS,
} from './messages.ts';
import { SCREEN_TEXTS } from './screen-texts.ts';

describe('the texts of the rules', () => {
  it('of dialogs are these, letter by letter', () => {
    expect(DIALOGS).toEqual({
      loginFailed: {
        title: 'Oops...',
        text: 'Wrong Email or Password',
        footer: 'Please enter correct Email or Password',
      },
      loginSucceeded: { title: 'Successfully Logged In' },
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
        closesAfterMs: 2000,
      },
      removalFailed: { title: 'Error', text: 'Failed to remove user' },
      resortFailed: { title: 'Oops...', text: 'Something went wrong!' },
    });
    expect(REMOVAL_CONFIRM).toEqual({
      title: 'Are you sure?',
      text: "You won't be able to revert this!",
      confirmLabel: 'Yes, delete it!',
    });
  });

  it("of a failed registration are the error's own, else the general one", () => {
    expect(registrationFailed('The address is taken.')).toEqual({
      title: 'Oops...',
      text: 'The address is taken.',
      footer: 'Please try again later',
    });
    expect(registrationFailed(null).text).toBe('Error during registration');
  });

  it('of alerts are these', () => {
    expect(ALERTS).toEqual({
      paymentFailed: 'Payment failed. Please try again.',
      paymentNetworkError: 'An error occurred. Please try again.',
      bookingConfirmed: 'Booking confirmed!',
      selectOption: 'Please select an option before continuing.',
      fillGuest: 'Please fill out the guest information before continuing.',
    });
  });

  it('of missing data and empty lists are these', () => {
    expect(Object.values(MISSING_DATA)).toEqual([
      'Error: No booking data found.',
      'Error: No resort data found.',
      'Error: No booking information provided.',
      'Error: Resort data is not available.',
      'No matching booking found for the selected resort.',
    ]);
    expect(EMPTY_LISTS).toEqual({
      bookings: 'No bookings found.',
      admins: 'No admins available.',
      search: 'No Results Found for',
    });
  });

  it('of screens are these', () => {
    expect(SCREEN_TEXTS).toEqual({
      notFound: 'The Page Not Found!',
      goHome: 'Go Back to Homepage',
      loading: 'Loading...',
      loginNeededToPay: 'You must be logged in to complete your booking.',
      resortSaved: 'Your work has been saved',
      selfDemotion: 'You cannot remove yourself as an admin.',
      hero: 'Find your dream vacation!',
      seeAllResorts: 'See all RCI resorts',
      zeroPoints: 'You have ZERO points in your RCI account!',
      depositPoints: 'DEPOSIT MY POINTS',
      searchPlaceholder: 'Search by resort Name, Location, ID',
      searchHistory: 'Your Search History',
    });
  });

  it('stay 1.5 and 2 seconds', () => {
    expect([TOAST_MS, REMOVAL_POPUP_MS]).toEqual([1500, 2000]);
  });
});
