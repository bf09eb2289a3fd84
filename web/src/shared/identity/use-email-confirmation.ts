import { useEffect, useState } from 'react';
import { accountChangedAt } from './account-changes.ts';
import { sendVerification } from './email.ts';
import { reloadAccount } from './identity.ts';
import { identityNotice } from './identity-messages.ts';
import { RESEND_MS, verificationSentAt } from './verification-sent-at.ts';
import { useStoredValue } from '../../kernel/storage/local-store.ts';
import { useEmulators } from '../../kernel/firebase/use-emulators.ts';
import { useDialogs } from '../../design/overlay/dialogs-context.ts';
import { useSecondsLeft } from '../../design/time/use-seconds-left.ts';

/**
 * Checks whether the address was confirmed: when another tab says so, and whenever the page becomes
 * visible, because the link may have been opened on another device.
 */
const useVerifiedElsewhere = (): void => {
  useEffect(() => {
    const ask = (): void => {
      // Offline, or the session has ended: the session itself handles both.
      reloadAccount().catch(() => {});
    };
    const look = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    const stop = accountChangedAt.subscribe(ask);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
};

/** State and actions of a screen that asks to confirm the address. */
export type EmailConfirmation = {
  /** What is running. */
  work: 'sending' | 'looking' | null;
  /** Seconds until another mail can be sent; 0 for at once. */
  wait: number;
  /** True once a mail was sent in this tab. */
  isSent: boolean;
  /** True on a machine with emulators, where no mail is really sent. */
  isLocal: boolean;
  /** Sends the link, and shows the result. */
  send: () => Promise<void>;
  /** Checks whether the address is confirmed, and shows the result. */
  look: () => Promise<void>;
};

/** Sends the link that confirms `email`, and checks whether it was opened. */
export const useEmailConfirmation = (email: string): EmailConfirmation => {
  const [sentAt, setSentAt] = useStoredValue(verificationSentAt);
  const wait = useSecondsLeft(sentAt === null ? null : sentAt + RESEND_MS);
  const [work, setWork] = useState<EmailConfirmation['work']>(null);
  const { toast } = useDialogs();
  const isLocal = useEmulators() === true;
  useVerifiedElsewhere();

  const send = async (): Promise<void> => {
    setWork('sending');
    try {
      await sendVerification();
      setSentAt(Date.now());
      toast({ tone: 'good', text: `A new link is on its way to ${email}.` });
    } catch (error) {
      toast({ tone: 'bad', text: identityNotice(error, 'The mail could not be sent.') });
    }
    setWork(null);
  };

  // Once it is confirmed, the screen that asked closes; a message is needed only when it is not.
  const look = async (): Promise<void> => {
    setWork('looking');
    try {
      const isVerified = await reloadAccount();
      toast(
        isVerified
          ? { tone: 'good', text: 'Thank you, your email is confirmed.' }
          : { text: 'Not confirmed yet. Please open the link in the mail first.' },
      );
    } catch (error) {
      toast({ tone: 'bad', text: identityNotice(error) });
    }
    setWork(null);
  };

  return { work, wait, isSent: sentAt !== null, isLocal, send, look };
};
