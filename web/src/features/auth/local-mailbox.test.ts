import { describe, expect, it } from 'vitest';
import { clubMailsOf, identityMailsOf, mailLink } from './local-mailbox.ts';

const entry = (requestType: string, more: object = {}) => ({
  email: 'anna@example.com',
  requestType,
  oobCode: `code-${requestType}`,
  oobLink: 'http://127.0.0.1:9099/emulator/action',
  ...more,
});

describe('the local mailbox', () => {
  it('shows the newest email first', () => {
    const mails = identityMailsOf({ oobCodes: [entry('VERIFY_EMAIL'), entry('PASSWORD_RESET')] });
    expect(mails.map(({ action }) => action)).toEqual(['resetPassword', 'verifyEmail']);
  });

  it('delivers the link that changes an address to the new one', () => {
    const change = entry('VERIFY_AND_CHANGE_EMAIL', { newEmail: 'new@example.com' });
    expect(identityMailsOf({ oobCodes: [change] })[0]?.to).toBe('new@example.com');
    expect(identityMailsOf({ oobCodes: [entry('RECOVER_EMAIL')] })[0]?.to).toBe('anna@example.com');
  });

  it('opens our own page with the code, whatever signs it has', () => {
    const [mail] = identityMailsOf({ oobCodes: [entry('VERIFY_EMAIL', { oobCode: 'a&b=c' })] });
    expect(mail && mailLink(mail)).toBe('/identity-action?mode=verifyEmail&oobCode=a%26b%3Dc');
  });

  it.each([null, {}, { oobCodes: 'none' }, { oobCodes: [7, null, {}, entry('EMAIL_SIGNIN')] }])(
    'is empty for %j',
    (response) => {
      expect(identityMailsOf(response)).toEqual([]);
    },
  );

  it('has the emails of the club with the address of each as it looks', () => {
    const mail = { id: 2, to: 'anna@example.com', subject: 'Booking confirmed', copies: 1 };
    expect(clubMailsOf([mail, { id: 'x' }, null], 'http://127.0.0.1:9')).toEqual([
      { ...mail, from: '', text: '', at: '', page: 'http://127.0.0.1:9/mails/2.html' },
    ]);
    expect(clubMailsOf({}, 'http://127.0.0.1:9')).toEqual([]);
  });
});
