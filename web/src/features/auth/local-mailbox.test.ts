import { describe, expect, it } from 'vitest';
import { mailLink, mailsOf } from './local-mailbox.ts';

const entry = (requestType: string, more: object = {}) => ({
  email: 'anna@example.com',
  requestType,
  oobCode: `code-${requestType}`,
  oobLink: 'http://127.0.0.1:9099/emulator/action',
  ...more,
});

describe('the local mailbox', () => {
  it('shows the newest email first', () => {
    const mails = mailsOf({ oobCodes: [entry('VERIFY_EMAIL'), entry('PASSWORD_RESET')] });
    expect(mails.map(({ action }) => action)).toEqual(['resetPassword', 'verifyEmail']);
  });

  it('delivers the link that changes an address to the new one', () => {
    const change = entry('VERIFY_AND_CHANGE_EMAIL', { newEmail: 'new@example.com' });
    expect(mailsOf({ oobCodes: [change] })[0]?.to).toBe('new@example.com');
    expect(mailsOf({ oobCodes: [entry('RECOVER_EMAIL')] })[0]?.to).toBe('anna@example.com');
  });

  it('opens our own page with the code, whatever signs it has', () => {
    const [mail] = mailsOf({ oobCodes: [entry('VERIFY_EMAIL', { oobCode: 'a&b=c' })] });
    expect(mail && mailLink(mail)).toBe('/identity-action?mode=verifyEmail&oobCode=a%26b%3Dc');
  });

  it.each([null, {}, { oobCodes: 'none' }, { oobCodes: [7, null, {}, entry('EMAIL_SIGNIN')] }])(
    'is empty for %j',
    (response) => {
      expect(mailsOf(response)).toEqual([]);
    },
  );
});
